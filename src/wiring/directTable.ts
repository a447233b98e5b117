import { type Event, type EventOf, oneDeckDungeon, type State } from '../engine/onedeck';
import type { Table } from '../scenes';
import { type Animator, cardFace, createDirector, type Director, tableAnimators, tell } from '../stage';
import { plainMotions } from './plainTable';
import type { SeatParts } from './seatParts';

export interface Stagehands {
  readonly table: () => Table | null;
  readonly say: (sentence: string) => void;
  readonly draw: (state: State) => void;
}

/** The director of this table: what each event does to picture, sound and voice. */
export function directTable(parts: SeatParts, { table, say, draw }: Stagehands): Director<Event, State> {
  const { sound, tuning, translate, speed, report } = parts;
  const faceOf = ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, translate);
  const animate: Animator<Event, State> = (event, cue) =>
    tableAnimators({ motions: table() ?? plainMotions, sound, tuning, faceOf })(event, cue);
  return createDirector({
    animate,
    evolve: oneDeckDungeon.evolve,
    sync: draw,
    narrate: (event, shown) => say(tell(event, shown, translate)),
    alike: (one, other) => one.type === other.type,
    speed,
    report,
  });
}
