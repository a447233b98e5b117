import { type BotId, parseReplay, type Seed } from '../../../src/engine/kernel';
import type { GamePages, GamePicture, PagesApp } from '../../../src/games/contract';
import { choiceOf, made, seatsForm, setupForm } from '../../../src/pages';
import type { Translate } from '../../../src/table';
import { CARDS, SEATS, type Setup, type State } from '../../support/tinyFacts';
import { seatAt, tinyGame } from '../../support/tinyGame';
import type { TinyEntry } from './records';
import { partsOf } from './table/view';
import { cardWords, sideWords } from './table/words';

const RULES = tinyGame();
/** From the weakest to the strongest. */
const BOTS = ['random', 'careful'] as const;
const MODES: readonly Setup['mode'][] = ['atOnce', 'inTurn'];

export const tinyPages = {
  pages: (house: PagesApp) => ({ setup: () => setupPage(house), loot: () => lootPage(house), summary: () => summaryPage(house) }),
  fetchChronicle: async () => ({
    row: ({ id, date, outcome, points }: TinyEntry, translate: Translate) => ({
      id,
      date,
      outcome,
      pictures: [],
      title: translate('burglary.name'),
      detail: translate('burglary.advice.counted', { left: String(points[0]), right: String(points[1]) }),
    }),
    met: () => new Set<string>(),
    overview: () => null,
  }),
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

/** Who plays, in which way; everything is as in the last game. */
function setupPage({ translate, lastSetup, lastSeating, begin }: PagesApp): HTMLElement {
  const last = RULES.parseSetup(lastSetup());
  let mode: Setup['mode'] = last.ok ? last.value.mode : 'atOnce';
  const seats = seatsForm({
    translate,
    seats: SEATS.map((side) => ({ id: seatAt(side), name: sideWords(side, translate) })),
    bots: BOTS.map((id) => ({
      id: id as BotId,
      name: translate(`burglary.bot.${id}`),
      detail: translate(`burglary.botDetail.${id}`),
    })),
    least: SEATS.length,
    last: lastSeating(),
  });
  const modes = choiceOf<Setup['mode']>({
    label: translate('burglary.setup.mode'),
    name: 'mode',
    kind: 'radio',
    cards: MODES.map((value) => ({ value, name: translate(`burglary.setup.${value}`), content: [] })),
    isChosen: (value) => value === mode,
    onChoose: (value) => {
      mode = value;
    },
  });
  const onBegin = (seed: Seed | null): void => begin({ setup: { mode }, seating: seats.chosen(), ...(seed && { seed }) });
  return setupForm({ translate, fields: [seats.element, modes], onBegin }).element;
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
