import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandsOf } from '../../../src/engine/kernel';
import { type Command, type DieId, oneDeckDungeon, type State } from '../../../src/engine/onedeck';
import { idOf } from '../../../src/games/onedeck/table';
import { TURNS } from '../../games/onedeck/table/played';
import { hardyDelves, statesOf } from '../../support/delves';
import { laidTable } from './laidTable';

const STATES: readonly State[] = [...TURNS.map(({ before }) => before), ...hardyDelves(6).flatMap(statesOf)];

function stateWhere(what: (state: State) => boolean): State {
  const state = STATES.find(what);
  if (state === undefined) throw new Error('no such state was played');
  return state;
}

type Cover = Extract<Command, { type: 'cover' }>;
const singles = (state: State): readonly Cover[] =>
  oneDeckDungeon
    .legal(state)
    .flatMap((command) => (command.type === 'cover' && command.dice.length === 1 ? [command] : []))
    .filter(({ box }) => state.encounter?.boxes[box]?.size === 'normal');

/** Two boxes that two dice cover, each by itself. */
function pairIn(state: State): readonly [Cover, Cover] | null {
  for (const one of singles(state)) {
    const after = oneDeckDungeon.step(state, one);
    const other = after.ok && after.state.phase === 'pool' ? singles(after.state)[0] : undefined;
    if (other !== undefined) return [one, other];
  }
  return null;
}
const FIGHTING = stateWhere((state) => pairIn(state) !== null);
const [ONE, OTHER] = pairIn(FIGHTING) as readonly [Cover, Cover];
const CHOOSING = stateWhere(({ phase }) => phase === 'choose');
const ROLLING = stateWhere((state) => {
  if (oneDeckDungeon.whyIllegal(state, { type: 'roll' }) !== null) return false;
  const rolled = oneDeckDungeon.step(state, { type: 'roll' });
  return rolled.ok && rolled.state.phase === 'pool' && (rolled.state.encounter?.pool.length ?? 0) > 1;
});
const die = (id: DieId | undefined): string => idOf({ kind: 'die', die: id ?? -1 });
const box = (at: number): string => idOf({ kind: 'box', box: at });

const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a press while something moves', () => {
  it('is carried out when it is legal, and what moves jumps to its end', async () => {
    const { session, input, asked, hand } = laidTable(FIGHTING);
    input.drop(ONE.dice[0] ?? -1, box(ONE.box));
    expect(session.isPresenting).toBe(true);
    input.press(die(OTHER.dice[0]));
    expect(asked).toContain('skip');
    await settled();
    expect(commandsOf(session.history)).toEqual([ONE]);
    expect(hand()).toEqual(OTHER.dice);
  });

  it('and the next one are both kept, and no third', async () => {
    const { session, input } = laidTable(FIGHTING);
    input.drop(ONE.dice[0] ?? -1, box(ONE.box));
    for (const id of [die(OTHER.dice[0]), box(OTHER.box), 'finish']) input.press(id);
    await settled();
    expect(commandsOf(session.history)).toEqual([ONE, OTHER]);
    expect(session.isPresenting).toBe(true);
  });

  it.each([1, 2, 4, 'instant'] as const)('takes up the next die within the time of the motion, at speed %s', async (speed) => {
    const { session, input, hand } = laidTable(FIGHTING, { lasts: speed === 'instant' ? 0 : 400 / speed });
    input.drop(ONE.dice[0] ?? -1, box(ONE.box));
    await vi.advanceTimersByTimeAsync(speed === 'instant' ? 0 : 100 / speed);
    expect(session.isPresenting).toBe(speed !== 'instant');
    input.press(die(OTHER.dice[0]));
    await settled();
    expect([session.isPresenting, hand()]).toEqual([false, OTHER.dice]);
  });

  it('takes up a die that has only just been rolled', async () => {
    const { session, input, hand } = laidTable(ROLLING);
    input.press('roll');
    const [first] = (session.history.state as State).encounter?.pool ?? [];
    input.press(die(first?.id));
    await settled();
    expect(hand()).toEqual([first?.id]);
  });

  it('says its reason where it is impossible when its turn comes', async () => {
    const after = oneDeckDungeon.step(FIGHTING, ONE);
    const boxes = after.ok ? (after.state.encounter?.boxes ?? []) : [];
    const { input, refused, sounds, session, shaken } = laidTable(FIGHTING);
    const covered = boxes.findIndex(({ dice }, at) => at !== ONE.box && dice.length > 0);
    const impossible = boxes.findIndex(
      ({ dice }, at) =>
        dice.length === 0 &&
        after.ok &&
        oneDeckDungeon.legal(after.state).every((command) => command.type !== 'cover' || command.box !== at),
    );
    const target = impossible >= 0 ? impossible : covered;
    input.drop(ONE.dice[0] ?? -1, box(ONE.box));
    input.press(box(target));
    await settled();
    expect(target).toBeGreaterThanOrEqual(0);
    expect([new Set(refused).size, sounds.at(-1), commandsOf(session.history)]).toEqual([1, 'refused', [ONE]]);
    expect([...new Set(shaken)]).toEqual([box(target)]);
  });
});

describe('a kept press is dropped', () => {
  it('where its die is gone', async () => {
    const { input, hand, refused } = laidTable(FIGHTING);
    input.drop(ONE.dice[0] ?? -1, box(ONE.box));
    input.press(die(ONE.dice[0]));
    await settled();
    expect([hand(), refused]).toEqual([[], []]);
  });

  it('where something else has come to its place, so that nothing is revealed by a second press on one button', async () => {
    for (const state of new Map(STATES.map((one) => [one.phase, one])).values()) {
      const { session, input, shown } = laidTable(state);
      const { first = null } = shown.at(-1)?.menu ?? {};
      if (first?.choice === null || first === null || first.refusal !== null) continue;
      input.press(first.id);
      input.press(first.id);
      await settled();
      const given = commandsOf(session.history).filter(({ type }) => type !== 'startTurn');
      expect(given.length, first.id).toBeLessThanOrEqual(1);
      session.close();
    }
  });

  it('where the player takes something back meanwhile', async () => {
    const { session, input, hand } = laidTable(FIGHTING);
    input.drop(ONE.dice[0] ?? -1, box(ONE.box));
    input.press(die(OTHER.dice[0]));
    input.press('undo');
    await settled();
    expect([session.isPresenting, hand()]).toEqual([false, []]);
  });

  it('while the table is lent to another game', async () => {
    const { session, input } = laidTable(CHOOSING);
    await session.lend(async () => input.press('explore'));
    input.rest();
    await settled();
    expect(session.history.past).toBeNull();
  });
});

describe('a key while something moves', () => {
  it('that asks for a command by its own letter is carried out when it is legal', async () => {
    const healing = (state: State): boolean => state.phase === 'turnStart' && oneDeckDungeon.onlyWayOn?.(state) === null;
    const { session, input } = laidTable(stateWhere(healing));
    input.key('T');
    input.key('E');
    await settled();
    expect(commandsOf(session.history).map(({ type }) => type)).toEqual(['startTurn', 'explore']);
  });
});

describe('a press before time passes by itself', () => {
  const canExplore = (state: State): boolean => {
    const explored = oneDeckDungeon.step(state, { type: 'explore' });
    return explored.ok && oneDeckDungeon.onlyWayOn?.(explored.state) !== null;
  };

  it('hurries both, and is carried out after them', async () => {
    const state = stateWhere((one) => canExplore(one) && one.doors.some((door) => door !== null));
    const at = state.doors.findIndex((door) => door !== null);
    const { session, input, asked } = laidTable(state);
    input.press('explore');
    input.press(`enter${at + 1}`);
    await settled();
    expect(commandsOf(session.history).map(({ type }) => type)).toEqual(['explore', 'startTurn', 'enter']);
    expect(asked).toEqual(['presenting', 'skip', 'presenting', 'skip', 'presenting']);
  });
});
