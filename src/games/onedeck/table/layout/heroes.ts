import { columns, inset, rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { type Cards, chips, chipsHeight, type Deal, namedCards, pagedCards, wholeCards } from './abilityCards';
import type { HeroPlace, TableContent, TableLayout } from './ground';
import { type Scale, TOUCH } from './parts';

type Head = Omit<HeroPlace, 'panel'> & { readonly height: number };
type CardLayout = (area: Rect, deal: Deal) => Cards | null;

/** On a large screen chips are as large as everything else. */
const touchOf = (unit: number): number => TOUCH * Math.max(1, unit);

const STATS = 4;
const ROW = 1.7;

/** Places the party at the side, with a panel for each hero that has a head and cards. */
export function placeHeroes(
  area: Rect,
  { abilities, pages }: Pick<TableContent, 'abilities' | 'pages'>,
  { unit, text }: Scale,
): Pick<TableLayout, 'heroes' | 'abilities' | 'turns'> {
  const panels = panelsIn(area, abilities, { unit, text });
  const deals = panels.map((panel, hero) => ({
    panel,
    deal: { letters: abilities[hero] ?? [], text, page: pages[hero] ?? 0, touch: touchOf(unit) },
  }));
  // All heroes have the same layout: that of the hero who needs the most room.
  const from = Math.max(...deals.map(({ panel, deal }) => firstWay(panel, deal, { unit, text, from: 0 })));
  const laid = deals.map(({ panel, deal }, hero) => ({ hero, panel, ...inPanel(panel, deal, { unit, text, from }) }));
  return {
    heroes: laid.map(({ panel, head: { portrait, name, stats, look } }) => ({ panel, portrait, name, stats, look })),
    abilities: laid.flatMap(({ hero, cards }) => cards.places.map((place) => ({ hero, ...place }))),
    turns: laid.flatMap(({ hero, cards }) => (cards.turn === null ? [] : [{ hero, ...cards.turn }])),
  };
}

/** Makes the panels equally high, unless one hero has so many abilities that their names would not fit. */
function panelsIn(area: Rect, abilities: TableContent['abilities'], { unit, text }: Scale): readonly Rect[] {
  const gap = 10 * unit;
  const inner = area.width - 14 * unit;
  const needs = abilities.map(
    ({ length }) => text * 1.5 + 17 * unit + chipsHeight(inner, length, { text, touch: touchOf(unit) }),
  );
  const spare = (area.height - gap * (needs.length - 1) - needs.reduce((sum, need) => sum + need, 0)) / needs.length;
  const even = rows(area, abilities.length, gap);
  if (spare < 0 || even.every(({ height }, at) => height >= (needs[at] ?? 0))) return even;
  let y = area.y;
  return needs.map((need) => {
    const panel = { ...area, y, height: need + spare };
    y += panel.height + gap;
    return panel;
  });
}

interface HeadChoice extends Scale {
  /** The number of layouts to skip, the largest first. */
  readonly from: number;
}

/** Lays a panel out with the largest portrait that leaves the cards their words. The words are given up before the last of the portrait is. */
function inPanel(panel: Rect, deal: Deal, choice: HeadChoice): { readonly head: Head; readonly cards: Cards } {
  const ways = waysFor(panel, choice);
  const way = ways[firstWay(panel, deal, choice)];
  const cards = way?.way(cardsArea(panel, way.head, choice), deal) ?? null;
  if (way !== undefined && cards !== null) return { head: way.head, cards };
  const head = barHead(panel, choice);
  return { head, cards: pagedCards(cardsArea(panel, head, choice), deal) };
}

function firstWay(panel: Rect, deal: Deal, choice: HeadChoice): number {
  const ways = waysFor(panel, choice);
  const found = ways.findIndex(({ head, way }, at) => {
    const area = cardsArea(panel, head, choice);
    return at >= choice.from && area.height >= deal.touch && way(area, deal) !== null;
  });
  return found < 0 ? ways.length : found;
}

function cardsArea(panel: Rect, head: Head, { unit }: Scale): Rect {
  const pad = 7 * unit;
  const below = { ...panel, y: panel.y + head.height, height: panel.height - head.height };
  return inset(below, { top: 0, right: pad, bottom: pad, left: pad });
}

function waysFor(panel: Rect, measure: Scale): readonly { readonly head: Head; readonly way: CardLayout }[] {
  const small = smallHead(panel, measure);
  const line = lineHead(panel, measure);
  const whole = [0.72, 0.52, 0.36].map((share) => ({ head: fullHead(panel, share, measure), way: wholeCards }));
  const tall = panel.height > panel.width * 1.3;
  const named = (tall ? [0.52, 0.36] : []).map((share) => ({ head: fullHead(panel, share, measure), way: namedCards }));
  return [
    ...(tall ? whole : []),
    ...named,
    { head: small, way: wholeCards },
    { head: small, way: namedCards },
    { head: small, way: chips },
    { head: line, way: namedCards },
    { head: line, way: chips },
    { head: barHead(panel, measure), way: namedCards },
    { head: barHead(panel, measure), way: chips },
  ];
}

/** Lays out a head with a picture over the width of the panel, the name on it, and a row for each stat. */
function fullHead({ x, y, width }: Rect, share: number, { text }: Scale): Head {
  const portrait = { x: x + 2, y: y + 2, width: width - 4, height: width * share };
  const list = {
    x: x + text * 0.9,
    y: portrait.y + portrait.height + text * 0.3,
    width: width - text * 1.8,
    height: text * ROW * STATS,
  };
  const name = { ...list, y: portrait.y + portrait.height - text * 2, height: text * 1.9 };
  return { portrait, name, stats: rows(list, STATS, 0), look: 'rows', height: list.y + list.height + text * 0.45 - y };
}

/** Lays out a head with a small picture, name and hearts beside it, and the dice of all stats in one line. */
function smallHead({ x, y, width }: Rect, { unit, text }: Scale): Head {
  const pad = 6 * unit;
  const line = text * 1.4;
  const portrait = { x: x + pad, y: y + pad, width: line * 3, height: line * 3 };
  const beside = { x: x + pad * 2 + portrait.width, y: y + pad, width: width - portrait.width - pad * 3, height: line };
  const stats = columns({ ...beside, y: beside.y + line * 2 }, STATS - 1, text * 0.2);
  return {
    portrait,
    name: beside,
    stats: [...stats, { ...beside, y: beside.y + line }],
    look: 'line',
    height: portrait.height + pad * 2,
  };
}

/** Lays out a head with name and hearts in one line and the dice of all stats in the next. */
function lineHead(panel: Rect, { unit, text }: Scale): Head {
  const pad = 5 * unit;
  const line = text * 1.35;
  const portrait = { x: panel.x + pad, y: panel.y + pad, width: line * 2, height: line * 2 };
  const beside = besideOf(portrait, panel, { pad, line });
  const [name, health] = split(beside, 0.6);
  const stats = columns({ ...beside, y: beside.y + line }, STATS - 1, text * 0.2);
  return { portrait, name, stats: [...stats, health], look: 'line', height: line * 2 + pad * 2 };
}

/** Returns a head without cards below it, for a hero who does not act now. */
export function shortHead(panel: Rect, measure: Scale): Omit<HeroPlace, 'panel'> & { readonly height: number } {
  return lineHead(panel, measure);
}

/** Lays out a head in one line. If the line is short, only the portrait names the hero. */
function barHead(panel: Rect, { unit, text }: Scale): Head {
  const pad = 5 * unit;
  const line = Math.min(text * 1.5, panel.height - touchOf(unit) - pad * 2 - 7 * unit);
  const portrait = { x: panel.x + pad, y: panel.y + pad, width: line * 1.8, height: line };
  const beside = besideOf(portrait, panel, { pad, line });
  const head = { portrait, look: 'line', height: line + pad * 2 } as const;
  if (beside.width < text * 17) return { ...head, name: null, stats: columns(beside, STATS, text * 0.2) };
  const [name, rest] = split(beside, 0.38);
  const [health, dice] = split(rest, 0.34);
  return { ...head, name, stats: [...columns(dice, STATS - 1, text * 0.2), health] };
}

function besideOf(portrait: Rect, panel: Rect, { pad, line }: { readonly pad: number; readonly line: number }): Rect {
  const x = portrait.x + portrait.width + pad;
  return { x, y: portrait.y, width: panel.x + panel.width - pad - x, height: line };
}

function split(rect: Rect, share: number): readonly [Rect, Rect] {
  const width = rect.width * share;
  return [
    { ...rect, width },
    { ...rect, x: rect.x + width, width: rect.width - width },
  ];
}
