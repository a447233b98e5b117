import type { CodexChapter, SignList } from '../../../src/games/contract';
import { made } from '../../../src/pages';
import type { Translate } from '../../../src/table';
import { CARDS } from '../../support/tinyFacts';
import { cardWords } from './table/words';

/** One chapter: every card by its name. An entry's id is what the codex can be opened at. */
export function codexChapters(translate: Translate): readonly CodexChapter[] {
  const entries = CARDS.map((card) => made('article', { id: card, textContent: cardWords(card, translate) }));
  return [{ id: 'cards', title: translate('burglary.part.house'), entries }];
}

export function signLists(translate: Translate): readonly SignList[] {
  const picture = made('span', { textContent: '🔥' });
  picture.setAttribute('aria-hidden', 'true');
  const torch = { picture, name: translate('burglary.sign.torch'), text: translate('burglary.sign.torchText') };
  return [{ title: translate('burglary.name'), signs: [torch] }];
}
