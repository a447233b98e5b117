import type { MoveAt, TuningWith } from '../../../table';
import type file from '../tuning.json';

/** Everything one would tune at this table: the records of all games and those of the game's own file. */
export type OneDeckTuning = TuningWith<typeof file>;

export type Motion = keyof OneDeckTuning['motions'];

/** The timing and numbers of a motion at the speed it plays at, and the signal that skips it. */
export type Move<Name extends Motion = Motion> = MoveAt<OneDeckTuning['motions'][Name]>;
