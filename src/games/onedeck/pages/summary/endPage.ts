import { lines, made, section, summaryPage } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { ChronicleEntry } from '../../records';
import { heroWords } from '../../table';
import { gameStory } from './gameStory';
import type { BrokenRecord } from './record';
import type { Retelling } from './retelling';

export interface EndParts {
  readonly translate: Translate;
  readonly retelling: Retelling;
  /** The record that the game has broken. */
  readonly feat?: BrokenRecord | null;
  /** The link to the game; null for a game that cannot be played again. */
  readonly link: string | null;
  /** The page on which the marks of this game are placed. */
  readonly onMarks: () => void;
  readonly onAgain: () => void;
  readonly onTitle: () => void;
  readonly until: AbortSignal;
}

/** The summary of a delve, with a way to its marks and to another game of the same mode. */
export function endPage({ translate, retelling, feat = null, link, onMarks, onAgain, onTitle, until }: EndParts): HTMLElement {
  const { entry } = retelling;
  const hasMarks = entry.marks.some(({ earned, lost }) => earned > lost);
  const story = gameStory(retelling, translate);
  if (feat !== null)
    story.firstElementChild?.append(made('p', { className: 'feat', textContent: translate(`summary.record.${feat}`) }));
  return summaryPage({
    translate,
    story,
    news: marksOf(entry, translate),
    first: hasMarks ? { label: translate('summary.placeMarks'), onPress: onMarks } : null,
    again: { label: translate(`again.${entry.mode.kind}`), detail: againWords(entry, translate), onPress: onAgain },
    link,
    onTitle,
    until,
  });
}

/** A free game begins again with the same party; other modes have a course of their own. */
function againWords({ mode, setup }: ChronicleEntry, translate: Translate): string {
  if (mode.kind !== 'free' && mode.kind !== 'campaign') return '';
  return translate('summary.newCards', { who: heroWords(setup.heroes, translate) });
}

function marksOf({ marks }: ChronicleEntry, translate: Translate): readonly HTMLElement[] {
  const words = marks.map(({ hero, earned, lost }) => {
    const gained = translate('summary.marks', { hero: translate(`hero.${hero}`), count: earned });
    return lost > 0 ? `${gained} ${translate('summary.marksLost', { count: lost })}` : gained;
  });
  return marks.length === 0 ? [] : [section(translate('summary.forSheets'), lines(words))];
}
