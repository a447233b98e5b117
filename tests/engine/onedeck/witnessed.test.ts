// What the party is told leads from what it saw to what it sees: a card that is shown may lie anywhere in a view.
import { describe, expect, it } from 'vitest';
import { oneDeckDungeon as game, type State } from '../../../src/engine/onedeck';
import { aGame, type Table } from '../../support/onedeck';
import { PARTY } from './oneDeckOptions';

const view = (state: State): State => game.view(state, PARTY);
const told = (table: Table, from: State): State => table.events.reduce((seen, event) => game.evolve(seen, event), view(from));

/** Wraiths are the last in the alphabet, so a view shows them behind the doors; here one lies on top of the deck. */
const DECK = ['goblin-1', 'beetle-1', 'bandit-1', 'ogre-1', 'phantom-1', 'boulder-1', 'wraith-2', 'wraith-1'] as const;
const explored = (): Table => aGame({ dungeon: 'yetis-cavern', deck: DECK }).do({ type: 'startTurn' }, { type: 'explore' });

describe('the events of the party, folded over a view', () => {
  it('lay doors of which nobody knows the cards', () => {
    const table = aGame({ dungeon: 'yetis-cavern', deck: DECK }).do({ type: 'startTurn' });
    const before = table.state;
    table.do({ type: 'explore' });
    expect(told(table, before)).toEqual(view(table.state));
  });

  it('spend the card that is named, though another lies on top of the view', () => {
    const table = explored();
    const before = table.state;
    expect(view(before).deck).not.toContain('wraith-2');
    table.do({ type: 'startTurn' });
    const seen = told(table, before);
    expect(seen).toEqual(view(table.state));
    expect(seen.discard.slice(-2)).toEqual(['wraith-2', 'wraith-1']);
  });

  it('open a door to the cards that are named, and lose none that the view had put there', () => {
    const table = explored().do({ type: 'startTurn' });
    const before = table.state;
    expect(view(before).doors[1]?.cards).not.toEqual(before.doors[1]?.cards);
    table.do({ type: 'enter', door: 1 });
    const seen = told(table, before);
    expect(seen).toEqual(view(table.state));
    expect(game.faults({ ...seen, decks: before.decks })).toEqual([]);
  });

  it('shuffle everything but what was claimed', () => {
    const table = aGame({ dungeon: 'yetis-cavern', cardsLeft: 6 }).do({ type: 'startTurn' }, { type: 'explore' });
    expect(table.state.phase).toBe('descend');
    const before = table.state;
    table.do({ type: 'descend' });
    expect(told(table, before)).toEqual(view(table.state));
  });

  it('roll dice that no view foretold', () => {
    const table = explored().do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    const before = table.state;
    table.do({ type: 'confront' });
    expect(table.told('dieRolled').length).toBeGreaterThan(0);
    expect(told(table, before)).toEqual(view(table.state));
  });
});
