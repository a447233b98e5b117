import { Core, type Game } from 'phaser';

/** Frames to draw after the last change: enough for textures to upload and hover states to settle. */
const LAST_FRAMES = 4;

/** Lets the game loop sleep when nothing moves: a table at rest costs nothing. */
export interface Stillness {
  /** Draws for a moment, because something changed. */
  stir(): void;
  /** Draws until the motion has ended. */
  during<Value>(motion: Promise<Value>): Promise<Value>;
}

export interface StillnessParts {
  /** At its end nothing wakes the loop any more. */
  readonly life: AbortSignal;
  /** Returns whether anything moves by itself; nothing does by default. */
  readonly isMoving?: () => boolean;
}

export function keepStill(game: Game, { life, isMoving = () => false }: StillnessParts): Stillness {
  let moving = 0;
  let left = LAST_FRAMES;
  let gone = false;
  const stir = (): void => {
    left = LAST_FRAMES;
    // A game that is hidden or not yet booted wakes by itself when it is shown.
    if (game.isBooted && !gone && !game.loop.running) game.loop.wake();
  };
  const onFrame = (): void => {
    if (moving > 0 || isMoving()) return;
    left -= 1;
    if (left <= 0) game.loop.sleep();
  };
  // A motion can outlive the game or the table: it ends by stirring a loop that is no longer there, or shows something else.
  const end = (): void => {
    gone = true;
    game.events.off(Core.Events.DESTROY, end);
    game.events.off(Core.Events.POST_RENDER, onFrame);
    game.events.off(Core.Events.VISIBLE, stir);
  };
  game.events.once(Core.Events.DESTROY, end);
  life.addEventListener('abort', end);
  game.events.on(Core.Events.POST_RENDER, onFrame);
  game.events.on(Core.Events.VISIBLE, stir);
  return {
    stir,
    async during(motion) {
      moving += 1;
      stir();
      try {
        return await motion;
      } finally {
        moving -= 1;
        stir();
      }
    },
  };
}
