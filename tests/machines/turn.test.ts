import { describe, expect, it, vi } from 'vitest';
import { commandsOf } from '../../src/engine/kernel';
import { type Command, oneDeckDungeon, PHASES, type State } from '../../src/engine/onedeck';
import type { TurnEvent } from '../../src/machines';
import { delves, hardyDelves, type Turn } from '../support/delves';
import { ANY_DELVE, gate, historyOf, settled, turnTable } from './turnTable';

const START: TurnEvent<Command> = { type: 'COMMAND', command: { type: 'startTurn' } };
const INPUTS: readonly TurnEvent<Command>[] = [{ type: 'SKIP' }, START, { type: 'UNDO' }, { type: 'REDO' }];

/** A table that has begun its first turn. */
async function afterStart() {
  const table = turnTable(historyOf());
  table.actor.send(START);
  await settled();
  return table;
}

describe('chart and engine', () => {
  const games = [...delves(100), ...hardyDelves(6)];

  it('come through nearly every phase in these games', () => {
    const seen = new Set(games.flatMap(({ turns }) => turns.map(({ after }) => after.phase)));
    expect(PHASES.filter((phase) => !seen.has(phase))).toEqual(['rollOrder']);
  });

  it('never drift apart, in games of one, two and four heroes', { timeout: 30_000 }, async () => {
    const drifted: string[] = [];
    for (const delve of games) {
      const gates = delve.turns.map(() => gate());
      let turn = 0;
      const { actor, at, history, deaths } = turnTable(historyOf(delve), {
        present: () => gates[turn]?.promise ?? Promise.resolve(),
      });
      const expectAt = (wanted: string): void => {
        if (at() !== wanted) drifted.push(`${delve.seed}: ${at()}, not ${wanted}`);
      };
      for (const { command, before, after } of delve.turns) {
        expectAt(before.phase);
        actor.send({ type: 'COMMAND', command });
        expectAt('presenting');
        gates[turn]?.open();
        await settled();
        turn += 1;
        expectAt(after.phase);
      }
      expect(commandsOf(history())).toEqual(delve.turns.map(({ command }) => command));
      expect(deaths).toEqual([]);
      actor.stop();
    }
    expect(drifted).toEqual([]);
  });
});

describe('a command', () => {
  it('is kept, then presented, then its state is shown', async () => {
    const showing = gate();
    const { actor, calls, batches, kept, shown, at } = turnTable(historyOf(), { present: () => showing.promise });
    actor.send(START);
    expect(calls).toEqual(['rested', 'changed', 'present']);
    const [first] = ANY_DELVE.turns;
    expect(batches).toEqual([[first?.before, first?.events]]);
    expect(kept[0]?.state).toEqual(first?.after);
    showing.open();
    await settled();
    expect(calls).toEqual(['rested', 'changed', 'present', 'rested']);
    expect(shown).toEqual([first?.before, first?.after]);
    expect(at()).toBe(first?.after.phase);
  });

  const refusals: readonly (readonly [what: string, command: unknown, key: string])[] = [
    ['out of its phase', { type: 'flee' }, 'wrongPhase'],
    ['that no game knows', { type: 'dance' }, 'commandWrong'],
    ['that is none', null, 'commandWrong'],
    ['with more than belongs to it', { type: 'startTurn', twice: true }, 'commandWrong'],
  ];

  it.each(refusals)('%s is refused in the words of the engine and changes nothing', async (_, command, key) => {
    const history = historyOf();
    const table = turnTable(history);
    table.actor.send({ type: 'COMMAND', command: command as Command });
    await settled();
    expect(table.calls).toEqual(['rested', 'refused']);
    expect(table.refused.map((rejection) => rejection.key)).toEqual([key]);
    expect(table.history()).toBe(history);
    expect(table.at()).toBe('turnStart');
  });

  it('that the rules forbid is refused as the engine refuses it', async () => {
    const { actor, refused, history } = await afterStart();
    const before = history();
    const command = { type: 'enter', door: 3 } as const;
    actor.send({ type: 'COMMAND', command });
    expect(refused).toEqual([oneDeckDungeon.whyIllegal(before.state, command)]);
    expect(history()).toBe(before);
  });

  it('is refused when the game is over', async () => {
    const last = ANY_DELVE.turns.at(-1) as Turn;
    const table = turnTable(historyOf({ ...ANY_DELVE, base: last.before }));
    table.actor.send({ type: 'COMMAND', command: last.command });
    await settled();
    expect(table.at()).toBe('over');
    table.actor.send(START);
    await settled();
    expect(table.refused).toEqual([{ key: 'wrongPhase', params: { phase: 'over', command: 'startTurn', rule: 'over' } }]);
  });
});

describe('while events are shown', () => {
  it.each(INPUTS)('$type means skip and nothing else', async (input) => {
    const showing = gate();
    const { actor, calls, at, history } = turnTable(historyOf(), { present: () => showing.promise });
    actor.send(START);
    const { context } = actor.getSnapshot();
    calls.length = 0;
    actor.send(input);
    expect(calls).toEqual(['skipped']);
    expect(at()).toBe('presenting');
    expect(actor.getSnapshot().context).toBe(context);
    showing.open();
    await settled();
    expect(calls).toEqual(['skipped', 'rested']);
    expect(commandsOf(history())).toEqual([{ type: 'startTurn' }]);
  });

  it('a skip while nothing is shown does nothing', () => {
    const { actor, calls } = turnTable(historyOf());
    actor.send({ type: 'SKIP' });
    expect(calls).toEqual(['rested']);
  });

  const failures: readonly (readonly [what: string, present: () => Promise<void>])[] = [
    ['rejects', () => Promise.reject(new Error('torn'))],
    [
      'throws',
      () => {
        throw new Error('torn');
      },
    ],
  ];

  it.each(failures)('a picture that %s is reported, and play goes on', async (_, present) => {
    const { actor, problems, at, deaths, shown } = turnTable(historyOf(), { present });
    actor.send(START);
    await settled();
    expect(problems).toEqual([new Error('torn')]);
    expect(shown.at(-1)).toEqual(ANY_DELVE.turns[0]?.after);
    expect(at()).toBe('choose');
    actor.send({ type: 'COMMAND', command: { type: 'explore' } });
    await settled();
    expect(at()).toBe('turnStart');
    expect(deaths).toEqual([]);
  });
});

describe('taking back and doing again', () => {
  /** Exploring reveals nothing, so it can be taken back. */
  async function afterExplore() {
    const table = await afterStart();
    const chosen = table.history();
    table.actor.send({ type: 'COMMAND', command: { type: 'explore' } });
    await settled();
    const explored = table.history();
    table.calls.length = 0;
    return { ...table, chosen, explored };
  }

  it('route to the phase of the state, show it and keep it', async () => {
    const { actor, at, calls, kept, shown, history, chosen, explored } = await afterExplore();
    actor.send({ type: 'UNDO' });
    expect([at(), ...calls]).toEqual(['choose', 'changed', 'rested']);
    expect(history().state).toBe(chosen.state);
    expect([kept.at(-1), shown.at(-1)]).toEqual([history(), chosen.state]);
    actor.send({ type: 'REDO' });
    expect([at(), ...calls]).toEqual(['turnStart', 'changed', 'rested', 'changed', 'rested']);
    expect(history().state).toBe(explored.state);
    expect(kept.at(-1)).toBe(history());
  });

  it('are refused where there is nothing to take back or to do again', async () => {
    const { actor, refused, history } = await afterStart();
    const before = history();
    actor.send({ type: 'UNDO' });
    actor.send({ type: 'REDO' });
    expect(refused).toEqual([{ key: 'nothingToUndo' }, { key: 'nothingToRedo' }]);
    expect(history()).toBe(before);
  });
});

describe('the chart while it tells', () => {
  it('is already where it says to be', () => {
    const { actor } = turnTable(historyOf(), { present: () => gate().promise });
    const seen: (readonly [news: string, at: string, commands: number])[] = [];
    actor.on('*', ({ type }) => {
      const { value, context } = actor.getSnapshot();
      seen.push([type, value, commandsOf(context.history).length]);
    });
    actor.send({ type: 'COMMAND', command: { type: 'flee' } });
    actor.send(START);
    actor.send({ type: 'SKIP' });
    expect(seen).toEqual([
      ['refused', 'turnStart', 0],
      ['changed', 'presenting', 1],
      ['skipped', 'presenting', 1],
    ]);
  });

  it('tries a command once, and one that the rules forbid not at all', () => {
    const asked = vi.spyOn(oneDeckDungeon, 'step');
    const { actor } = turnTable(historyOf());
    actor.send({ type: 'COMMAND', command: { type: 'flee' } });
    expect(asked).not.toHaveBeenCalled();
    actor.send(START);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});

it('a game that was left in any phase is taken up there', () => {
  const states: readonly State[] = ANY_DELVE.turns.map(({ before }) => before);
  for (const base of states) expect(turnTable({ ...historyOf(), state: base }).at()).toBe(base.phase);
});
