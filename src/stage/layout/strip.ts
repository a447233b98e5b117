import type { Rect } from '../ports';
import { chips, type Deal, namedCards, pagedCards } from './abilityCards';
import type { TableContent, TableLayout } from './ground';
import { TOUCH } from './parts';
import { columns, rows } from './rect';

const GAP = 6;

type Strip = Pick<TableLayout, 'tabs' | 'abilities' | 'turns' | 'potions'>;

/** The cards of one hero and the party's potions in a strip, with a tab for each hero before or above them. */
export function placeStrip(area: Rect, content: TableContent, text: number): Strip {
  const several = content.abilities.length > 1;
  const above = area.height >= TOUCH * 2 + GAP;
  const tabs = several ? tabsIn(area, content.abilities.length, above) : [];
  const taken = several && !above ? (tabs.at(-1)?.x ?? area.x) + (tabs.at(-1)?.width ?? 0) + GAP - area.x : 0;
  const top = several && above ? TOUCH + GAP : 0;
  const room = { x: area.x + taken, y: area.y + top, width: area.width - taken, height: area.height - top };
  return { tabs, ...inStrip(room, content, text) };
}

function tabsIn(area: Rect, count: number, above: boolean): readonly Rect[] {
  if (above) return columns({ ...area, height: TOUCH }, count, GAP);
  return columns({ ...area, width: count * (TOUCH + GAP) - GAP }, count, GAP);
}

function inStrip(area: Rect, { abilities, hero, pages, potions }: TableContent, text: number): Omit<Strip, 'tabs'> {
  const own = abilities[hero] ?? [];
  const deal: Deal = {
    letters: [...own, ...Array.from({ length: potions }, () => 0)],
    text,
    page: pages[hero] ?? 0,
    touch: TOUCH,
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

/** Whole cards when they all have room side by side, names when they do, otherwise pages. */
function cards(area: Rect, deal: Deal) {
  const count = deal.letters.length;
  const across = Math.max(1, Math.floor((area.width + GAP) / (deal.text * 9.6 + GAP)));
  const wanted = Math.ceil(count / across);
  const high = (area.height - GAP * (wanted - 1)) / Math.max(1, wanted);
  if (wanted > 0 && high >= deal.text * 3.4) {
    const grid = rows(area, wanted, GAP).flatMap((row) => columns(row, Math.min(across, Math.max(count, 2)), GAP));
    return { places: grid.slice(0, count).map((rect, ability) => ({ ability, rect, look: 'card' as const })), turn: null };
  }
  return namedCards(area, deal) ?? chips(area, deal) ?? pagedCards(area, deal);
}
