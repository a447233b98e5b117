import { SeededLuck } from '../../../bots';
import type { Seed } from '../../../engine/kernel';
import { type Command, type Event, paperDungeons, type State } from '../../../engine/paper';
import { beatsOf } from '../../../table';
import type { DebugBeat } from '../../contract';
import { inOneBeat, landingOf, motionOf, soundOf } from '../table';
import type { Plan } from './plan';
import { tablesFor } from './tables';

/** A beat of Paper Dungeons. */
export type Beat = DebugBeat<State, Event>;

const MOST_COMMANDS = 90;

/** The beats of games from one set-up. They are computed only as far as they are needed. */
export class Beats {
  private readonly known: Beat[] = [];
  private readonly met = new Set<string>();
  private readonly more: Generator<Beat>;

  constructor(plan: Plan) {
    this.more = this.gather(plan);
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

  private *gather(plan: Plan): Generator<Beat> {
    for (const table of tablesFor(plan)) yield* this.walk(table);
  }

  /** Plays a game that prefers commands whose events are new, and otherwise any. */
  private *walk(first: State): Generator<Beat> {
    const luck = new SeededLuck('any' as Seed);
    let state = first;
    for (let count = 0; state.phase !== 'over' && count < MOST_COMMANDS; count++) {
      const commands = commandsIn(state);
      const any = commands[luck.below(commands.length)];
      const taken = this.news(state, commands) ?? (any === undefined ? null : stepOf(state, any));
      if (taken === null) return;
      let before = state;
      for (const events of beatsOf(taken.events, inOneBeat)) {
        if (this.isNew(events)) {
          this.met.add(kindOf(events));
          yield { before, events, ...factsOf(events) };
        }
        before = events.reduce(paperDungeons.evolve, before);
      }
      state = taken.state;
    }
  }

  private news(state: State, commands: readonly Command[]): Taken | null {
    for (const command of commands) {
      const taken = stepOf(state, command);
      if (taken !== null && beatsOf(taken.events, inOneBeat).some((beat) => this.isNew(beat))) return taken;
    }
    return null;
  }

  private isNew(events: Beat['events']): boolean {
    return !this.met.has(kindOf(events));
  }
}

interface Taken {
  readonly state: State;
  readonly events: readonly Event[];
}

function stepOf(state: State, command: Command): Taken | null {
  const step = paperDungeons.step(state, command);
  return step.ok ? step : null;
}

/** The commands of all who may act; a seat that has confirmed may take that back. */
function commandsIn(state: State): readonly Command[] {
  const ready = state.phase === 'dice' ? state.seats.filter((seat) => seat.ready) : [];
  return [
    ...paperDungeons.toAct(state).flatMap((seat) => paperDungeons.legal(state, seat)),
    ...ready.map(({ id }): Command => ({ type: 'takeBack', seat: id })),
  ];
}

/** Returns a key that is equal for events that look and sound alike. */
function kindOf([event]: Beat['events']): string {
  const how = event.type === 'phaseBegun' ? event.phase : '';
  return [event.type, how, motionOf(event), soundOf(event)].join();
}

function factsOf([event]: Beat['events']): Omit<Beat, 'before' | 'events'> {
  const [motion, sound] = [motionOf(event), soundOf(event)];
  const landings = event.type === 'diceRolled' ? event.sides.map((_, die) => landingOf(die)) : [];
  return { motions: motion === null ? [] : [motion], sounds: [...(sound === null ? [] : [sound]), ...landings], alongside: [] };
}
