import { made, summaryPage } from '../../../../pages';
import type { StoryParts } from './counting';
import { gameStory } from './gameStory';

export interface EndParts extends StoryParts {
  /** No game in this dungeon has brought as much. */
  readonly isBest: boolean;
  /** The link to the game; null for a game that cannot be played again. */
  readonly link: string | null;
  /** A box of the count comes to light. */
  readonly onBoxCounted: () => void;
  readonly onAgain: () => void;
  readonly onTitle: () => void;
  readonly until: AbortSignal;
}

/** The name of the animation in which a row comes to light. */
const COUNTING = 'count-in';

/** The summary of a game, with a way to another one of the same mode. */
export function endPage({ isBest, link, onBoxCounted, onAgain, onTitle, until, ...parts }: EndParts): HTMLElement {
  const { entry, translate } = parts;
  const { kind } = entry.mode;
  const story = gameStory(parts);
  story.addEventListener('animationstart', ({ animationName }) => {
    if (animationName === COUNTING) onBoxCounted();
  });
  return summaryPage({
    translate,
    story,
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
