import { CARDS, DUNGEONS, type Setup } from '../../../../../engine/onedeck';
import { made } from '../../../../../pages';
import type { Translate } from '../../../../../table';
import { bossFigure, foeFigure } from '../../pieces/figure';
import { signElement } from '../../signs/signElement';
import type { Station } from '../facts/station';
import { stationName, stationWords } from './stationWords';

export interface StationParts {
  readonly setup: Setup;
  readonly translate: Translate;
  /** The number of the station among the costliest ones. */
  readonly rank: number | null;
  /** The last station of the way, which is drawn large. */
  readonly isLast: boolean;
}

/** A station as a list item: one line for screen readers, and the picture with its cost. */
export function stationView(station: Station, { setup, translate, rank, isLast }: StationParts): HTMLElement {
  const item = made('li', { className: `station ${station.damage > 0 ? 'hurt' : 'unhurt'}` });
  const stand = made('span', { className: 'stand' });
  stand.setAttribute('aria-hidden', 'true');
  stand.append(figureOf(station, setup));
  if (rank !== null) stand.append(seal(rank));
  item.append(made('span', { className: 'unseen', textContent: stationWords(station, setup, translate) }), stand);
  const { what, round } = station;
  const inShort = what === 'boss' ? translate('summary.roundShort', { round }) : stationName(station, setup, translate);
  const boss = translate(`boss.${DUNGEONS[setup.dungeon].boss}`);
  item.append(label(station, isLast && what === 'boss' ? boss : inShort, translate));
  if (isLast) item.classList.add('final');
  return item;
}

export function figureOf({ card, what }: Station, { dungeon }: Setup): HTMLElement {
  if (card !== null) return foeFigure(CARDS[card].name);
  return what === 'stairs' ? signElement('stairs') : bossFigure(DUNGEONS[dungeon].boss);
}

/** The number that a costly turn has on the cut and on its card. */
export const seal = (rank: number): HTMLElement => made('b', { className: 'seal', textContent: String(rank) });

export function hearts(count: number): HTMLElement {
  const row = made('span', { className: 'hearts' });
  row.append(made('i', { textContent: String(count) }), ...Array.from({ length: count }, () => signElement('damage')));
  return row;
}

function label(station: Station, name: string, translate: Translate): HTMLElement {
  const words = made('span', { className: 'label' });
  const { damage, time, isSlipped } = station;
  words.setAttribute('aria-hidden', 'true');
  words.append(made('span', { className: 'who', textContent: name }));
  if (damage > 0) words.append(hearts(damage));
  else
    words.append(
      made('span', { className: 'spared', textContent: translate(isSlipped ? 'summary.slippedPast' : 'summary.untouched') }),
    );
  if (time > 0) {
    const paid = made('span', { className: 'paid', textContent: String(time) });
    paid.prepend(signElement('time'));
    words.append(paid);
  }
  return words;
}
