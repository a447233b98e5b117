import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../../src/engine/kernel';
import { oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import {
  choicesIn,
  contentOf,
  layoutTable,
  mirrorPage,
  placesOf,
  type Shown,
  tableView,
  targetOf,
} from '../../../../src/games/onedeck/table';
import { aChoice, enter, open } from '../../../support/scenes';
import { TONGUES } from '../../../support/spoken';
import { topMenu } from './menus';
import { STATES } from './played';

const FOUR = ['warrior', 'mage', 'paladin', 'archer'] as const;
const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };
const SCREENS = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [768, 1024],
  [320, 568],
] as const;
const [, translate] = TONGUES[0] as (typeof TONGUES)[number];
const parting = (): State => aChoice({ heroes: FOUR, doors: [open('skeleton-1', 'shadow-1')] }).do(enter(0)).state;
const fights = STATES.filter(({ heroes, encounter, phase }) => heroes.length === 4 && encounter !== null && phase === 'pool');

function shownOf(state: State): Shown {
  const view = tableView(state, translate);
  const tools = { canUndo: true, canRedo: true, speed: 1 } as const;
  const rest = { page: 0, picked: [], aim: null, busy: false, singleKeys: true, canTake: false, hero: null };
  const lights = { dice: new Map(), boxes: [], abilities: new Map() };
  return { view, menu: topMenu(state, translate), tools, lights, ...rest };
}

describe('a party that splits', () => {
  it.each(SCREENS)('has every hero, every box and the way on at hand on %i × %i', (width, height) => {
    const shown = shownOf(parting());
    for (const textScale of [1, 1.5]) {
      const layout = layoutTable({ width, height, safe: SAFE, textScale }, contentOf(shown.view, shown.menu));
      const places = placesOf(shown, layout);
      const seats = places.filter(({ id, pressed }) => pressed && targetOf(id).kind === 'seat');
      expect(new Set(seats.map(({ id }) => id)).size).toBe(4);
      expect(layout.boxes).toHaveLength(shown.view.encounter?.boxes.length ?? -1);
      expect(places.filter(({ id }) => id === shown.menu.first?.id)).toHaveLength(1);
      expect(places.filter(({ id, pressed }) => pressed && targetOf(id).kind === 'order')).toHaveLength(1);
    }
  });

  it('gives no letter to two boxes, and tells which of them the dungeon adds', () => {
    const { view } = shownOf(parting());
    const boxes = view.encounter?.boxes ?? [];
    expect(new Set(boxes.map(({ letter }) => letter)).size).toBe(boxes.length);
    const sizes = view.split?.sides.map(({ boxes: { own, added } }) => own + added) ?? [];
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(boxes.length);
    for (const { boxes: range } of view.split?.sides ?? []) expect(range.added).toBeGreaterThan(0);
  });

  it('is told as two groups, each with its pair, its boxes and its dice', () => {
    const { sections } = mirrorPage({ shown: shownOf(parting()), layout: null, translate, keyOf: () => '' });
    const groups = sections.filter(({ heading }) => /^(Skeleton|Shadow) — /.test(heading));
    expect(groups).toHaveLength(2);
    for (const { heading, lines } of groups) {
      const heroes = FOUR.filter((hero) => heading.includes(translate(`hero.${hero}`)));
      expect(heroes).toHaveLength(2);
      for (const hero of heroes) expect(lines.some((line) => line.startsWith(translate(`hero.${hero}`)))).toBe(true);
    }
  });
});

describe('two of four heroes who fight', () => {
  it('come up in games', () => expect(fights.length).toBeGreaterThan(3));

  it('have the cards at the side of a desk, and the others only their heads', () => {
    for (const state of fights) {
      const { view, menu } = shownOf(state);
      const layout = layoutTable({ width: 1280, height: 720, safe: SAFE, textScale: 1 }, contentOf(view, menu));
      const acting = view.heroes.flatMap(({ id }, at) => (state.encounter?.heroes.includes(id) ? [at] : []));
      expect(layout.heroes).toHaveLength(4);
      expect(new Set(layout.abilities.map(({ hero }) => hero))).toEqual(new Set(acting));
      const [least = 0] = acting.map((at) => layout.heroes[at]?.panel.height ?? 0).sort((one, other) => one - other);
      for (const [at, { panel }] of layout.heroes.entries())
        if (!acting.includes(at)) expect(panel.height).toBeLessThan(least / 2);
    }
  });

  it('are told what each of them loses, and the foe that waits for the others', () => {
    for (const state of fights) {
      const { encounter, waiting } = tableView(state, translate);
      const lives = encounter?.stopNow?.lives ?? [];
      expect(lives.map(({ hero }) => hero)).toEqual(state.encounter?.heroes);
      for (const { before, after } of lives) expect(after).toBeLessThanOrEqual(before);
      expect(waiting?.heroes).toHaveLength(2);
      expect(waiting?.foe === null).toBe(state.fights.length < 2);
    }
  });
});

describe('a question about who takes something', () => {
  const asked = STATES.filter((state) => choicesIn(state, translate).some(({ who }) => who !== undefined));

  it('is answered on portraits, one for each hero who can be named', () => {
    expect(asked.length).toBeGreaterThan(5);
    for (const state of asked) {
      const { first, second, answers } = topMenu(state, translate);
      expect([first, second]).toEqual([null, null]);
      const named = answers.flatMap(({ choice }) => choice?.who ?? []);
      expect(new Set(named.map(({ hero }) => hero)).size).toBe(named.length);
    }
  });

  it('is only asked where the answers lead to different states', () => {
    for (const state of asked) {
      const answers = choicesIn(state, translate).filter(({ who }) => who !== undefined);
      const after = answers.map(({ command }) => {
        const step = oneDeckDungeon.step(state, command);
        return step.ok ? hashOf(step.state) : '';
      });
      expect(new Set(after).size).toBeGreaterThan(1);
    }
  });

  it('shows the life that is left as it comes out', () => {
    for (const state of asked) {
      for (const { who, command } of choicesIn(state, translate)) {
        if (who === undefined || who.life === null || command.type !== 'assignStairsDamage') continue;
        const step = oneDeckDungeon.step(state, command);
        if (!step.ok) throw new Error('refused');
        const hero = tableView(step.state, translate).heroes.find(({ id }) => id === who.hero);
        expect(who.life.after).toBe(hero?.left);
      }
    }
  });
});
