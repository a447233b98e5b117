import { columns, rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { type Cards, cardHeight, chips, type Deal, namedCards, pagedCards } from './abilityCards';
import type { TableContent, TableLayout } from './ground';
import { TOUCH } from './parts';

const GAP = 6;

type Strip = Pick<TableLayout, 'tabs' | 'abilities' | 'turns' | 'potions'>;

interface StripLook {
  readonly text: number;
  /** The smallest side of a card; more than a finger's on a tablet. */
  readonly touch?: number;
}

/** Places the cards of one hero and the party's potions in a strip, with a tab for each hero before or above them. */
export function placeStrip(area: Rect, content: TableContent, { text, touch = TOUCH }: StripLook): Strip {
  const several = content.abilities.length > 1;
  const above = area.height >= TOUCH * 2 + GAP;
  const tabs = several ? tabsIn(area, content, above) : [];
  const taken = several && !above ? (tabs.at(-1)?.x ?? area.x) + (tabs.at(-1)?.width ?? 0) + GAP - area.x : 0;
  const top = several && above ? TOUCH + GAP : 0;
  const room = { x: area.x + taken, y: area.y + top, width: area.width - taken, height: area.height - top };
  return { tabs, ...inStrip(room, content, { text, touch }) };
}

function tabsIn(area: Rect, { abilities: { length: count }, waiting }: TableContent, above: boolean): readonly Rect[] {
  if (above)
    return waiting === undefined ? columns({ ...area, height: TOUCH }, count, GAP) : unequal(area, count, waiting.heroes);
  return columns({ ...area, width: count * (TOUCH + GAP) - GAP }, count, GAP);
}

/** The tabs of heroes who fight are broader than those of heroes who wait. */
function unequal(area: Rect, count: number, waiting: readonly number[]): readonly Rect[] {
  const room = area.width - GAP * (count - 1);
  const small = Math.max(TOUCH, (room * 0.32) / Math.max(1, waiting.length));
  const broad = (room - small * waiting.length) / Math.max(1, count - waiting.length);
  let x = area.x;
  return Array.from({ length: count }, (_, at) => {
    const width = waiting.includes(at) ? small : broad;
    const rect = { x, y: area.y, width, height: TOUCH };
    x += width + GAP;
    return rect;
  });
}

function inStrip(
  area: Rect,
  { abilities, hero, pages, potions }: TableContent,
  { text, touch }: Required<StripLook>,
): Omit<Strip, 'tabs'> {
  const own = abilities[hero] ?? [];
  const deal: Deal = {
    letters: lettersOf({ abilities, hero, potions }),
    text,
    page: pages[hero] ?? 0,
    touch,
  };
  const { places, turn } = cards(area, deal);
  return {
    abilities: places.filter(({ ability }) => ability < own.length).map((place) => ({ hero, ...place })),
    potions: places
      .filter(({ ability }) => ability >= own.length)
      .map(({ ability, rect, look }) => ({ potion: ability - own.length, rect, look })),
    turns: turn === null ? [] : [{ hero, ...turn }],
  };
}

/** The letters of a potion's effect, which is rarely shorter than its cost. */
const POTION = 12;

export function lettersOf({ abilities, hero, potions }: Pick<TableContent, 'abilities' | 'hero' | 'potions'>): readonly number[] {
  return [...(abilities[hero] ?? []), ...Array.from({ length: potions }, () => POTION)];
}

/** Places whole cards if they fit, otherwise names, otherwise pages. */
function cards(area: Rect, deal: Deal) {
  return saidCards(area, deal) ?? namedCards(area, deal) ?? chips(area, deal) ?? pagedCards(area, deal);
}

/** A multiple of the text size: cards that are narrower show no effect. */
const CARD_WIDTH = 10;

/** Places cards with their effects in equal rows over the whole width. Returns null when they do not fit. */
function saidCards(area: Rect, deal: Deal): Cards | null {
  const { across, down, height } = saidGrid(area.width, deal);
  const count = deal.letters.length;
  const high = (area.height - GAP * (down - 1)) / Math.max(1, down);
  if (count === 0 || high < height) return null;
  const used = { ...area, height: down * (Math.min(high, height * 1.2) + GAP) - GAP };
  const grid = rows(used, down, GAP).flatMap((row) => columns(row, across, GAP));
  return { places: grid.slice(0, count).map((rect, ability) => ({ ability, rect, look: 'card' as const })), turn: null };
}

function saidGrid(width: number, { letters, text }: Pick<Deal, 'letters' | 'text'>) {
  const most = Math.max(1, Math.floor((width + GAP) / (text * CARD_WIDTH + GAP)));
  const down = Math.ceil(letters.length / most);
  const across = Math.min(most, Math.max(2, Math.ceil(letters.length / Math.max(1, down))));
  const column = (width - GAP * (across - 1)) / across;
  return { across, down, height: Math.max(0, ...letters.map((count) => cardHeight(count, column, text))) };
}

/** Returns the height of a strip that shows every effect of its hero. */
export function saidHeight(width: number, deal: Pick<Deal, 'letters' | 'text'>): number {
  const { down, height } = saidGrid(width, deal);
  return down * (height + GAP) - GAP;
}
