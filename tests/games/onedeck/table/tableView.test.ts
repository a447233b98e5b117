import { describe, expect, it } from 'vitest';
import {
  CARDS,
  type CardId,
  consequencesNow,
  healthOf,
  iconsOf,
  oneDeckDungeon,
  PHASES,
  type State,
  TOP_LEVEL,
  xpNeeded,
  xpOf,
} from '../../../../src/engine/onedeck';
import { cardFace, choicesIn, tableView } from '../../../../src/games/onedeck/table';
import { expectSpoken, TONGUES, textsIn } from '../../../support/spoken';
import { STATES, TURNS } from './played';

it('the games come through every phase, alone, as two and as four', () => {
  expect(new Set(STATES.map(({ phase }) => phase))).toEqual(new Set(PHASES));
  const pools = STATES.filter(({ phase }) => phase === 'pool');
  expect(new Set(pools.map(({ heroes, encounter }) => `${heroes.length} ${encounter?.kind}`)).size).toBe(9);
});

it('dice have the table for themselves when they are thrown', () => {
  const thrown = TURNS.flatMap(({ before, events }) => {
    const first = events.findIndex(({ type }) => type === 'dieRolled');
    return first < 0 ? [] : [events.slice(0, first).reduce(oneDeckDungeon.evolve, before)];
  });
  expect(new Set(thrown.map(({ phase }) => phase))).toContain('door');
  // What a card shows at the door lies where the dice land.
  const crowded = thrown.map((shown) => tableView(shown, String)).filter(({ sill, loot }) => sill !== null || loot !== null);
  expect(crowded).toEqual([]);
});

describe.each(TONGUES)('the table in %s', (_, translate) => {
  const tables = STATES.map((state) => ({ state, view: tableView(state, translate) }));

  it('has words for everything that it shows', () => {
    // Closed doors have no name yet, an empty discard no last card, and what is free no price.
    const texts = new Set(tables.flatMap(({ view }) => textsIn(view)).filter((text) => text !== ''));
    for (const text of texts) expectSpoken(text);
    for (const { view } of tables) {
      const { heading, advice, place, floor, turn, level, potions, heroes, doors, dungeon } = view;
      const always = [
        heading,
        advice,
        place,
        floor,
        turn,
        level.title,
        level.lanterns,
        potions.title,
        potions.known,
        dungeon.name,
      ];
      const ofHeroes = heroes.flatMap(({ name, healthText, items, feat, skills }) => [
        ...[name, healthText, items, feat.name, feat.effect],
        ...skills.flatMap((skill) => [skill.name, skill.effect]),
      ]);
      const ofDungeon = dungeon.floors.flatMap(({ name, effect }) => [name, effect]);
      expect([...always, ...ofHeroes, ...ofDungeon, ...doors.flatMap(({ badge, spoken }) => [badge, spoken])]).not.toContain('');
    }
  });

  it('counts what the state counts', () => {
    for (const { state, view } of tables) {
      const { deck, discard, turn, level, potions } = view;
      expect([deck.count, discard.count, potions.count]).toEqual([state.deck.length, state.discard.length, state.potions]);
      expect([level.xp, level.needed]).toEqual([xpOf(state.xp), xpNeeded(state)]);
      expect(deck.title).toContain(String(state.deck.length));
      expect(turn).toContain(String(state.turn));
      expect(potions.title).toContain(String(state.potions));
    }
  });

  it('shows every hero with health, stats, items and skills', () => {
    for (const { state, view } of tables) {
      expect(view.heroes.map(({ id }) => id)).toEqual(state.heroes.map(({ id }) => id));
      for (const [at, hero] of state.heroes.entries()) {
        const shown = view.heroes[at] as (typeof view.heroes)[number];
        const health = healthOf(state, hero);
        expect([shown.left, shown.health]).toEqual([Math.max(0, health - hero.damage), health]);
        expect(shown.healthText).toContain(String(shown.left));
        expect(shown.stats.map(({ count }) => count)).toEqual(shown.stats.map(({ stat }) => iconsOf(state, hero, stat)));
        for (const item of hero.items) expect(shown.items).toContain(translate(`encounter.${CARDS[item].name}`));
        const names = shown.skills.map(({ name }) => name);
        for (const card of hero.skills) expect(names).toContain(translate(`ability.${CARDS[card].loot}`));
        for (const talent of hero.talents) expect(names).toContain(translate(`ability.${talent}`));
        expect(new Set(names).size).toBe(names.length);
        expect(shown.feat.stored).toBe(hero.stored.length);
      }
    }
  });

  it('shows what lies behind a door when it is open and not before', () => {
    for (const { state, view } of tables) {
      for (const [slot, shown] of view.doors.entries()) {
        const door = state.doors[slot] ?? null;
        expect(shown.number).toBe(slot + 1);
        expect(shown.look).toBe(door === null ? 'none' : door.open ? 'open' : 'closed');
        const face = door?.open === true ? cardFace(door.cards, translate) : null;
        expect(shown).toMatchObject(face ?? { cards: [], name: '', xp: 0 });
      }
    }
  });

  it('names both cards behind a door of four heroes', () => {
    const cards: readonly CardId[] = ['ogre-1', 'boulder-1'];
    const xp = CARDS['ogre-1'].xp + CARDS['boulder-1'].xp;
    const name = translate('table.and', { one: translate('encounter.ogre'), two: translate('encounter.boulder') });
    const faces = (['ogre', 'boulder'] as const).map((card) => ({ card, name: translate(`encounter.${card}`) }));
    expect(cardFace(cards, translate)).toEqual({ cards: faces, name, xp });
    expect(cardFace([], translate)).toBeNull();
  });

  it('shows the boxes as they are, and the dice of everyone', () => {
    const settled = tables.filter(({ state }) => (state.encounter?.boxes.length ?? 0) > 0 && state.result === null);
    expect(settled.length).toBeGreaterThan(20);
    for (const { state, view } of settled) {
      const { boxes = [], pool = [] } = state.encounter ?? {};
      const shown = view.encounter?.boxes ?? [];
      expect(
        shown.map(({ color, value, armor, damage, time, strikes }) => ({ color, value, armor, damage, time, strikes })),
      ).toEqual(
        boxes.map(({ color, value, armor, damage, time, strikes }) => ({
          color,
          value: `${value}`,
          armor,
          damage,
          time,
          strikes,
        })),
      );
      expect(shown.map(({ dice }) => dice.map(({ id }) => id))).toEqual(boxes.map(({ dice }) => dice.map(({ id }) => id)));
      expect(view.encounter?.pool.map(({ id, value, hero }) => [id, value, hero])).toEqual(
        pool.map(({ id, value, hero }) => [id, value, hero]),
      );
      for (const { letter, spoken } of shown) expect(spoken).toContain(` ${letter} `);
    }
  });

  it('says what stopping costs while dice can be placed, and only then', () => {
    for (const { state, view } of tables) {
      const stop = view.encounter?.stopNow ?? null;
      expect(stop !== null).toBe(state.phase === 'pool');
      const damage = consequencesNow(state)?.damage ?? 0;
      if (damage > 0) expect(stop?.cost).toContain(translate('amount.damage', { count: damage }));
    }
  });

  it('shows no more floors than the party has reached', () => {
    for (const { state, view } of tables) {
      const lit = view.dungeon.floors.filter((floor) => floor.lit).map(({ floor }) => floor);
      expect(lit).toEqual([1, 2, 3].slice(0, state.boss === null ? state.floor : 0));
    }
  });

  it('measures the boss', () => {
    const met = tables.filter(({ state }) => state.boss !== null && state.result === null);
    expect(met.length).toBeGreaterThan(5);
    for (const { state, view } of met) {
      const { left = 0, of = 0, text = '' } = view.encounter?.health ?? {};
      expect(of - left).toBe(Math.min(of, state.boss?.damage ?? 0));
      expect(text).toContain(String(left));
    }
  });

  it('tells of the stairs as they come to light', () => {
    const [some] = STATES as readonly [State];
    const below = (stairsTokens: number, deck: State['deck']) =>
      tableView({ ...some, stairsTokens, deck }, translate).deck.lines[1];
    expect(below(0, ['ogre-1'])).toBe(translate('table.stairsBeneath'));
    expect(below(0, [])).toBe(translate('table.stairsOpen'));
    expect(below(2, [])).toContain('2');
  });

  it('offers another game when this one is over, and only then', () => {
    for (const { state, view } of tables) expect(view.again !== null).toBe(state.phase === 'over');
  });

  it('shows the next level while the party has the XP for it, and none above the last', () => {
    const asked = STATES.filter(({ phase }) => phase === 'level').map((state) => ({ ...state, level: TOP_LEVEL }));
    expect(asked.length).toBeGreaterThan(0);
    for (const state of asked) {
      expect(tableView(state, translate).middle).toEqual({ kind: 'level', level: TOP_LEVEL });
      expect(tableView({ ...state, level: 1 }, translate).middle).toEqual({ kind: 'level', level: 2 });
      expect(tableView({ ...state, level: 1, xp: [] }, translate).middle).toEqual({ kind: 'level', level: 1 });
      for (const { topic } of choicesIn(state, translate).filter(({ command }) => command.type === 'levelUp')) {
        const potions = translate('table.potions', { count: state.heroes.length === 4 ? 2 : 1 });
        expect(topic?.label).toBe(translate('act.levelUpTop', { potions }));
      }
    }
  });

  it('is another heading when the game is won', () => {
    const ends = tables.filter(({ state }) => state.phase === 'over');
    expect(new Set(ends.map(({ state }) => state.result))).toEqual(new Set(['victory', 'defeat']));
    for (const { state, view } of ends) {
      expect(view.heading).toBe(translate(state.result === 'victory' ? 'heading.won' : 'heading.over'));
    }
  });
});
