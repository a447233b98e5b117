import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { copyButton } from '../pieces/copyButton';
import { shape } from '../pieces/shape';

interface Way {
  readonly label: string;
  readonly detail?: string;
  readonly onPress: () => void;
}

export interface SummaryParts {
  readonly translate: Translate;
  /** The story of the game. The buttons become its last part. */
  readonly story: HTMLElement;
  /** Elements after the first part of the story. */
  readonly news: readonly HTMLElement[];
  /** The button that comes first, if there is one. */
  readonly first: Way | null;
  readonly again: Way;
  /** The link to the game; null for a game that cannot be played again. */
  readonly link: string | null;
  readonly onTitle: () => void;
  readonly until: AbortSignal;
}

/** The page after the last move of a game. */
export function summaryPage({ translate, story, news, first, again, link, onTitle, until }: SummaryParts): HTMLElement {
  const page = made('div', { className: 'page-body summary' });
  const ways = made('div', { className: 'ways' });
  const { label, ...rest } = again;
  if (first !== null) ways.append(carvedButton(first.label, { gold: true, onPress: first.onPress }));
  ways.append(carvedButton(label, { gold: first === null, ...rest }));
  if (link !== null) {
    const share = copyButton({ label: translate('summary.copyLink'), done: translate('summary.copied'), text: link });
    share.querySelector('button')?.prepend(sign(SHARE));
    ways.append(share);
  }
  const title = carvedButton(translate('summary.title'), { onPress: onTitle });
  title.prepend(sign(HOUSE));
  ways.append(title);
  story.firstElementChild?.after(...news);
  story.append(ways);
  page.append(story);
  window.addEventListener('keydown', (event) => pressGold(event, page), { signal: until });
  return page;
}

/** Things that Enter presses themselves. */
const OWN_ENTER = 'a, button, summary, input, select, textarea, dialog';

/** Enter presses the golden button, unless something else has the focus. */
function pressGold(event: KeyboardEvent, page: HTMLElement): void {
  const { key, target, defaultPrevented, repeat } = event;
  const isOwn = target instanceof Element && target.closest(OWN_ENTER) !== null;
  const isElsewhere = !page.isConnected || page.closest('[hidden]') !== null || document.querySelector('dialog[open]') !== null;
  if (key !== 'Enter' || defaultPrevented || repeat || isOwn || isElsewhere) return;
  event.preventDefault();
  page.querySelector<HTMLElement>('.ways .gold')?.click();
}

const SHARE = 'M12 3v12M7 8l5-5 5 5M6 12H5v9h14v-9h-1';
const HOUSE = 'M4 12l8-8 8 8M6 11v9h12v-9';

/** A small sign that takes the place of the words where the screen is narrow. The words stay for screen readers. */
function sign(d: string): SVGElement {
  const line = { d, fill: 'none', stroke: 'currentColor', 'stroke-width': 2.2 };
  return shape('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, shape('path', line));
}
