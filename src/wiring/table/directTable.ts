import { type Event, type EventOf, oneDeckDungeon, type State } from '../../engine/onedeck';
import type { Table } from '../../games/onedeck/scenes';
import { cardFace, type Fading, inOneBeat, type TableMotions, tableAnimators, tell } from '../../games/onedeck/table';
import { createDirector, type Director } from '../../table';
import type { GameTableParts } from './GameTableParts';

export interface Stagehands {
  readonly table: () => Table | null;
  readonly say: (sentence: string) => void;
  readonly draw: (state: State) => void;
}

/** The director of this table: what each event does to picture, sound and voice. */
export function directTable(parts: GameTableParts, { table, say, draw }: Stagehands): Director<Event, State> {
  const { sound, tuning, translate, presentation, report } = parts;
  const faceOf = ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, translate);
  const done = Promise.resolve();
  const motions: TableMotions = { play: (gesture, move) => table()?.play(gesture, move) ?? done };
  const fading: Fading = { hold: () => table()?.hold(), fade: (signal) => table()?.fade(signal) ?? done };
  return createDirector({
    ...tableAnimators({ motions, fading, sound, tuning, faceOf }),
    evolve: oneDeckDungeon.evolve,
    sync: draw,
    narrate: (event, shown) => say(tell(event, shown, translate)),
    inOneBeat,
    speed: presentation,
    report,
  });
}
