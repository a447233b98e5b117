import { describe, expect, it } from 'vitest';
import { canonicalJson, type Fact } from '../../src/engine/kernel';
import type { AnyTable, CommandLook, EventLook, TableCheck, TableOptions } from './tableSuiteTypes';

const MOST_OF_A_TYPE = 2;

/** What every game promises at the table. */
export const TABLE_CHECKS: readonly TableCheck[] = [
  {
    name: 'every event, command and phase comes up',
    run({ turns, states, eventTypes, commandTypes, phases, phaseOf }) {
      const events = new Set(turns.flatMap((turn) => turn.events.map(({ type }) => type)));
      const commands = new Set(turns.map(({ command }) => command.type));
      expect([...events].sort()).toEqual([...eventTypes].sort());
      expect([...commands].sort()).toEqual([...commandTypes].sort());
      expect([...new Set(states.map(phaseOf))].sort()).toEqual([...phases].sort());
    },
  },
  {
    name: 'every event has a gesture with a timing, or says that nothing moves',
    run(table) {
      for (const [type, looks] of looksOf(table)) {
        const motions = looks.map((look) => look.motions);
        for (const motion of motions.flatMap((some) => some ?? [])) expect(table.motions, type).toContain(motion);
        const isStill = motions.every((some) => some === null);
        expect(isStill || motions.some((some) => some !== null && some.length > 0), `${type} never moves`).toBe(true);
      }
    },
  },
  {
    name: 'every event has a sound, or says that it is never heard',
    run(table) {
      for (const [type, looks] of looksOf(table)) {
        const sounds = looks.map(({ sound }) => sound);
        for (const sound of sounds) if (sound !== null && sound !== '') expect(table.sounds, type).toContain(sound);
        const isSilent = sounds.every((sound) => sound === null);
        expect(isSilent || sounds.some((sound) => sound !== null && sound !== ''), `${type} is never heard`).toBe(true);
      }
    },
  },
  {
    name: 'every event has a sentence of its own in every language',
    run(table) {
      for (const language of table.languages) {
        const owners = new Map<string, string>();
        for (const [type, looks] of looksOf(table, language)) {
          for (const { sentence } of looks) {
            table.expectSpoken(sentence);
            expect(owners.get(sentence) ?? type, sentence).toBe(type);
            owners.set(sentence, type);
          }
        }
      }
    },
  },
  {
    name: 'every event has a line and a rule in the log in every language, or is left out of it',
    run(table) {
      for (const language of table.languages) {
        for (const [, looks] of looksOf(table, language)) {
          for (const { log } of looks) {
            for (const text of log === null ? [] : [log.sentence, log.rule]) table.expectSpoken(text);
          }
        }
      }
    },
  },
  {
    name: 'every command has words and a rule in every language',
    run(table) {
      for (const language of table.languages) {
        for (const { label, detail, rule } of commandsOf(table, language)) {
          for (const text of [label, detail, rule]) table.expectSpoken(text);
        }
      }
    },
  },
  {
    name: 'every command has a weight',
    run(table) {
      for (const { weight, label } of commandsOf(table, firstOf(table))) expect(table.weights, label).toContain(weight);
    },
  },
  {
    name: 'every phase has a question in every language',
    run(table) {
      for (const language of table.languages) {
        for (const state of table.states) for (const text of table.question(state, language)) table.expectSpoken(text);
      }
    },
  },
  {
    name: 'what can be pressed on the canvas is exactly what the mirror has buttons for',
    run(table) {
      for (const { places, buttons } of table.states.flatMap((state) => table.faces(state))) {
        const named = new Set(buttons.flatMap(({ id, about }) => [id, about]));
        expect(places.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
        const taken = new Set(places.map(({ rect }) => canonicalJson(rect)));
        const laid = buttons.filter(({ rect }) => rect !== null);
        expect(laid.filter(({ rect }) => !taken.has(canonicalJson(rect))).map(({ id }) => id)).toEqual([]);
      }
    },
  },
  {
    name: 'every legal command can be reached by picking',
    run(table) {
      for (const state of table.states) {
        for (const command of someOfEachType(table.legal(state))) {
          const ways = table.ways(command, state);
          expect(ways.length, `no way to ${canonicalJson(command)}`).toBeGreaterThan(0);
          for (const way of ways) expect(performedBy(table, state, way), way.join(' ')).toEqual(command);
        }
      }
    },
  },
  {
    name: 'nothing else can',
    run(table) {
      for (const state of table.states) {
        const legal = new Set(table.legal(state).map(canonicalJson));
        for (const { id, refused } of buttonsIn(table, state)) {
          const laid = table.lay(state);
          laid.press(id);
          const performed = laid.performed();
          if (performed !== null) expect(legal, id).toContain(canonicalJson(performed));
          expect(laid.wasRefused(), `${id} is refused`).toBe(refused);
          laid.close();
        }
      }
    },
  },
];

/** Runs every check on the table of a game. */
export function describeTable<State, Command extends Fact, Event extends Fact, Language extends string>(
  name: string,
  options: TableOptions<State, Command, Event, Language>,
): void {
  const table = options as unknown as AnyTable;
  describe(`${name} at the table`, () => {
    for (const check of TABLE_CHECKS) it(check.name, { timeout: 120_000 }, () => check.run(table));
  });
}

/** The names of the checks that a table does not pass, for proving that each of them can fail. */
export function failingAtTheTable<State, Command extends Fact, Event extends Fact, Language extends string>(
  options: TableOptions<State, Command, Event, Language>,
): readonly string[] {
  const table = options as unknown as AnyTable;
  const breaks = ({ run }: TableCheck): boolean => {
    try {
      run(table);
      return false;
    } catch {
      return true;
    }
  };
  return TABLE_CHECKS.filter(breaks).map(({ name }) => name);
}

const firstOf = ({ languages: [first = ''] }: AnyTable): string => first;

/** How each event looks that came up, by its type. */
function looksOf(table: AnyTable, language = firstOf(table)): ReadonlyMap<string, readonly EventLook[]> {
  const looks = new Map<string, EventLook[]>();
  for (const { before, events } of table.turns) {
    let shown = before;
    for (const event of events) {
      const known = looks.get(event.type) ?? [];
      looks.set(event.type, [...known, table.event(event, shown, language)]);
      shown = table.evolve(shown, event);
    }
  }
  return looks;
}

function commandsOf(table: AnyTable, language: string): readonly CommandLook[] {
  return table.turns.map(({ command, before }) => table.command(command, before, language));
}

/** Commands of one type differ in their dice, and there are hundreds of them. */
function someOfEachType(commands: readonly Fact[]): readonly Fact[] {
  const counts = new Map<string, number>();
  return commands.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count <= MOST_OF_A_TYPE;
  });
}

function performedBy(table: AnyTable, state: unknown, way: readonly string[]): Fact | null {
  const laid = table.lay(state);
  for (const id of way) if (laid.performed() === null) laid.press(id);
  const performed = laid.performed();
  laid.close();
  return performed;
}

function buttonsIn(table: AnyTable, state: unknown): ReturnType<ReturnType<AnyTable['lay']>['buttons']> {
  const laid = table.lay(state);
  const buttons = laid.buttons();
  laid.close();
  return buttons;
}
