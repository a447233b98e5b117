import { bot } from '../advisor';
import type { Seed } from '../engine/kernel';
import { type Event, type EventType, oneDeckDungeon, type State } from '../engine/onedeck';
import { inOneBeat, type Motion, type SoundName, type TableMotions, type Tuning, tableAnimators } from '../stage';
import { MOMENTS, type Plan, stateFor } from './plan';

/** Events that move as one, the table before them, and what is seen and heard of them. */
export interface Beat {
  readonly before: State;
  readonly events: readonly [Event, ...Event[]];
  readonly motions: readonly Motion[];
  readonly sounds: readonly SoundName[];
}

const MOST_COMMANDS = 400;
/** Somebody who tries everything meets almost all there is. */
const TRIES = 12;

/** The first of each kind that comes up on a table, or, where it does not there, at another moment of the same party. */
export function beatsFrom(plan: Plan, tuning: Tuning): ReadonlyMap<EventType, Beat> {
  const found = new Map<EventType, Beat>();
  for (const moment of [plan.moment, ...MOMENTS]) {
    for (let at = 0; at < TRIES; at++) gather(stateFor({ ...plan, moment }), `rehearsal ${at}` as Seed, { found, tuning });
  }
  return found;
}

interface Gathering {
  readonly found: Map<EventType, Beat>;
  readonly tuning: Tuning;
}

function gather(first: State, seed: Seed, { found, tuning }: Gathering): void {
  const choose = bot('random', seed);
  let state = first;
  for (let count = 0; state.phase !== 'over' && count < MOST_COMMANDS; count++) {
    const taken = oneDeckDungeon.step(state, choose(state));
    if (!taken.ok) return;
    let before = state;
    for (const events of inBeats(taken.events)) {
      const [{ type }] = events;
      if (!found.has(type)) found.set(type, { before, events, ...seenAndHeard(before, events, tuning) });
      before = events.reduce(oneDeckDungeon.evolve, before);
    }
    state = taken.state;
  }
}

function inBeats(events: readonly Event[]): readonly [Event, ...Event[]][] {
  const beats: [Event, ...Event[]][] = [];
  for (const event of events) {
    const beat = beats.at(-1);
    if (beat !== undefined && inOneBeat(beat[0], event)) beat.push(event);
    else beats.push([event]);
  }
  return beats;
}

/** Asks the animators of the table what they would do. */
function seenAndHeard(before: State, events: Beat['events'], tuning: Tuning): Pick<Beat, 'motions' | 'sounds'> {
  const motions: Motion[] = [];
  const sounds: SoundName[] = [];
  const recording: TableMotions = {
    play({ motion }) {
      motions.push(motion);
      return Promise.resolve();
    },
  };
  const faceOf = () => ({ card: 'goblin', name: '', xp: 0 }) as const;
  const animators = tableAnimators({ motions: recording, sound: { play: (name) => void sounds.push(name) }, tuning, faceOf });
  const cue = { signal: new AbortController().signal, speed: 1 } as const;
  void animators.before(events, { ...cue, shown: before });
  void animators.after(events, { ...cue, shown: events.reduce(oneDeckDungeon.evolve, before) });
  return { motions, sounds };
}
