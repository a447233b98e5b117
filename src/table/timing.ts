import type file from '../../assets/tuning.json';

type Frozen<File> = {
  readonly [Section in keyof File]: { readonly [Name in keyof File[Section]]: Readonly<File[Section][Name]> };
};

/**
 * Everything one would tune that all games share, typed as it stands in `assets/tuning.json`: a name or a number added there can
 * be used at once. A motion has a timing, and like everything else there as many numbers by name as it needs.
 */
export type Tuning = Frozen<typeof file>;

/** The tuning of a game: the shared records, and those of its own file. */
export type TuningWith<Own> = {
  readonly [Section in keyof Tuning | keyof Own]: SectionIn<Tuning, Section> & SectionIn<Frozen<Own>, Section>;
};
type SectionIn<File, Section> = Section extends keyof File ? File[Section] : unknown;

export interface Timing {
  /** Milliseconds at single speed. */
  readonly duration: number;
  readonly ease: string;
  readonly delay?: number;
}

/** The timing and numbers of a motion at the speed it plays at, and the signal that skips it. */
export type MoveAt<Slow> = Paced<Slow> & { readonly signal: AbortSignal };
type Paced<Slow> = Slow & Timing & { readonly delay: number };

export type Speed = 1 | 2 | 4 | 'instant';

/** How events are shown: moving at a speed, at once, or as pictures that fade into each other. */
export type Presentation = Speed | 'crossfade';

/** Duration and delay shrink with the speed; every other number says how far, how often or how much, and stays. */
export function paced<Slow extends Timing>(timing: Slow, speed: Exclude<Speed, 'instant'>): Paced<Slow> {
  const { duration, delay = 0 } = timing;
  return { ...timing, duration: duration / speed, delay: delay / speed };
}

/** Returns the timing of a motion at a speed, with the signal that skips it. */
export const moveAt = <Slow extends Timing>(
  timing: Slow,
  { speed, signal }: { readonly speed: Exclude<Speed, 'instant'>; readonly signal: AbortSignal },
): MoveAt<Slow> => ({ ...paced(timing, speed), signal });
