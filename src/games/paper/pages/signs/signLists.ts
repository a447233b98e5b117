import '../pieces/pieces.css';
import type { Translate } from '../../../../table';
import type { SignList } from '../../../contract';
import { type PicturePlace, picture } from '../pieces/art';

const FACES = ['warrior', 'wizard', 'cleric', 'rogue', 'clover', 'boots', 'skull'] as const;
const MARKS = ['trap', 'river', 'gem', 'flask', 'anvil', 'level', 'heart', 'swap'] as const;

/** The signs of Paper Dungeons: what dice show, and what stands on the sheet. */
export function signLists(translate: Translate): readonly SignList[] {
  const faces = FACES.map((face) =>
    signOf(`face/${face}`, translate(`paperDungeons.symbol.${face}`), translate(`paperPages.face.${face}`)),
  );
  const marks = MARKS.map((mark) =>
    signOf(`mark/${mark}`, translate(`paperPages.mark.${mark}.name`), translate(`paperPages.mark.${mark}.text`)),
  );
  return [
    { title: translate('paperPages.signs.dice'), signs: faces },
    { title: translate('paperPages.signs.sheet'), signs: marks },
  ];
}

function signOf(place: PicturePlace, name: string, text: string): SignList['signs'][number] {
  const sign = picture(place);
  sign.classList.add('sign');
  return { picture: sign, name, text };
}
