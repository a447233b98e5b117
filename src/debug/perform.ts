import type { Fact } from '../engine/kernel';
import type { AnyTake, DebugBeat, ScriptTime } from '../games/contract';
import type { SoundPort } from '../table';
import type { PageClock } from './clock';
import type { LiveTuning } from './TuningDesk';

/** The table of the debug scene. */
export interface Stage {
  /** Plays a beat as in a game, or as under reduced motion, and shows the result until `stay` resolves. */
  play(beat: DebugBeat<unknown, Fact>, how: BeatPlay): Promise<void>;
  /** Shows another table and runs `act` at it. */
  visit(state: unknown, how: { readonly act: (hands: unknown) => Promise<void>; readonly signal: AbortSignal }): Promise<void>;
}

export interface BeatPlay {
  readonly manner: 'moving' | 'fading';
  readonly signal: AbortSignal;
  readonly stay: () => Promise<void>;
}

/** Milliseconds for which the result is shown. */
const AFTERWARDS = 400;

export interface Performance {
  readonly stage: Stage;
  readonly clock: PageClock;
  readonly live: LiveTuning;
  readonly sound: SoundPort;
  /** Keeps the end on show. */
  readonly stay: () => Promise<void>;
}

/** Plays a take once. At the end, or when the signal is aborted, the table is as it was. */
export async function perform(
  take: AnyTake,
  { stage, clock, live, sound, stay: kept }: Performance,
  signal: AbortSignal,
): Promise<void> {
  if (take.kind === 'sound') sound.play(take.sound);
  else if (take.kind === 'beat') {
    // A figure that enters does so after the beat.
    const stay = async (): Promise<void> => {
      await waiting({ clock, signal, until: clock.now() + Math.max(lengthOfBeat(take, live), AFTERWARDS) });
      await kept();
    };
    await stage.play(take.beat, { manner: take.manner, signal, stay });
  } else {
    const time: ScriptTime = { round: numberAt(live, [...take.round, 'period']), ...scheduleOf(clock, signal) };
    const act = async (hands: unknown): Promise<void> => {
      await take.script(hands, time);
      await kept();
    };
    await stage.visit(take.state, { act, signal });
  }
}

/** Returns the least number of milliseconds that a take lasts. */
export function lastsOf(take: AnyTake, live: LiveTuning, lengthOf: (sound: string) => number): number {
  if (take.kind === 'sound') return lengthOf(take.sound);
  return take.kind === 'table' ? 0 : lengthOfBeat(take, live);
}

function lengthOfBeat({ beat, manner }: Extract<AnyTake, { kind: 'beat' }>, live: LiveTuning): number {
  if (manner === 'fading') return numberAt(live, ['motions', 'stillFade', 'duration']) * 2;
  return Math.max(0, ...beat.alongside.map((name) => numberAt(live, [...name, 'duration'])));
}

const numberAt = (live: LiveTuning, [section, name, field]: readonly [string, string, string]): number =>
  Number(live[section]?.[name]?.[field] ?? 0);

interface Wait {
  readonly clock: PageClock;
  readonly signal: AbortSignal;
  readonly until: number;
}

async function waiting({ clock, signal, until }: Wait, act = (): void => undefined): Promise<void> {
  while (!signal.aborted && clock.now() < until) {
    act();
    await clock.frame();
  }
}

/** Returns timers that follow each other. A late frame does not delay the next step. */
function scheduleOf(clock: PageClock, signal: AbortSignal) {
  let due = clock.now();
  return {
    after(milliseconds: number): Promise<void> {
      due += milliseconds;
      return waiting({ clock, signal, until: due });
    },
    async during(milliseconds: number, act: (share: number) => void): Promise<void> {
      const began = due;
      due += milliseconds;
      await waiting({ clock, signal, until: due }, () => act((clock.now() - began) / milliseconds));
      act(1);
    },
  };
}
