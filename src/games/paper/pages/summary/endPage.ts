import { made, summaryPage } from '../../../../pages';
import { gameStory, type StoryParts } from './gameStory';

export interface EndParts extends StoryParts {
  /** No game in this dungeon has brought as much. */
  readonly isBest: boolean;
  /** The link to the game; null for a game that cannot be played again. */
  readonly link: string | null;
  readonly onAgain: () => void;
  readonly onTitle: () => void;
  readonly until: AbortSignal;
}

/** The summary of a game, with a way to another one of the same mode. */
export function endPage({ isBest, link, onAgain, onTitle, until, ...parts }: EndParts): HTMLElement {
  const { entry, translate } = parts;
  const { kind } = entry.mode;
  return summaryPage({
    translate,
    story: gameStory(parts),
    news: isBest ? [made('p', { className: 'paper-feat', textContent: translate('paperDungeons.count.best') })] : [],
    first: null,
    again: {
      label: translate(`paperDungeons.again.${kind}`),
      detail: translate(`paperDungeons.againDetail.${kind}`),
      onPress: onAgain,
    },
    link,
    onTitle,
    until,
  });
}
