import type { State } from '../../../engine/onedeck';
import { phraseWords, type Translate } from '../../../table';
import type { GamePicture } from '../../contract';
import { captionOf } from '../table';
import { heroFigure } from './pieces/figure';

/** Returns a summary of a game: heroes, dungeon, difficulty and progress. */
export function gamePicture(state: State, translate: Translate): GamePicture {
  return {
    pictures: state.setup.heroes.map(heroFigure),
    title: phraseWords(captionOf(state), translate),
    details: [translate(`tier.${state.setup.tier}`), fateWords(state, translate)],
  };
}

function fateWords({ result, turn }: State, translate: Translate): string {
  if (result === null) return translate('replay.underway', { turn });
  return translate(result === 'victory' ? 'replay.won' : 'replay.lost', { turn });
}
