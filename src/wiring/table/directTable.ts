import type { Fact } from '../../engine/kernel';
import type { TablePicture } from '../../games/contract';
import { createDirector, type Director, nextTask } from '../../table';
import type { GameTableParts } from './GameTableParts';

export interface Stagehands {
  readonly picture: () => TablePicture | null;
  readonly say: (sentence: string) => void;
  readonly draw: (state: unknown) => void;
  readonly prepare: (state: unknown) => Promise<void>;
  readonly prepareRest: (state: unknown) => Promise<void>;
  /** Returns whether events are shown that have happened before: they are shown quickly. */
  readonly isQuick: () => boolean;
}

/** The director of this table: what each event does to picture, sound and voice. */
export function directTable(
  { game, sound, tuning, translate, presentation, report }: GameTableParts,
  { picture, say, draw, prepare, prepareRest, isQuick }: Stagehands,
): Director<Fact, unknown> {
  const direction = game.direct({ picture, sound, tuning, translate });
  return createDirector<Fact, unknown>({
    before: (beat, cue) => direction.before(beat, cue),
    after: (beat, cue) => direction.after(beat, cue),
    inOneBeat: (one, other) => direction.inOneBeat(one, other),
    evolve: (state, event) => game.rules.evolve(state, event),
    sync: draw,
    prepare,
    prepareRest,
    narrate: (event, shown) => say(direction.tell(event, shown)),
    speed: () => (isQuick() && typeof presentation() === 'number' ? 4 : presentation()),
    report,
    pause: nextTask,
  });
}
