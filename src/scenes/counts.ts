import type { Game, GameObjects } from 'phaser';
import { QuadBatch } from './theatre/QuadBatch';

/** The name of images that are particles, or batches of them: embers, dust. */
export const PARTICLE = 'particle';

export interface Counts {
  /** The number of game objects that are shown. */
  readonly things: number;
  readonly particles: number;
}

export function countsOf(game: Game): Counts {
  const all = game.scene.getScenes(true).flatMap(({ children }) => children.list);
  const shown = all.filter((thing) => 'visible' in thing && thing.visible === true);
  const sparks = shown.filter(isEmitter).reduce((sum, emitter) => sum + emitter.getAliveParticleCount(), 0);
  const own = shown.filter(({ name }) => name === PARTICLE);
  const many = own.reduce((sum, thing) => sum + (thing instanceof QuadBatch ? thing.count : 1), 0);
  return { things: shown.length, particles: sparks + many };
}

const isEmitter = (thing: GameObjects.GameObject): thing is GameObjects.Particles.ParticleEmitter =>
  thing.type === 'ParticleEmitter';
