import { Core, type Game } from 'phaser';

/** Frames to draw after the last change: enough for textures to upload and hover states to settle. */
const LAST_FRAMES = 4;

/** Lets the game loop sleep when nothing moves: a table at rest costs nothing. */
export interface Stillness {
  /** Something changed: draw for a moment. */
  stir(): void;
  /** Draws until the motion has ended. */
  during<Value>(motion: Promise<Value>): Promise<Value>;
}

export function keepStill(game: Game): Stillness {
  let moving = 0;
  let left = LAST_FRAMES;
  const stir = (): void => {
    left = LAST_FRAMES;
    // A game that is hidden or not yet booted wakes by itself when it is shown.
    if (game.isBooted && !game.loop.running) game.loop.wake();
  };
  game.events.on(Core.Events.POST_RENDER, () => {
    if (moving > 0) return;
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
