import { describe, expect, it, vi } from 'vitest';
import { commandsOf } from '../../../../../src/engine/kernel';
import { CARDS, type State } from '../../../../../src/engine/onedeck';
import { outcomesOf } from '../../../../../src/games/onedeck/odds';
import { choicesIn, idOf, tableView } from '../../../../../src/games/onedeck/table';
import { DoorOdds } from '../../../../../src/games/onedeck/table/picking/DoorOdds';
import { TONGUES } from '../../../../support/spoken';
import { laidTable } from '../../../../wiring/table/laidTable';
import { STATES } from '../played';

const ENGLISH = (TONGUES[0] as (typeof TONGUES)[number])[1];
const cardAt = ({ doors, door }: State) => (door === null ? undefined : doors[door]?.cards[0]);
const isAt = (kind: 'peril' | 'combat') => (state: State) =>
  state.phase === 'door' && state.heroes.length < 4 && CARDS[cardAt(state) ?? 'ogre-1'].kind === kind;
/** Without potions nobody is asked about Invisibility. */
const found = (kind: 'peril' | 'combat'): State => ({ ...(STATES.find(isAt(kind)) as State), potions: 0 });
const TRAP = found('peril');
const FOE = found('combat');
const wayIds = (state: State) =>
  choicesIn(state, ENGLISH).flatMap(({ id, spot }) => (spot?.kind === 'way' && spot.option !== null ? [id] : []));

describe('a way through a peril', () => {
  it.each([0, 1] as const)('number %i is taken with one press at the door', async (option) => {
    const { session, input } = laidTable(TRAP, { lasts: 1 });
    input.press(wayIds(TRAP)[option] ?? '');
    await vi.waitFor(() => expect(commandsOf(session.history)).toHaveLength(2));
    expect(commandsOf(session.history)).toEqual([{ type: 'confront' }, { type: 'chooseOption', option }]);
    session.close();
  });

  it('is the box that is pressed, and the letter of the box', () => {
    const entries = choicesIn(TRAP, ENGLISH).filter(({ spot }) => spot?.kind === 'way' && spot.option !== null);
    expect(entries.map(({ shortcut }) => shortcut)).toEqual(['A', 'B']);
    const { session, input } = laidTable(TRAP, { lasts: 1 });
    input.press(idOf({ kind: 'box', box: 1 }));
    expect(commandsOf(session.history)).toEqual([{ type: 'confront' }]);
    session.close();
  });

  it('is left open by whoever faces the peril first', async () => {
    const { session, input } = laidTable(TRAP, { lasts: 1 });
    input.press('confront');
    await vi.waitFor(() => expect(session.isPresenting).toBe(false));
    await new Promise((later) => setTimeout(later, 5));
    expect(commandsOf(session.history)).toEqual([{ type: 'confront' }]);
    session.close();
  });

  it.each(TONGUES)('says in %s what it costs now, what it takes and what it costs if it stays open', (_, translate) => {
    const { ways = [] } = tableView(TRAP, translate).sill ?? {};
    expect(ways).toHaveLength(2);
    for (const { spoken, time, dice } of ways) {
      expect(spoken).toMatch(/^\S.*, .*\. .*\.$/);
      if (time > 0) expect(spoken).toContain(String(time));
      expect(spoken).toContain(String(dice.count));
    }
  });
});

it('a fight at the door takes one press', () => {
  const { session, input } = laidTable(FOE);
  input.press('confront');
  expect(commandsOf(session.history)[0]).toEqual({ type: 'confront' });
  session.close();
});

describe('the odds at the door', () => {
  const odds = { unhurt: 0.5, hurt: [{ wounds: 1, share: 0.41 }], dead: 0.09, throws: 'exact' } as const;
  const answer = [
    { option: 0, odds },
    { option: 1, odds },
  ];

  function doorOdds(wanted: 'always' | 'request' | 'never') {
    const settle: ((ways: unknown) => void)[] = [];
    const oddsOf = vi.fn(() => new Promise((done) => settle.push(done)));
    const changed = vi.fn();
    const door = new DoorOdds({ odds: { wanted: () => wanted, oddsOf: oddsOf as never }, translate: ENGLISH, changed });
    return { door, oddsOf, changed, settle };
  }

  it('are asked for at once only where the setting says so', () => {
    const asked = (['always', 'request', 'never'] as const).map((wanted) => {
      const { door, oddsOf } = doorOdds(wanted);
      door.rest(TRAP);
      return [oddsOf.mock.calls.length, door.shown(TRAP).kind];
    });
    expect(asked).toEqual([
      [1, 'counting'],
      [0, 'offered'],
      [0, 'none'],
    ]);
  });

  it('are asked for on request, once, and told once', async () => {
    const { door, oddsOf, changed, settle } = doorOdds('request');
    door.rest(TRAP);
    door.ask();
    door.ask();
    expect(oddsOf).toHaveBeenCalledTimes(1);
    settle[0]?.(answer);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(door.shown(TRAP)).toMatchObject({ kind: 'counted', ways: [{ words: 'In 100: 50 unhurt, 41 lose 1, 9 die.' }, {}] });
    expect([door.news() === null, door.news()]).toEqual([false, null]);
  });

  it('are dropped when the state has changed', async () => {
    const { door, changed, settle } = doorOdds('always');
    door.rest(TRAP);
    door.rest(FOE);
    settle[0]?.(answer);
    await Promise.resolve();
    await Promise.resolve();
    expect(changed).not.toHaveBeenCalled();
    expect(door.shown(FOE).kind).toBe('counting');
  });

  it('are bars whose numbers add up to 100, the last of many wounds together', () => {
    const hurt = [1, 2, 3, 4, 5].map((wounds) => ({ wounds, share: 0.11 }));
    const bars = outcomesOf({ unhurt: 0.333, hurt, dead: 0.117 });
    expect(bars.reduce((sum, { times }) => sum + times, 0)).toBe(100);
    expect(bars.map(({ kind, wounds, orMore }) => [kind, wounds, orMore])).toEqual([
      ['unhurt', 0, false],
      ['hurt', 1, false],
      ['hurt', 2, false],
      ['hurt', 3, true],
      ['dead', 0, false],
    ]);
  });
});
