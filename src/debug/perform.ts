import type { Fact } from '../engine/kernel';
import type { AnyTake, DebugBeat, ScriptTime } from '../games/contract';
import type { SoundName, SoundPort } from '../table';
import type { PageClock } from './clock';
import type { LiveTuning } from './TuningDesk';

/** The table that somebody tunes at. */
export interface Stage {
  /** Plays it as a game would, or as one in which nothing travels, and shows what it came to for as long as somebody stays. */
  play(beat: DebugBeat<unknown, Fact>, how: BeatPlay): Promise<void>;
  /** Lays another table out, and hands it over until that is done. */
  visit(state: unknown, how: { readonly act: (hands: unknown) => Promise<void>; readonly signal: AbortSignal }): Promise<void>;
}

export interface BeatPlay {
  readonly manner: 'moving' | 'fading';
  readonly signal: AbortSignal;
  readonly stay: () => Promise<void>;
}

/** For which one looks at what came of it. */
const AFTERWARDS = 400;

export interface Performance {
  readonly stage: Stage;
  readonly clock: PageClock;
  readonly live: LiveTuning;
  readonly sound: SoundPort;
}

/** Plays a take once; at an end, or when nobody looks any more, all is as it was. */
export async function perform(take: AnyTake, { stage, clock, live, sound }: Performance, signal: AbortSignal): Promise<void> {
  if (take.kind === 'sound') sound.play(take.sound);
  else if (take.kind === 'beat') {
    // Who comes does so when the beat is over.
    const stay = (): Promise<void> =>
      waiting({ clock, signal, until: clock.now() + Math.max(lengthOfBeat(take, live), AFTERWARDS) });
    await stage.play(take.beat, { manner: take.manner, signal, stay });
  } else {
    const time: ScriptTime = { round: numberAt(live, [...take.round, 'period']), ...scheduleOf(clock, signal) };
    await stage.visit(take.state, { act: (hands) => take.script(hands, time), signal });
  }
}

/** Milliseconds that it takes at least, whoever waits for it. */
export function lastsOf(take: AnyTake, live: LiveTuning, lengthOf: (sound: SoundName) => number): number {
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

/** One thing after the other: a frame that comes late does not put off what follows. */
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
