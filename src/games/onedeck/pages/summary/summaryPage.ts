import { carvedButton, copyButton, lines, made, section } from '../../../../pages';
import type { ChronicleEntry } from '../../../../services';
import type { Translate } from '../../../../table';
import { gameStory } from './gameStory';
import type { Told } from './told';

export interface SummaryParts {
  readonly translate: Translate;
  readonly told: Told;
  /** The address under which others can see the game; none for a game that cannot be played again. */
  readonly link: string | null;
  /** Where the marks of this game wait to be placed. */
  readonly onMarks: () => void;
  readonly onAgain: () => void;
  readonly onTitle: () => void;
}

/** What stands after the last move of a game. */
export function summaryPage({ translate, told, link, onMarks, onAgain, onTitle }: SummaryParts): HTMLElement {
  const page = made('div', { className: 'page-body summary' });
  const buttons = made('div', { className: 'buttons' });
  const hasMarks = told.entry.marks.some(({ earned, lost }) => earned > lost);
  if (hasMarks) buttons.append(carvedButton(translate('summary.placeMarks'), { gold: true, onPress: onMarks }));
  buttons.append(carvedButton(translate(`again.${told.entry.mode.kind}`), { gold: !hasMarks, onPress: onAgain }));
  if (link !== null) {
    buttons.append(copyButton({ label: translate('summary.copyLink'), done: translate('summary.copied'), text: link }));
  }
  buttons.append(carvedButton(translate('summary.title'), { onPress: onTitle }));
  const story = gameStory(told, translate);
  story.firstElementChild?.after(...marksOf(told.entry, translate), buttons);
  page.append(story);
  return page;
}

function marksOf({ marks }: ChronicleEntry, translate: Translate): readonly HTMLElement[] {
  const words = marks.map(({ hero, earned, lost }) => {
    const gained = translate('summary.marks', { hero: translate(`hero.${hero}`), count: earned });
    return lost > 0 ? `${gained} ${translate('summary.marksLost', { count: lost })}` : gained;
  });
  return marks.length === 0 ? [] : [section(translate('summary.forSheets'), lines(words))];
}
