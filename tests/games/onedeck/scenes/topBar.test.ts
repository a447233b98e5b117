// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { type Scene, Textures } from 'phaser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../../../src/engine/onedeck';
import { TopBar } from '../../../../src/games/onedeck/scenes/views/TopBar';
import { contentOf, explain, layoutTable, tableView } from '../../../../src/games/onedeck/table';
import { inHeadlessGame } from '../../../scenes/headless';
import { TONGUES } from '../../../support/spoken';
import { topMenu } from '../table/menus';
import { STATES } from '../table/played';

const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };
const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [768, 1024],
  [320, 568],
] as const;
const TOOLS = { canUndo: false, canRedo: false, speed: 1, isLogOpen: false } as never;

describe.each(TONGUES)('the bar at the top, in %s', (_, translate) => {
  let scene: Scene;

  inHeadlessGame((made) => {
    ({ scene } = made);
  });

  beforeEach(() => {
    vi.spyOn(Textures.TextureSource.prototype, 'update').mockReturnValue(undefined);
  });

  const state = STATES.find(({ phase, boss, heroes }) => phase === 'pool' && boss === null && heroes.length === 1) as State;

  it.each(SIZES)('has time, potions, lanterns and the floor at %i × %i, also with large letters', (width, height) => {
    const view = tableView(state, translate);
    for (const textScale of [1, 1.5]) {
      const layout = layoutTable({ width, height, safe: SAFE, textScale }, contentOf(view, topMenu(state, translate)));
      const bar = new TopBar(scene);
      bar.sync(view, TOOLS, layout);
      const about = bar.places.map(({ id }) => id);
      for (const id of ['about-dungeon', 'about-deck', 'about-potions', 'about-level']) expect(about).toContain(id);
    }
  });

  it('tells what the dungeon does and what the hero has in one press each', () => {
    const asked = { state, entries: [], translate };
    const dungeon = explain('about-dungeon', asked);
    const view = tableView(state, translate);
    const lit = view.dungeon.floors.filter((one) => one.lit);
    expect(dungeon?.title).toContain(view.floor);
    for (const { name } of lit) expect(dungeon?.lines.join(' ')).toContain(name);
    const [hero] = view.heroes;
    const life = explain(`about-health-${hero?.id}`, asked)?.lines.join(' ') ?? '';
    for (const { label, count } of hero?.stats ?? []) expect(life).toContain(`${label} ${count}`);
    expect(life).toContain(hero?.items);
  });
});
