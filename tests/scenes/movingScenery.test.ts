// @vitest-environment happy-dom
import './canvas';
import { GameObjects, type Scene } from 'phaser';
import { describe, expect, it } from 'vitest';
import tuning from '../../assets/tuning.json';
import { type Depth, MovingScenery } from '../../src/scenes/theatre/MovingScenery';
import type { PuppetSheet } from '../../src/scenes/theatre/PuppetSheets';
import { Painting } from '../../src/scenes/views/Painting';
import { blank, canvasTexture } from '../../src/scenes/views/paint';
import { inHeadlessGame } from './headless';

const BOX = { x: -20, y: -10, width: 320, height: 180 };
const LOOK = { box: BOX, hue: 30, alpha: { far: 0.4, mid: 0.5, near: 1 } };
const part = (name: string, layer: Depth, as: string, pivot = [100, 200]) => ({
  name,
  layer,
  pivot,
  box: [80, 150, 40, 80],
  at: [0, 0],
  idle: [{ as }],
});

describe('what lives in a place', () => {
  let scene: Scene;
  let sheets: Readonly<Record<Depth, Painting>>;
  let scenery: MovingScenery;

  const placeOf = (texture: string, parts: PuppetSheet['facts']['parts']): PuppetSheet => ({
    texture,
    prefix: '',
    size: { width: 1600, height: 900 },
    scale: 0.5,
    ink: [],
    halo: { frame: 'halo', pad: 0, scale: 1 },
    facts: { hue: 30, saturation: 80, size: [1600, 900], sheet: [40, 80], parts },
  });
  const cave = (): PuppetSheet =>
    placeOf('cave', [
      part('bat', 'far', 'sway'),
      part('torch', 'mid', 'sway'),
      part('eyes', 'mid', 'peer'),
      part('chain', 'near', 'swing'),
    ]);

  const named = (name: string): GameObjects.Image => {
    const found = scene.children.list.find((one) => one instanceof GameObjects.Image && one.frame.name === name);
    if (!(found instanceof GameObjects.Image)) throw new Error(`${name} is nowhere`);
    return found;
  };
  const order = (): readonly string[] =>
    scene.children.list.flatMap((one) => (one instanceof GameObjects.Image ? [one.name === '' ? one.frame.name : one.name] : []));

  inHeadlessGame((made) => {
    ({ scene } = made);
    for (const [key, names] of Object.entries({ cave: ['bat', 'torch', 'eyes', 'chain'], reef: ['weed'] })) {
      const texture = canvasTexture(scene, key, blank({ width: 40, height: 80 }));
      for (const name of names) texture?.add(name, 0, 0, 0, 20, 40);
    }
    const far = new Painting(scene);
    const mid = new Painting(scene);
    scene.add.image(0, 0, '').setName('figure');
    sheets = { far, mid, near: new Painting(scene) };
    for (const [name, sheet] of Object.entries(sheets)) {
      sheet.image.setName(`${name} sheet`);
      sheet.paint({ rect: { x: 0, y: 0, width: 300, height: 160 }, shows: name }, () => undefined);
    }
    scene.add.image(0, 0, '').setName('dust');
    scenery = new MovingScenery(scene, { idles: tuning.idles, depths: tuning.light.depths, sheets });
    scenery.show({ ...LOOK, sheet: cave() });
  });

  it('lies on its own sheet of paper, behind who is faced, and follows the eye as that does', () => {
    const lying = ['far sheet', 'bat', 'mid sheet', 'torch', 'eyes', 'figure', 'near sheet', 'chain', 'dust'];
    expect(order()).toEqual(lying);
    scenery.show({ ...LOOK, sheet: cave() });
    expect(order()).toEqual(lying);
    expect(['bat', 'torch', 'chain'].map((name) => named(name).scrollFactorX)).toEqual([0.25, 0.6, 1.7]);
  });

  it('stands as it is drawn where nothing moves, as dim as its sheet', () => {
    scenery.move(12_345, 0);
    const [bat, torch, chain] = [named('bat'), named('torch'), named('chain')];
    expect([bat.x, bat.y, bat.rotation, bat.scaleX]).toEqual([BOX.x + 20, BOX.y + 40, 0, 0.4]);
    expect([bat.alpha, torch.alpha, chain.alpha]).toEqual([0.4, 0.5, 1]);
    scenery.move(tuning.idles.sway.period / 4, 1);
    expect(torch.rotation).toBeCloseTo((tuning.idles.sway.turn * Math.PI) / 180);
    expect(torch.alpha).toBe(0.5);
  });

  it('goes where its sheet goes, as near, and is hidden with it', () => {
    sheets.mid.image.setPosition(7, 9).setScale(2);
    sheets.near.hide();
    scenery.move(0, 0);
    expect([named('torch').x, named('torch').y, named('torch').scaleX]).toEqual([7, 69, 0.8]);
    expect([named('bat').visible, named('torch').visible, named('chain').visible]).toEqual([true, true, false]);
  });

  it('makes room for another place, and is gone where there is none', () => {
    scenery.show({ ...LOOK, sheet: placeOf('reef', [part('weed', 'far', 'sway')]) });
    const seen = () => scene.children.list.filter((one) => one instanceof GameObjects.Image && one.visible && one.name === '');
    expect(seen()).toEqual([named('weed')]);
    scenery.show(null);
    scenery.move(500, 1);
    expect(seen()).toEqual([]);
  });
});
