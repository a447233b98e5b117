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

/** `isMoving` returns whether anything moves by itself. */
export function keepStill(game: Game, isMoving: () => boolean = () => false): Stillness {
  let moving = 0;
  let left = LAST_FRAMES;
  let gone = false;
  const stir = (): void => {
    left = LAST_FRAMES;
    // A game that is hidden or not yet booted wakes by itself when it is shown.
    if (game.isBooted && !gone && !game.loop.running) game.loop.wake();
  };
  // A motion can outlive the game: it ends by stirring a loop that is no longer there.
  game.events.once(Core.Events.DESTROY, () => {
    gone = true;
  });
  game.events.on(Core.Events.POST_RENDER, () => {
    if (moving > 0 || isMoving()) return;
    left -= 1;
    if (left <= 0) game.loop.sleep();
  });
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
