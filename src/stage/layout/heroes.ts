import type { Rect } from '../ports';
import { type Cards, chips, type Deal, namedCards, pagedCards, wholeCards } from './abilityCards';
import type { HeroPlace, TableContent, TableLayout } from './ground';
import { TOUCH } from './parts';
import { columns, inset, rows } from './rect';

interface Measure {
  readonly unit: number;
  readonly text: number;
}

type Head = Omit<HeroPlace, 'panel'> & { readonly height: number };
type Way = (area: Rect, deal: Deal) => Cards | null;

/** On a large screen chips are as large as everything else. */
const touchOf = (unit: number): number => TOUCH * Math.max(1, unit);

const STATS = 4;
const ROW = 1.7;

/** The party at the side: a panel for each hero with head and cards, as large as the number of heroes lets them be. */
export function placeHeroes(
  area: Rect,
  { abilities, pages }: Pick<TableContent, 'abilities' | 'pages'>,
  { unit, text }: Measure,
): Pick<TableLayout, 'heroes' | 'abilities' | 'turns'> {
  const panels = rows(area, abilities.length, 10 * unit);
  const laid = panels.map((panel, hero) => {
    const deal = { letters: abilities[hero] ?? [], text, page: pages[hero] ?? 0, touch: touchOf(unit) };
    return { hero, panel, ...inPanel(panel, deal, { unit, text }) };
  });
  return {
    heroes: laid.map(({ panel, head: { portrait, name, stats, look } }) => ({ panel, portrait, name, stats, look })),
    abilities: laid.flatMap(({ hero, cards }) => cards.places.map((place) => ({ hero, ...place }))),
    turns: laid.flatMap(({ hero, cards }) => (cards.turn === null ? [] : [{ hero, ...cards.turn }])),
  };
}

/** The largest portrait that leaves the cards their words; the words go before the last of the portrait does. */
function inPanel(panel: Rect, deal: Deal, measure: Measure): { readonly head: Head; readonly cards: Cards } {
  const pad = 7 * measure.unit;
  for (const { head, way } of waysFor(panel, measure)) {
    const area = inset(
      { ...panel, y: panel.y + head.height, height: panel.height - head.height },
      { top: 0, right: pad, bottom: pad, left: pad },
    );
    const cards = area.height >= deal.touch ? way(area, deal) : null;
    if (cards !== null) return { head, cards };
  }
  const head = lineHead(panel, measure);
  const area = {
    x: panel.x + pad,
    y: panel.y + head.height,
    width: panel.width - pad * 2,
    height: panel.height - head.height - pad,
  };
  return { head, cards: pagedCards(area, deal) };
}

function waysFor(panel: Rect, measure: Measure): readonly { readonly head: Head; readonly way: Way }[] {
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
  ];
}

/** A picture across the panel with the name on it, below it a row for each stat. */
function fullHead({ x, y, width }: Rect, share: number, { text }: Measure): Head {
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

/** A small picture, beside it name and hearts, and the dice of all stats in a line. */
function smallHead({ x, y, width }: Rect, { unit, text }: Measure): Head {
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

/** Two lines where there is room for them above the cards, one where there is not. */
function lineHead(panel: Rect, { unit, text }: Measure): Head {
  const pad = 5 * unit;
  const room = panel.height - touchOf(unit) - pad * 2 - 7 * unit;
  const twice = room >= text * 2.5;
  const line = Math.min(text * 1.35, twice ? room / 2 : room);
  const high = twice ? line * 2 : line;
  const portrait = { x: panel.x + pad, y: panel.y + pad, width: high, height: high };
  const beside = { x: panel.x + pad * 2 + high, y: panel.y + pad, width: panel.width - high - pad * 3, height: line };
  const head = { portrait, look: 'line', height: high + pad * 2 } as const;
  if (!twice) return { ...head, name: null, stats: columns(beside, STATS, text * 0.2) };
  const [named, health] = split(beside, 0.6);
  const stats = columns({ ...beside, y: beside.y + line }, STATS - 1, text * 0.2);
  return { ...head, name: named, stats: [...stats, health] };
}

function split(rect: Rect, share: number): readonly [Rect, Rect] {
  const width = rect.width * share;
  return [
    { ...rect, width },
    { ...rect, x: rect.x + width, width: rect.width - width },
  ];
}
