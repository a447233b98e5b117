import { randomBot, SeededLuck } from '../../../bots';
import type { Seat, Seed } from '../../../engine/kernel';
import { type Command, type Event, oneDeckDungeon, type State } from '../../../engine/onedeck';
import { beatsOf } from '../../../table';
import type { OneDeckTuning } from '../table';
import { inOneBeat, soundOf } from '../table';
import { type Beat, factsOf } from './beatFacts';
import type { Plan } from './plan';
import { tablesFor } from './stagings';

export type { Beat } from './beatFacts';

const MOST_COMMANDS = 120;

/** The beats of games from one set-up. They are computed only as far as they are needed. */
export class Beats {
  private readonly known: Beat[] = [];
  private readonly met = new Set<string>();
  private readonly more: Generator<Beat>;

  constructor(plan: Plan, tuning: OneDeckTuning) {
    this.more = this.gather(plan, tuning);
  }

  /** Returns the first beat that matches; null if none of the games has one. */
  find(wanted: (beat: Beat) => boolean): Beat | null {
    const known = this.known.find(wanted);
    if (known !== undefined) return known;
    for (let next = this.more.next(); next.done !== true; next = this.more.next()) {
      this.known.push(next.value);
      if (wanted(next.value)) return next.value;
    }
    return null;
  }

  private *gather(plan: Plan, tuning: OneDeckTuning): Generator<Beat> {
    for (const table of tablesFor(plan)) {
      for (const habit of habits()) {
        for (const { before, events } of this.walk(table, habit)) {
          yield { before, events, ...factsOf(before, events, tuning) };
        }
      }
    }
  }

  /** Plays a game that prefers commands whose events are new, and otherwise follows a habit. */
  private *walk(first: State, habit: Habit): Generator<Pick<Beat, 'before' | 'events'>> {
    let state = first;
    for (let count = 0; state.phase !== 'over' && count < MOST_COMMANDS; count++) {
      const { events, state: next } = this.news(state) ?? taken(state, habit(state));
      let before = state;
      for (const beat of beatsOf(events, inOneBeat)) {
        if (this.isNew(beat, state)) {
          this.met.add(kindOf(beat, state));
          yield { before, events: beat };
        }
        before = beat.reduce(oneDeckDungeon.evolve, before);
      }
      state = next;
    }
  }

  private news(state: State): Taken | null {
    for (const command of oneOfEach(oneDeckDungeon.legal(state))) {
      const step = taken(state, command);
      if (beatsOf(step.events, inOneBeat).some((beat) => this.isNew(beat, state))) return step;
    }
    return null;
  }

  private isNew(beat: Beat['events'], state: State): boolean {
    return !this.met.has(kindOf(beat, state));
  }
}

type Habit = (state: State) => Command;
const PARTY = 'party' as Seat;

/** Two habits: the first covers every box it can, the second spares the boss for another round. */
function habits(): readonly Habit[] {
  const luck = new SeededLuck('any' as Seed);
  const any: Habit = (state) => randomBot(oneDeckDungeon).choose(state, PARTY, luck);
  const covering =
    (wants: (state: State, box: number) => boolean): Habit =>
    (state) => {
      const legal = oneDeckDungeon.legal(state);
      const cover = legal.find((command) => command.type === 'cover' && wants(state, command.box));
      return cover ?? (state.boss === null ? undefined : legal.find(({ type }) => type === 'finish')) ?? any(state);
    };
  const sparing = ({ encounter, boss }: State, at: number): boolean => {
    const left = encounter?.boxes.filter(({ strikes, dice }) => strikes > 0 && dice.length === 0) ?? [];
    return boss !== null && (encounter?.boxes[at]?.strikes === 0 || left.length > 1);
  };
  return [covering(() => true), covering(sparing)];
}

interface Taken {
  readonly state: State;
  readonly events: readonly Event[];
}

function taken(state: State, command: Command): Taken {
  const step = oneDeckDungeon.step(state, command);
  return step.ok ? step : { state, events: [] };
}

/** Returns a key that is equal for events that look and sound alike. Some events look different during an encounter. */
function kindOf([event, ...run]: Beat['events'], state: State): string {
  const { encounter, heroes } = state;
  const sound = soundOf(event, { shown: state, run: run.length + 1 });
  // A single hero gets no bonus die by hand.
  if (event.type === 'bonusDieGiven') return `${event.type} ${heroes.length > 1}`;
  const open = encounter?.boxes.some(({ dice }) => dice.length === 0) === true;
  if (event.type === 'consequencesCounted') return `${event.type} ${open}`;
  const how = 'cause' in event ? event.cause : 'as' in event ? event.as : 'kind' in event ? event.kind : '';
  return [event.type, event.type === 'phaseBegun' ? event.phase : how, encounter !== null, sound].join();
}

/** Returns a key of a command without its dice. */
function oneOfEach(commands: readonly Command[]): Iterable<Command> {
  return new Map(commands.map((command) => [JSON.stringify({ ...command, dice: null }), command])).values();
}
