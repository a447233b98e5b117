import type { Event, EventOf, State } from '../../engine/onedeck';
import type { Direction, DirectionParts } from '../contract';
import type { Table } from './scenes';
import { cardFace, type Fading, inOneBeat, type OneDeckTuning, type TableMotions, tableAnimators, tell } from './table';

export interface OneDeckDirectionParts extends DirectionParts {
  readonly tuning: OneDeckTuning;
  picture(): Table | null;
}

/** What each event does to picture, sound and voice. */
export function direct({ picture, sound, tuning, translate }: OneDeckDirectionParts): Direction {
  const faceOf = ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, translate);
  const done = Promise.resolve();
  const motions: TableMotions = { play: (gesture, move) => picture()?.play(gesture, move) ?? done };
  const fading: Fading = { hold: () => picture()?.hold(), fade: (signal) => picture()?.fade(signal) ?? done };
  return {
    ...tableAnimators({ motions, fading, sound, tuning, faceOf }),
    tell: (event: Event, shown: State) => tell(event, shown, translate),
    inOneBeat,
  };
}
