import type { Game } from 'phaser';

/** The name of what is one of many: dust, sparks. */
export const PARTICLE = 'particle';

export interface Counts {
  /** Everything on the canvas that is shown. */
  readonly things: number;
  readonly particles: number;
}

export function countsOf(game: Game): Counts {
  const shown = game.scene
    .getScenes(true)
    .flatMap(({ children }) => children.list)
    .filter((thing) => 'visible' in thing && thing.visible === true);
  return { things: shown.length, particles: shown.filter(({ name }) => name === PARTICLE).length };
}
