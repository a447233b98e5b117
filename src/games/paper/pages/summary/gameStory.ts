import './summary.css';
import { LIGHT_IDS, LIGHTS, totalOf } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { type KeptSeat, ownSeatOf, ownTotal, type PaperEntry } from '../../records';
import { nameOf, setupWords } from '../pieces/entryWords';
import { lightGoals } from '../pieces/lights';
import { counting, type StoryParts } from './counting';
import { sheetWithName } from './sheetWithName';

/** Describes a game: its points, the finished sheets, and the thirteen boxes with what each point came from. */
export function gameStory({ entry, origin, translate }: StoryParts): HTMLElement {
  const { dungeon, seats } = entry;
  const story = made('div', { className: 'paper-story' });
  const own = ownSeatOf(entry);
  story.append(banner(entry, translate));
  const sheets = made('div', { className: 'sheets' });
  for (const [at, each] of ownFirst(seats, own)) sheets.append(sheetWithName(dungeon, each, nameOf(entry, at, translate)));
  // A press ends the counting at once.
  for (const press of ['pointerdown', 'keydown']) story.addEventListener(press, () => story.classList.add('counted'));
  story.append(sheets, counting({ entry, origin, translate }, sheets));
  return story;
}

function ownFirst(seats: readonly KeptSeat[], own: number): readonly (readonly [at: number, seat: KeptSeat])[] {
  return [...seats.entries()].sort(([one], [other]) => Number(other === own) - Number(one === own));
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
