import type { Origin } from '../../../../engine/kernel';
import type { Setup, State } from '../../../../engine/paper';
import { made, radios } from '../../../../pages';
import type { Translate } from '../../../../table';
import { type KeptSeat, ownSeatOf, type PaperEntry } from '../../records';
import { nameOf } from '../pieces/entryWords';
import { aheadWords } from './ahead';
import { countTable } from './countTable';
import { ghostSeat, hauntedOf } from './ghost';
import { sheetWithName } from './sheetWithName';

export interface StoryParts {
  readonly entry: PaperEntry;
  /** The beginning of the game; null where it cannot be played again. */
  readonly origin: Origin<Setup, State> | null;
  readonly translate: Translate;
}

/** The thirteen boxes of one seat, and beside them what the ghost has made of the same dice; of several seats each can be chosen. */
export function counting(parts: StoryParts, sheets: HTMLElement): HTMLElement {
  const { entry, translate } = parts;
  const { seats } = entry;
  const panel = made('section', { className: 'panel counting' });
  const place = made('div');
  const ghosts = ghostsOf(parts, sheets);
  const count = (at: number): void => {
    const seat = seats[at];
    if (seat === undefined) return;
    const table = countTable({ ...entry, seat }, translate('paperDungeons.count.points'), translate);
    place.replaceChildren(table.element);
    ghosts.summon(at, (ghost) => table.add({ name: translate('paperDungeons.count.ghost'), score: ghost.score }));
  };
  panel.append(made('h2', { textContent: translate('paperDungeons.count.caption') }));
  const own = ownSeatOf(entry);
  if (seats.length > 1) {
    const field = radios<string>({
      label: translate('paperDungeons.count.whose'),
      name: 'counted',
      options: seats.map((_, at) => ({ value: String(at), label: nameOf(entry, at, translate) })),
      onChange: (value) => count(Number(value)),
    });
    field.show(String(own));
    panel.append(field.element);
  }
  panel.append(place);
  count(own);
  return panel;
}

/** The ghosts of a game. Each plays once, when it is asked for the first time, and one at a time is shown. */
function ghostsOf({ entry, origin, translate }: StoryParts, sheets: HTMLElement) {
  const played = new Map<number, Promise<KeptSeat>>();
  const said = made('p', { className: 'ghost-words' });
  said.setAttribute('role', 'status');
  let shown: HTMLElement | null = null;
  let visit = new AbortController();
  const summon = (at: number, onCome: (ghost: KeptSeat) => void): void => {
    const haunted = hauntedOf(entry, origin, at);
    const own = entry.seats[at]?.score;
    visit.abort();
    visit = new AbortController();
    const { signal } = visit;
    shown?.remove();
    said.remove();
    if (haunted === null || own === undefined) return;
    said.textContent = translate('paperDungeons.count.awaited');
    sheets.append(said);
    const coming = played.get(at) ?? ghostSeat(haunted);
    played.set(at, coming);
    const come = (ghost: KeptSeat): void => {
      if (signal.aborted) return;
      onCome(ghost);
      shown = sheetWithName(entry.dungeon, ghost, translate('paperDungeons.count.ghost'));
      sheets.append(shown);
      said.textContent = aheadWords(own, ghost.score, translate);
    };
    // A ghost that does not come is not missed.
    void coming.then(come, () => signal.aborted || said.remove());
  };
  return { summon };
}
