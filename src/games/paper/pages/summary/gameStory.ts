import './summary.css';
import type { Origin } from '../../../../engine/kernel';
import { LIGHT_IDS, LIGHTS, type Setup, type State, totalOf } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { type KeptSeat, ownSeatOf, ownTotal, type PaperEntry } from '../../records';
import { nameOf, setupWords } from '../pieces/entryWords';
import { lightGoals } from '../pieces/lights';
import { sheetPicture } from '../pieces/sheetPicture';
import { aheadWords } from './ahead';
import { countTable } from './countTable';
import { ghostSeat, hauntedOf } from './ghost';

export interface StoryParts {
  readonly entry: PaperEntry;
  /** The beginning of the game; null where it cannot be played again. */
  readonly origin: Origin<Setup, State> | null;
  readonly translate: Translate;
}

/** Describes a game: its points, the finished sheets, and the thirteen boxes with what each point came from. */
export function gameStory({ entry, origin, translate }: StoryParts): HTMLElement {
  const { dungeon, missions, seats } = entry;
  const story = made('div', { className: 'paper-story' });
  const own = ownSeatOf(entry);
  const seat = seats[own];
  story.append(banner(entry, translate));
  if (seat === undefined) return story;
  const sheets = made('div', { className: 'sheets' });
  const table = countTable({ dungeon, missions, seat }, translate('paperDungeons.count.points'), translate);
  sheets.append(sheetWithName(entry, seat, nameOf(entry, own, translate)));
  for (const [at, other] of seats.entries()) {
    if (at === own) continue;
    const name = nameOf(entry, at, translate);
    sheets.append(sheetWithName(entry, other, name));
    table.add({ name, score: other.score });
  }
  const counting = made('section', { className: 'panel counting' });
  counting.append(made('h2', { textContent: translate('paperDungeons.count.caption') }), table.element);
  // A press ends the counting at once.
  for (const press of ['pointerdown', 'keydown']) story.addEventListener(press, () => story.classList.add('counted'));
  story.append(sheets, counting);
  const haunted = hauntedOf(entry, origin);
  if (haunted !== null) {
    const name = translate('paperDungeons.count.ghost');
    const said = made('p', { className: 'ghost-words', textContent: translate('paperDungeons.count.awaited') });
    said.setAttribute('role', 'status');
    sheets.append(said);
    const show = (ghost: KeptSeat): void => {
      table.add({ name, score: ghost.score });
      sheets.append(sheetWithName(entry, ghost, name));
      said.textContent = aheadWords(seat.score, ghost.score, translate);
    };
    // A ghost that does not come is not missed.
    void ghostSeat(haunted).then(show, () => said.remove());
  }
  return story;
}

function sheetWithName({ dungeon }: PaperEntry, { sheet, score }: KeptSeat, name: string): HTMLElement {
  const figure = made('figure');
  const words = `${name} · ${totalOf(score)}`;
  figure.append(sheetPicture(dungeon, sheet, 'large'), made('figcaption', { textContent: words }));
  return figure;
}

function banner(entry: PaperEntry, translate: Translate): HTMLElement {
  const { dungeon, seats, lights } = entry;
  const element = made('div', { className: 'paper-banner' });
  const total = ownTotal(entry);
  const place = translate(`paperDungeons.dungeon.${dungeon}`);
  const heading = made('h2', { textContent: `${place} ` });
  const points = made('strong', { textContent: translate('paperDungeons.count.glory', { total }) });
  heading.append(points);
  element.append(heading, made('p', { textContent: setupWords(entry, translate) }));
  if (seats.length > 1) element.append(standings(entry, translate));
  else element.append(lightGoals(dungeon, translate, lights), made('p', { textContent: nextLight(entry, total, translate) }));
  return element;
}

/** `Torch lies 3 glory further.` */
function nextLight({ dungeon, lights }: PaperEntry, total: number, translate: Translate): string {
  const next = LIGHT_IDS[lights];
  if (next === undefined) return translate('paperDungeons.lights.all');
  const name = translate(`paperDungeons.light.${next}`);
  return translate('paperDungeons.lights.next', { name, needed: LIGHTS[dungeon][next].glory - total });
}

/** The best first; equal points share a place. */
function standings(entry: PaperEntry, translate: Translate): HTMLElement {
  const list = made('ol', { className: 'standings' });
  const scored = entry.seats.map(({ score }, at) => ({ name: nameOf(entry, at, translate), total: totalOf(score) }));
  for (const { name, total } of [...scored].sort((one, other) => other.total - one.total)) {
    const place = scored.filter((other) => other.total > total).length + 1;
    const line = made('li', { textContent: `${name}: ${total}` });
    line.value = place;
    list.append(line);
  }
  return list;
}
