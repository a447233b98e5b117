import { describe, expect, it } from 'vitest';
import { HEROES, PHASES } from '../../src/engine/onedeck';
import { cardFace, tableView } from '../../src/stage';
import { delves, statesOf } from '../support/delves';
import { expectSpoken, TONGUES, textsIn } from './spoken';

const STATES = delves(40).flatMap(statesOf);

it('the games come through every phase', () => {
  expect(new Set(STATES.map(({ phase }) => phase))).toEqual(new Set(PHASES));
});

describe.each(TONGUES)('the table in %s', (_, translate) => {
  it('has words for everything that it shows', () => {
    const views = STATES.map((state) => tableView(state, translate));
    // Closed doors have no name yet, and an empty discard no last card.
    const texts = new Set(views.flatMap(textsIn).filter((text) => text !== ''));
    for (const text of texts) expectSpoken(text);
    for (const { heading, advice, dungeon, floor, turn, hero, doors } of views) {
      const always = [heading, advice, dungeon, floor, turn, hero.name, ...doors.flatMap(({ badge, spoken }) => [badge, spoken])];
      expect(always).not.toContain('');
    }
  });

  it('counts what the state counts', () => {
    for (const state of STATES) {
      const { deck, discard, hero, turn } = tableView(state, translate);
      expect([deck.count, discard.count]).toEqual([state.deck.length, state.discard.length]);
      expect(deck.title).toContain(String(state.deck.length));
      expect(turn).toContain(String(state.turn));
      expect([hero.left, hero.health]).toEqual([HEROES[state.hero].health - state.damage, HEROES[state.hero].health]);
      expect(hero.healthText).toContain(String(hero.left));
    }
  });

  it('shows what lies behind a door when it is open and not before', () => {
    for (const state of STATES) {
      for (const [slot, view] of tableView(state, translate).doors.entries()) {
        const door = state.doors[slot] ?? null;
        expect(view.number).toBe(slot + 1);
        expect(view.look).toBe(door === null ? 'none' : door.open ? 'open' : 'closed');
        const face = door?.open === true ? cardFace(door.card, translate) : { card: null, name: '', xp: 0 };
        expect(view).toMatchObject(face);
      }
    }
  });

  it('tells of the stairs as they come to light', () => {
    const below = (tokens: number, deck: number) => {
      const state = STATES.find((it) => it.stairsTokens === tokens && (deck > 0 ? it.deck.length > 0 : it.deck.length === 0));
      return state && tableView(state, translate).deck.lines[1];
    };
    expect(below(0, 1)).toBe(translate('table.stairsBeneath'));
    expect(below(0, 0)).toBe(translate('table.stairsOpen'));
    expect(below(2, 0)).toBe(translate('table.stairsTokens', { count: 2 }));
  });

  it('offers another game when this one is over, and only then', () => {
    for (const state of STATES) expect(tableView(state, translate).again !== null).toBe(state.phase === 'over');
  });
});
