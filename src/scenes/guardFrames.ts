import type { Game } from 'phaser';

/** So many faulty frames in a row, half a second of them, are no accident. */
const MOST = 30;

export interface FrameTroubles {
  /** Called when a frame fails, once for each message. */
  readonly onFault: (problem: unknown) => void;
  /** Called once, when one frame after the other fails and nothing can be drawn any more. */
  readonly onBroken: (problem: unknown) => void;
}

/** Keeps an error in a frame from ending Phaser's loop, which would leave every motion waiting. */
export function guardFrames(game: Game, { onFault, onBroken }: FrameTroubles): void {
  const reported = new Set<string>();
  let failed = 0;
  const hear = (problem: unknown): void => {
    failed += 1;
    const words = String(problem);
    if (!reported.has(words) && reported.size < MOST) onFault(problem);
    reported.add(words);
    if (failed === MOST) onBroken(problem);
  };
  const guarded =
    (step: Game['step']): Game['step'] =>
    (time, delta) => {
      try {
        step(time, delta);
        failed = 0;
      } catch (problem) {
        hear(problem);
      }
    };
  game.step = guarded(game.step.bind(game));
  // A game that has started handed its step to the loop already.
  if (game.loop.started) game.loop.callback = guarded(game.loop.callback);
}
