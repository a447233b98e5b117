// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { GameObjects, type Scene } from 'phaser';
import { describe, expect, it } from 'vitest';
import { DoorSprite } from '../../../../src/games/onedeck/scenes/views/DoorSprite';
import { inHeadlessGame } from '../../../scenes/headless';

const SCENE = { x: 290, y: 80, width: 700, height: 460 };
const PLACE = { x: 310, y: 230, width: 144, height: 240 };

describe('a door', () => {
  let scene: Scene;

  inHeadlessGame((made) => {
    ({ scene } = made);
  });

  const sync = (door: DoorSprite): void =>
    door.sync({
      door: { number: 1, look: 'closed', badge: '1', spoken: '', cards: [], name: '', xp: 0 },
      open: true,
      rect: PLACE,
      text: 16,
    });

  const cropped = (): readonly GameObjects.Image[] =>
    scene.children.list
      .flatMap((one) => (one instanceof GameObjects.Container ? one.list : []))
      .filter((one): one is GameObjects.Image => one instanceof GameObjects.Image && one.isCropped);

  it('is seen whole after an eye that went elsewhere before it was there', () => {
    const door = new DoorSprite(scene);
    door.project((spot) => ({ ...spot, scale: 1 }), SCENE);
    sync(door);
    expect(cropped()).toEqual([]);
  });

  it('is seen whole when the table was laid out anew while an eye came close', () => {
    const door = new DoorSprite(scene);
    sync(door);
    door.project(({ x, y }) => ({ x: x * 3, y: y * 3, scale: 3 }), SCENE);
    expect(cropped().length).toBeGreaterThan(0);
    sync(door);
    expect(cropped()).toEqual([]);
  });
});
