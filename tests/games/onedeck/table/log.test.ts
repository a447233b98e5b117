import { describe, expect, it } from 'vitest';
import { advance, beginHistory, type History, type Seed, undo } from '../../../../src/engine/kernel';
import { type Command, type Event, type EventType, oneDeckDungeon, type Setup, type State } from '../../../../src/engine/onedeck';
import { LogBook } from '../../../../src/games/onedeck/table/log';
import { ruleOf, runsOf, sentenceOf } from '../../../../src/games/onedeck/table/log/runs';
import type { LogEntry, LogFloor } from '../../../../src/table';
import type { Translate } from '../../../../src/table/ports';
import { translatorIn } from '../../../support/translator';
import { TURNS } from './played';

type TableHistory = History<Setup, State, Command, Event>;

const { t: english } = translatorIn('en');
const SETUP: Setup = { heroes: ['warrior'], dungeon: 'minotaurs-maze', tier: 'veteran' };

function played(commands: number): TableHistory {
  let history = beginHistory(oneDeckDungeon, { setup: SETUP, seed: 'a long way down' as Seed });
  for (let at = 0; at < commands; at++) {
    const [command] = oneDeckDungeon.legal(history.state);
    const next = command === undefined ? null : advance(oneDeckDungeon, history, command);
    if (next?.ok !== true) return history;
    history = next.history;
  }
  return history;
}

const entriesOf = (floors: readonly LogFloor[]): readonly LogEntry[] =>
  floors.flatMap(({ turns }) => turns.flatMap(({ entries }) => entries));

describe.each(['en', 'it'] as const)('in %s', (language) => {
  const { t } = translatorIn(language);

  it('every event of whole games has its sentence and its rule, or is said elsewhere', () => {
    const told = new Set<EventType>();
    const silent = new Set<EventType>();
    for (const { before, events } of TURNS) {
      const runs = runsOf(before, events);
      for (const { type } of events) silent.add(type);
      for (const run of runs) {
        const [{ type }] = run.events;
        told.add(type);
        const words = [sentenceOf(run, t), ruleOf(run, t)];
        for (const text of words) expect(text, type).toMatch(/^[^{}]*[.)]$/);
      }
    }
    expect([...silent].filter((type) => !told.has(type)).sort()).toEqual(
      ['bossRoundBegun', 'effectBegun', 'fightsSet', 'optionChosen', 'phaseBegun', 'turnEnded', 'turnStarted'].sort(),
    );
  });
});

describe('the log', () => {
  const history = played(60);
  const floors = new LogBook(english).read(history.past);

  it('has every command in its turn, in the order in which they came', () => {
    expect(floors.map(({ title }) => title)).toEqual(['Floor 1 / 3']);
    expect(floors[0]?.turns.slice(0, 2).map(({ title }) => title)).toEqual(['Turn 1', 'Turn 2']);
    expect(entriesOf(floors)).toHaveLength(history.past?.length ?? 0);
  });

  it('says what was done and what came of it', () => {
    const [first] = entriesOf(floors);
    expect(first).toMatchObject({ title: 'Let time pass', detail: '2 time' });
    expect(first?.lines).toHaveLength(1);
    expect(first?.lines[0]?.text).toMatch(/^2 time spent: [A-Z][\w -]+ and [A-Z][\w -]+\.$/);
    expect(first?.lines[0]?.rule).toMatch(/^Time is the deck itself/);
  });

  it('tells dice that were rolled together together', () => {
    const rolled = TURNS.find(({ events }) => events.filter(({ type }) => type === 'dieRolled').length > 5);
    const lines = runsOf(rolled?.before as State, rolled?.events ?? []).map((run) => sentenceOf(run, english));
    expect(lines.filter((line) => line.includes(' rolls ')).length).toBeLessThanOrEqual(rolled?.before.heroes.length ?? 0);
  });

  it('is shorter by what is taken back', () => {
    const before = undo(history) ?? { past: history.past?.rest ?? null };
    expect(entriesOf(new LogBook(english).read(before.past))).toHaveLength((history.past?.length ?? 0) - 1);
  });

  it('puts nothing into words twice', () => {
    let asked = 0;
    const counting: Translate = (key, params) => {
      asked += 1;
      return english(key, params);
    };
    const book = new LogBook(counting);
    book.read(history.past?.rest ?? null);
    const first = asked;
    const again = book.read(history.past);
    // One entry more, and the headings.
    expect(asked - first).toBeLessThan(first / 2);
    expect(book.read(history.past)).toEqual(again);
    expect(entriesOf(book.read(history.past)).at(3)).toBe(entriesOf(again).at(3));
  });
});
