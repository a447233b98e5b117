import type { Game } from 'phaser';

/** This many faulty frames in a row are no accident: half a second. */
const MOST = 30;

export interface FrameTroubles {
  /** A frame failed. Called once for each message. */
  readonly onFault: (problem: unknown) => void;
  /** One frame after the other fails: nothing can be drawn any more. Called once. */
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
