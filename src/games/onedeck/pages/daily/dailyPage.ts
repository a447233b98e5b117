import './daily.css';
import type { DailyDelve } from '../../../../engine/onedeck';
import { carvedButton, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { DailyResult } from '../../records';
import { dungeonContent } from '../setup/dungeonCard';
import { heroContent } from '../setup/heroCard';

export interface DailyParts {
  readonly translate: Translate;
  /** Today's date in words. */
  readonly day: string;
  readonly delve: DailyDelve;
  /** The result, if it was already played to its end. */
  readonly played: DailyResult | null;
  readonly onBegin: () => void;
}

/** The page of today's delve: its setup, the same for everybody, and its result here. */
export function dailyPage({ translate, day, delve, played, onBegin }: DailyParts): HTMLElement {
  const { hero, dungeon, tier } = delve;
  const page = made('div', { className: 'page-body daily' });
  const cards = made('div', { className: 'daily-cards' });
  cards.append(
    card(translate(`hero.${hero}`), heroContent(hero, 'solo', translate)),
    card(translate(`dungeon.${dungeon}`), dungeonContent(dungeon, translate)),
    card(translate(`tier.${tier}`), [made('span', { className: 'line', textContent: translate(`tierEffect.${tier}`) })]),
  );
  page.append(
    made('p', { className: 'daily-day', textContent: day }),
    made('p', { textContent: translate('daily.same') }),
    cards,
  );
  if (played !== null) page.append(made('p', { className: 'daily-played', textContent: playedWords(played, translate) }));
  page.append(carvedButton(translate(played === null ? 'daily.begin' : 'daily.again'), { gold: true, onPress: onBegin }));
  return page;
}

function playedWords({ outcome, floor, bossMet, turns, tries }: DailyResult, translate: Translate): string {
  const won = outcome === 'victory' ? translate('daily.won', { turn: turns }) : null;
  const lost = translate(bossMet ? 'daily.lostToBoss' : 'daily.lost', { floor, turn: turns });
  const first = won ?? lost;
  return tries === 1 ? first : `${first} ${translate('daily.tries', { count: tries })}`;
}

function card(name: string, content: readonly HTMLElement[]): HTMLElement {
  const element = made('section', { className: 'card still' });
  const rest = made('div', { className: 'card-rest' });
  rest.append(...content);
  element.append(made('h2', { textContent: name }), rest);
  return element;
}
