// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { type Game, GameObjects, type Scene } from 'phaser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import warriors from '../../../../assets/onedeck/art/hero/heroes.json';
import type { TableScene } from '../../../../src/games/onedeck/scenes/TableScene';
import { portraitOf } from '../../../../src/games/onedeck/scenes/views/paintPortrait';
import { conditionOf } from '../../../../src/games/onedeck/table';
import { bustBox } from '../../../../src/scenes/theatre/portraits/bust';
import { type Mood, Portrait } from '../../../../src/scenes/theatre/portraits/Portrait';
import type { FaceProps, PortraitFrames } from '../../../../src/scenes/theatre/portraits/PortraitFace';
import { QuadBatch } from '../../../../src/scenes/theatre/QuadBatch';
import { Painting } from '../../../../src/scenes/views/Painting';
import type { Rect } from '../../../../src/table';
import { FRAME, inHeadlessGame, pass } from '../../../scenes/headless';
import { TURNS } from '../table/played';
import { tuning } from '../tuning';
import { SCREENS, shownOf, tableScene } from './tables';

const RECT: Rect = { x: 20, y: 40, width: 100, height: 60 };
const STILL: Mood = { time: 0, life: 0, lit: 1, eye: { x: 0, y: 0 } };
const AWAKE: Mood = { ...STILL, time: 1234, life: 1 };

let game: Game;
let scene: Scene;

inHeadlessGame((made) => {
  ({ game, scene } = made);
});

describe('a portrait', () => {
  const batch = vi.fn();
  const facts = warriors.warrior;
  let pace: 1 | null;
  let portrait: Portrait;
  let panel: Painting;

  /** A sheet as it is after its picture has been taken apart. */
  function framesFor({ picture }: FaceProps): PortraitFrames {
    const texture = `puppet:${picture}`;
    if (!scene.textures.exists(texture)) {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 64, height: 64 });
      const made = scene.textures.addCanvas(texture, canvas);
      for (const { name } of [...facts.parts, { name: 'halo' }]) made?.add(name, 0, 0, 0, 8, 8);
      Object.assign(made?.source[0] ?? {}, { glTexture: {}, destroy: () => undefined });
    }
    const halo = { frame: 'halo', pad: 26, scale: 160 / 512 };
    const sheet = { texture, prefix: '', size: { width: 512, height: 512 }, facts, scale: 1, halo, ink: [] };
    return { sheet, light: scene.textures.getFrame(texture, 'halo') };
  }

  const batches = () => scene.children.list.filter((thing) => thing instanceof QuadBatch);
  const shown = () => batches().filter(({ visible, alpha }) => visible && alpha > 0);
  const show = (picture: string): void => portrait.show({ picture, rect: RECT, panel, alpha: 1 });
  /** Returns the four corners of each quad that is drawn. */
  function drawn(): readonly (readonly number[])[] {
    batch.mockClear();
    const renderNodes = { getNode: () => ({ name: 'BatchHandlerQuad', batch }) };
    const camera = { getViewMatrix: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }) };
    for (const batch of shown())
      Reflect.apply(batch.renderWebGLStep, batch, [{ renderNodes }, batch, { camera, useCanvas: false }]);
    return batch.mock.calls.map((call) => call.slice(2, 10).map(Number));
  }

  beforeEach(() => {
    pace = 1;
    portrait = new Portrait(scene, { tuning, framesFor, facts: () => facts, pace: () => pace });
    panel = new Painting(scene);
    panel.paint({ rect: RECT, shows: 'panel' }, () => undefined);
    show('hero/warrior');
  });

  it('stands in its place as it was drawn, behind its panel', () => {
    portrait.pose(STILL);
    portrait.move(STILL, FRAME);
    const box = bustBox(RECT);
    const unit = box.width / 512;
    expect(drawn()).toHaveLength(facts.parts.length + 2);
    for (const [at, { box: piece }] of facts.parts.entries()) {
      const [left = 0, top = 0, width = 0, height = 0] = piece.map((side) => side * unit);
      const [x, y] = [box.x + left, box.y + top];
      const corners = [x, y, x, y + height, x + width, y, x + width, y + height];
      for (const [corner, should] of corners.entries()) expect(drawn()[at + 2]?.[corner]).toBeCloseTo(should, 3);
    }
    const order = scene.children.list;
    expect(order.indexOf(panel.image)).toBeGreaterThan(Math.max(...batches().map((batch) => order.indexOf(batch))));
  });

  it('moves by itself, and follows the eye, as long as there is life in it', () => {
    portrait.pose(STILL);
    portrait.move(STILL, FRAME);
    const rest = drawn();
    portrait.move({ ...STILL, eye: { x: 1, y: 1 } }, FRAME);
    expect(drawn()).toEqual(rest);
    portrait.pose(AWAKE);
    const breathing = drawn();
    expect(breathing).not.toEqual(rest);
    portrait.move({ ...AWAKE, eye: { x: 1, y: 0 } }, FRAME);
    expect((drawn()[2]?.[0] ?? 0) - (breathing[2]?.[0] ?? 0)).toBeCloseTo(-tuning.light.portrait.distance * RECT.height, 3);
    portrait.pose(STILL);
    portrait.move(STILL, FRAME);
    expect(drawn()).toEqual(rest);
  });

  it('goes along with the panel that shakes, and fades with it', () => {
    portrait.move(STILL, FRAME);
    const rest = drawn();
    panel.image.setX(panel.home.x + 7).setAlpha(0.5);
    portrait.move(STILL, FRAME);
    expect((drawn()[2]?.[0] ?? 0) - (rest[2]?.[0] ?? 0)).toBeCloseTo(7, 3);
    expect(shown().map(({ alpha }) => alpha)).toEqual([0.5]);
  });

  it('comes to be seen over who was there, and is alone when it has come', () => {
    portrait.move(STILL, FRAME);
    show('hero/warrior-hurt');
    portrait.move(STILL, FRAME);
    expect(portrait.isTurning).toBe(true);
    const [before, now] = shown();
    expect(before?.alpha).toBe(1);
    expect(now?.alpha).toBeLessThan(0.2);
    for (let gone = 0; gone < tuning.light.portrait.turning; gone += FRAME) portrait.move(STILL, FRAME);
    expect(portrait.isTurning).toBe(false);
    expect(shown().map(({ alpha }) => alpha)).toEqual([1]);
  });

  it('is there at once where nothing is to be seen of that', () => {
    pace = null;
    show('hero/warrior-fallen');
    portrait.move(STILL, FRAME);
    expect(portrait.isTurning).toBe(false);
    expect(shown().map(({ alpha }) => alpha)).toEqual([1]);
  });

  it('is gone with its hero', () => {
    portrait.hide();
    portrait.pose(AWAKE);
    portrait.move(AWAKE, FRAME);
    expect(drawn()).toEqual([]);
  });
});

describe.each(Object.entries(SCREENS))('on a %s', (_, screen) => {
  let table: TableScene;

  beforeEach(async () => {
    table = tableScene();
    game.scene.add('table', table, true, { screen, density: 1 });
    await pass(FRAME);
  });

  const images = () => table.children.list.filter((thing) => thing instanceof GameObjects.Image);

  it.each([1, 2, 4])('each hero of %d has a light in the place of the portrait, under the panel', (party) => {
    const turn = TURNS.find(({ before }) => before.heroes.length === party);
    if (turn === undefined) throw new Error(`nobody played a party of ${party}`);
    table.show(shownOf({ shown: turn.before, chosen: turn.before }));
    const { heroes = [], tabs = [] } = table.layout ?? {};
    const portraits = heroes.flatMap(({ portrait, panel }) => (portrait === null ? [] : [{ portrait, panel }]));
    expect(portraits.length + tabs.length).toBe(screen.width > screen.height ? party : party > 1 ? party : 0);
    for (const { portrait, panel } of portraits) {
      const light = images().findIndex((image) => image.visible && covers(image, portrait));
      const frame = images().findIndex((image) => image.visible && covers(image, panel));
      expect(light).toBeGreaterThanOrEqual(0);
      expect(frame).toBeGreaterThan(light);
    }
  });
});

it('shows who is hale, hurt or fallen', () => {
  const hero = { id: 'mage', health: 6 } as const;
  expect([6, 3, 0].map((left) => portraitOf({ ...hero, left }))).toEqual(['hero/mage', 'hero/mage-hurt', 'hero/mage-fallen']);
  expect(conditionOf({ ...hero, left: 4 })).toBe('hale');
});

/** Returns the place with its bleed. */
function covers(image: GameObjects.Image, { x, y, width, height }: Rect): boolean {
  const { x: left, y: top, displayWidth: wide, displayHeight: high } = image;
  const bleed = 8;
  return (
    left <= x &&
    top <= y &&
    left > x - bleed &&
    top > y - bleed &&
    wide >= width &&
    wide < width + bleed * 2 &&
    high >= height &&
    high < height + bleed * 2
  );
}
