// @vitest-environment happy-dom
import './canvas';
import type { Scene } from 'phaser';
import { expect, it } from 'vitest';
import tuning from '../../assets/tuning.json';
import { PARTICLE } from '../../src/scenes/counts';
import { Motes } from '../../src/scenes/theatre/Motes';
import { QuadBatch } from '../../src/scenes/theatre/QuadBatch';
import { inHeadlessGame } from './headless';

let scene: Scene;

inHeadlessGame((made) => {
  ({ scene } = made);
});

function motesDrawn(): number {
  const motes = new Motes(scene, tuning);
  motes.show({ x: 0, y: 0, width: 100, height: 100 }, 0xffffff);
  motes.move(500, 1);
  const batch = scene.children.getByName(PARTICLE);
  if (!(batch instanceof QuadBatch)) throw new Error('no batch');
  return batch.count;
}

it('there is dust where its picture is, and none where it could not be fetched', () => {
  expect(motesDrawn()).toBe(0);
  scene.children.removeAll(true);
  scene.textures.createCanvas('light/mote', 4, 4);
  expect(motesDrawn()).toBe(tuning.particles.dust.count);
});
