import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { copyButton } from '../pieces/copyButton';

interface Way {
  readonly label: string;
  readonly onPress: () => void;
}

export interface SummaryParts {
  readonly translate: Translate;
  /** The story of the game. The buttons stand after its first part. */
  readonly story: HTMLElement;
  /** Elements before the buttons. */
  readonly news: readonly HTMLElement[];
  /** The button that comes first, if there is one. */
  readonly first: Way | null;
  readonly again: Way;
  /** The link to the game; null for a game that cannot be played again. */
  readonly link: string | null;
  readonly onTitle: () => void;
}

/** The page after the last move of a game. */
export function summaryPage({ translate, story, news, first, again, link, onTitle }: SummaryParts): HTMLElement {
  const page = made('div', { className: 'page-body summary' });
  const buttons = made('div', { className: 'buttons' });
  if (first !== null) buttons.append(carvedButton(first.label, { gold: true, onPress: first.onPress }));
  buttons.append(carvedButton(again.label, { gold: first === null, onPress: again.onPress }));
  if (link !== null) {
    buttons.append(copyButton({ label: translate('summary.copyLink'), done: translate('summary.copied'), text: link }));
  }
  buttons.append(carvedButton(translate('summary.title'), { onPress: onTitle }));
  story.firstElementChild?.after(...news, buttons);
  page.append(story);
  return page;
}
