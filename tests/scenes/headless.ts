import { Game, HEADLESS, Scene, Textures } from 'phaser';
import { afterEach, beforeEach, vi } from 'vitest';
import { keepTweensSteady } from '../../src/scenes/steadyTweens';

export const FRAME = 16;

interface Headless {
  readonly game: Game;
  readonly scene: Scene;
}

/** Each test has a game of its own, on a clock that it moves. */
export function inHeadlessGame(begin: (made: Headless) => void | Promise<void>): void {
  let game: Game;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(Textures.TextureSource.prototype, 'update').mockReturnValue(undefined);
    const made = await headlessGame();
    ({ game } = made);
    await begin(made);
  });
  afterEach(async () => {
    await endGame(game);
    vi.useRealTimers();
  });
}

/** A game without a picture, on a clock that the test moves: call it after `vi.useFakeTimers()`. */
export async function headlessGame(prepare: (game: Game) => void = () => undefined): Promise<Headless> {
  keepTweensSteady();
  const scene = new Scene('stage');
  const game = new Game({ type: HEADLESS, width: 320, height: 240, banner: false, audio: { noAudio: true }, scene });
  prepare(game);
  for (let frame = 0; frame < 50 && !scene.sys.isActive(); frame++) await pass(FRAME);
  if (!scene.sys.isActive()) throw new Error('the game did not start');
  // Without a renderer Phaser makes no stamp, yet throws it away at the end.
  Object.assign(game.textures, { stamp: { destroy: () => undefined } });
  return { game, scene };
}

/** Harmless for a game that is gone already. */
export async function endGame(game: Game): Promise<void> {
  const gone = game.textures.game === null;
  if (gone) return;
  game.loop.wake();
  game.destroy(true);
  await pass(FRAME);
}

/** Lets time go by, frame after frame. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
