import { paperDungeons, type State, scoreOf, totalOf } from '../../../engine/paper';
import { phraseWords, type Translate } from '../../../table';
import type { GamePicture } from '../../contract';
import { captionOf, keptSheetOf } from '../records';
import { seatWords } from '../table';
import { sheetPicture } from './pieces/sheetPicture';

/** Returns a game at a glance, as everybody may see it: the sheets of all seats as they were shown last, and their glory. */
export function gamePicture(state: State, translate: Translate): GamePicture {
  const { dungeon, seats } = paperDungeons.view(state, null);
  const all = seats.map((seat) => ({ seat, sheet: keptSheetOf(seat.sheet), total: totalOf(scoreOf(dungeon, seat)) }));
  return {
    pictures: all.map(({ sheet }) => sheetPicture(dungeon, sheet)),
    title: phraseWords(captionOf(state), translate),
    details: all.map(({ seat, total }) => translate('paperDungeons.advice.over', { seat: seatWords(seat.id, translate), total })),
  };
}
