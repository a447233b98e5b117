import file from '../../assets/tuning.json';
import type { GameAtTable } from '../games/contract';
import { mergedTuning, type TuningSheet } from '../services';

type Shared = typeof file;

/** Copies of the tuning that the debug scene may change while the game runs. */
export class LiveTuning {
  /** The records that all games share. */
  readonly shared: Shared = structuredClone(file);
  /** The tuning of the game that was at the table last. */
  private last: TuningSheet = this.shared;
  private readonly games = new Map<TuningSheet, Shared & TuningSheet>();

  /** Returns the tuning of a game with the shared records in it. */
  of({ tuning }: Pick<GameAtTable, 'tuning'>): Shared & TuningSheet {
    const known = this.games.get(tuning) ?? mergedTuning(this.shared, structuredClone(tuning));
    this.games.set(tuning, known);
    this.last = known;
    return known;
  }

  /** Returns how loud a sound is, from 0 to 1. */
  readonly volumeOf = (sound: string): number => Number(this.last['sounds']?.[sound]?.['volume'] ?? 1);
}
