import type { TuningWith } from '../../../table';
import type file from '../tuning.json';

/** Everything one would tune at this table: the records of all games and those of the game's own file. */
export type PaperTuning = TuningWith<typeof file>;

export type PaperMotion = keyof (typeof file)['motions'];
