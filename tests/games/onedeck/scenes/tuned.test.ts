// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { type Game, GameObjects, type Scene } from 'phaser';
import { describe, expect, it, vi } from 'vitest';
import foes from '../../../../assets/onedeck/art/foe/figures.json';
import { TheatreScene } from '../../../../src/games/onedeck/scenes/theatre/TheatreScene';
import { contentOf, layoutTable, tableView } from '../../../../src/games/onedeck/table';
import { PARTICLE } from '../../../../src/scenes/counts';
import { Embers } from '../../../../src/scenes/theatre/Embers';
import { Motes } from '../../../../src/scenes/theatre/Motes';
import { Puppet, type PuppetProps } from '../../../../src/scenes/theatre/Puppet';
import { QuadBatch } from '../../../../src/scenes/theatre/QuadBatch';
import { Rig } from '../../../../src/table';
import { FRAME, inHeadlessGame, pass } from '../../../scenes/headless';
import { aGame } from '../../../support/onedeck';
import { translatorIn } from '../../../support/translator';
import { topMenu } from '../table/menus';
import { tuning as file } from '../tuning';
import { SCREENS, theatreHooks } from './tables';

const { t } = translatorIn('en');
const BOX = { x: 0, y: 0, width: 200, height: 200 };
const SHEET: PuppetProps['sheet'] = {
  texture: 'deck/back',
  prefix: '',
  size: { width: 720, height: 720 },
  facts: foes.bandit,
  scale: 1,
  halo: { frame: 'halo', pad: 26, scale: 0.2 },
  ink: [[0.3, 0.5]],
};
const SHOWN: PuppetProps = { sheet: SHEET, box: BOX, grounded: true };

let game: Game;
let scene: Scene;
/** The tuning that is changed while it is in force. */
let live: typeof file;

inHeadlessGame((made) => {
  ({ game, scene } = made);
  live = structuredClone(file);
});

const particles = (): readonly GameObjects.GameObject[] => scene.children.list.filter(({ name }) => name === PARTICLE);
const images = (of: Scene): readonly GameObjects.Image[] =>
  of.children.list.filter((thing): thing is GameObjects.Image => thing instanceof GameObjects.Image);
const lit = (): number => particles().filter((one) => Reflect.get(one, 'visible') === true).length;

describe('what is tuned takes hold at once', () => {
  it.each([3, 60, 0, 22])('with %d motes of dust of another size', (count) => {
    const setQuads = vi.spyOn(QuadBatch.prototype, 'setQuads');
    scene.textures.createCanvas('light/mote', 1, 1);
    const motes = new Motes(scene, live);
    motes.show(BOX, 0xffffff);
    Object.assign(live.particles.dust, { count, size: 50 });
    motes.move(1016, 1);
    motes.move(1032, 1);
    expect(setQuads).toHaveBeenCalledTimes(2);
    const [quads = []] = setQuads.mock.lastCall ?? [];
    expect(quads).toHaveLength(count);
    expect(quads.every(({ box }) => box.width >= 20)).toBe(true);
    setQuads.mockRestore();
  });

  it('with as many embers as are wanted', () => {
    const embers = new Embers(scene, live);
    const rise = (): void => embers.rise(SHOWN, 0.5, { tint: 1, from: 'everywhere' });
    for (const count of [120, 7, 90, 0]) {
      live.particles.embers.count = count;
      rise();
      expect(particles()).toHaveLength(count);
    }
    expect(lit()).toBe(0);
  });

  it('and embers go up before who burns, dust before both, whoever came first', () => {
    const dust = new Motes(scene, live);
    const embers = new Embers(scene, live);
    const puppet = new Puppet(scene, live);
    const paper = scene.add.image(0, 0, 'deck/back').setName('paper');
    puppet.show(SHOWN);
    embers.rise(SHOWN, 0.5, { tint: 1, from: 'everywhere' });
    dust.move(0, 1);
    scene.children.depthSort();
    const limbs = foes.bandit.parts.length;
    const { count } = live.particles.embers;
    const order = scene.children.list.map(({ name }) => name);
    expect(order.slice(-1 - count)).toEqual(Array.from({ length: count + 1 }, () => PARTICLE));
    expect(order.indexOf('paper')).toBe(order.length - 2 - count - limbs);
    expect(scene.children.list.at(-1)).toBeInstanceOf(QuadBatch);
    paper.destroy();
  });

  it('with the light around a figure, its shadow, and how far it follows the eye', () => {
    const puppet = new Puppet(scene, live);
    puppet.show(SHOWN);
    puppet.move(0, 0);
    const [halo, shadow] = images(scene);
    expect([halo?.alpha, shadow?.alpha]).toEqual([file.light.halo.alpha, file.light.halo.footing]);
    Object.assign(live.light.halo, { alpha: 0.25, footing: 0.125 });
    live.light.depths.figure = 3;
    puppet.move(0, 0);
    expect([halo?.alpha, shadow?.alpha]).toEqual([0.25, 0.125]);
    expect(images(scene).map(({ scrollFactorX }) => scrollFactorX)).toEqual(images(scene).map(() => 3));
  });

  it('with how far joints go', () => {
    const rig = new Rig(foes.bandit.parts, live.idles);
    const turns = (): readonly number[] => rig.limbs.map(({ reach }) => reach.turn);
    const before = turns();
    Object.assign(live.idles.sway, { turn: live.idles.sway.turn * 2 });
    Object.assign(live.idles.swing, { turn: live.idles.swing.turn * 2 });
    expect(turns()).toEqual(before.map((turn) => turn * 2));
    expect(Math.max(...before)).toBeGreaterThan(0);
  });

  it('with how far each sheet of paper follows the eye, and how wide it is painted', async () => {
    const theatre = new TheatreScene({ ...theatreHooks(), tuning: live, mayMove: () => false, pace: () => 1 });
    game.scene.add('theatre', theatre, true, { density: 1 });
    await pass(FRAME * 3);
    const { state } = aGame();
    const view = tableView(state, t);
    theatre.show({ view, layout: layoutTable(SCREENS.desk, contentOf(view, topMenu(state, t))) });
    const depths = (): ReadonlySet<number> => new Set(images(theatre).map(({ scrollFactorX }) => scrollFactorX));
    live.light.depths.mid = 5;
    const show = vi.spyOn(theatre, 'display');
    await pass(FRAME * 2);
    expect(depths()).toContain(5);
    expect(show).not.toHaveBeenCalled();
    live.light.parallax.distance = 40;
    await pass(FRAME * 3);
    expect(show).toHaveBeenCalledTimes(1);
  });
});
