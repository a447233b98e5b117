import type { RetoldGame } from '../../games/contract';
import type { Translate } from '../../table';
import { ask } from '../ask';
import { carvedButton, made } from '../dom';
import { copyButton } from '../pieces/copyButton';
import { dateWords } from './dateWords';

export interface EntryParts {
  readonly translate: Translate;
  readonly language: string;
  readonly date: string;
  readonly game: RetoldGame;
  /** The link to the game; null for a game that cannot be played again. */
  readonly link: string | null;
  readonly onStrike: () => void;
}

/** The page of one game of the chronicle. */
export function entryPage({ translate, language, date, game, link, onStrike }: EntryParts): HTMLElement {
  const page = made('div', { className: 'page-body' });
  const buttons = made('div', { className: 'buttons' });
  const askToRemove = async (): Promise<void> => {
    const title = translate('chronicle.strike');
    if (await ask({ title, text: translate('chronicle.askStrike'), yes: title, no: translate('chronicle.keep') })) onStrike();
  };
  if (link !== null) {
    buttons.append(copyButton({ label: translate('summary.copyLink'), done: translate('summary.copied'), text: link }));
  }
  buttons.append(carvedButton(translate('chronicle.strike'), { onPress: () => void askToRemove() }));
  const { story } = game;
  story.firstElementChild?.after(buttons);
  if (game.replay === 'wrong') buttons.after(made('p', { textContent: translate('chronicle.linkWrong') }));
  page.append(made('p', { className: 'entry-date', textContent: dateWords(date, language) }), story);
  return page;
}
