import { parseReplay } from '../../../src/engine/kernel';
import type { GamePages, GamePicture, PagesApp } from '../../../src/games/contract';
import { carvedButton, made } from '../../../src/pages';
import type { Translate } from '../../../src/table';
import { CARDS, type Setup, type State } from '../../support/tinyFacts';
import { tinyGame } from '../../support/tinyGame';
import { codexChapters, signLists } from './codex';
import type { TinyEntry } from './records';
import { partsOf } from './table/view';
import { cardWords } from './table/words';

const RULES = tinyGame();

export const tinyPages = {
  pages: (house: PagesApp) => ({ setup: () => setupPage(house), loot: () => lootPage(house), summary: () => summaryPage(house) }),
  codex: codexChapters,
  signs: signLists,
  chronicleRow: ({ id, date, outcome, points }: TinyEntry, translate: Translate) => ({
    id,
    date,
    outcome,
    pictures: [],
    title: translate('burglary.name'),
    detail: translate('burglary.advice.counted', { left: String(points[0]), right: String(points[1]) }),
  }),
  tallies: () => [],
  retold: ({ outcome }: TinyEntry, translate: Translate) => ({
    story: made('p', { textContent: translate(`burglary.result.${outcome}`) }),
    replay: 'none',
  }),
  parseReplay: (text: string) => parseReplay(RULES, text),
  isOver: (state: State) => RULES.outcome(state).over,
  picture,
} satisfies GamePages;

/** A page that only this game has: all cards that can be found. */
function lootPage({ translate }: PagesApp): HTMLElement {
  const page = made('ul');
  page.append(...CARDS.map((card) => made('li', { textContent: cardWords(card, translate) })));
  return page;
}

/** Both ways to play, each a button. */
function setupPage({ translate, begin }: PagesApp): HTMLElement {
  const page = made('div');
  const way = (label: string, mode: Setup['mode']): HTMLElement =>
    carvedButton(label, { onPress: () => begin({ setup: { mode } }) });
  page.append(way(translate('burglary.setup.atOnce'), 'atOnce'), way(translate('burglary.setup.inTurn'), 'inTurn'));
  return page;
}

function summaryPage({ translate, game }: PagesApp): HTMLElement {
  const taken = game();
  const page = made('div');
  if (taken === null) return page;
  const { title, details } = picture(taken.history.state as State, translate);
  page.append(made('h2', { textContent: title }), ...details.map((line) => made('p', { textContent: line })));
  return page;
}

/** A game at a glance, as everybody may see it. */
function picture(state: State, translate: Translate): GamePicture {
  const parts = partsOf(RULES.view(state, null), translate);
  const details = parts.map(({ title, lines }) => `${title}: ${lines.join(' ')}`);
  return { pictures: [], title: translate('burglary.name'), details };
}
