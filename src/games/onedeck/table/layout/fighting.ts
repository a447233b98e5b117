import { rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { placePotions } from './dungeon';
import type { HeroPlace, TableContent, TableLayout } from './ground';
import { placeHeroes, shortHead } from './heroes';
import type { Scale } from './parts';

type Beside = Pick<TableLayout, 'heroes' | 'abilities' | 'turns' | 'dungeon' | 'potions' | 'waiting'>;

/** The height of what stopping costs, in lines. */
const STOP = 7.6;

/** Two of four heroes fight: they have the left side, and the right one is for the other pair, its foe and what stopping costs. */
export function besideFight(
  { left, column }: { readonly left: Rect; readonly column: Rect },
  content: TableContent,
  measure: Scale,
): Beside {
  const { unit, text } = measure;
  const waiting = content.waiting?.heroes ?? [];
  const fighting = content.abilities.map((_, at) => at).filter((at) => !waiting.includes(at));
  const pick = <Value>(all: readonly Value[], fallback: Value): readonly Value[] => fighting.map((at) => all[at] ?? fallback);
  const pair = placeHeroes(left, { abilities: pick(content.abilities, []), pages: pick(content.pages, 0) }, measure);
  const gap = 8 * unit;
  const most = Math.max(44, column.height * 0.16);
  const low = { ...column, y: column.y + column.height - most, height: most };
  const potions = placePotions(low, content.potions, measure);
  const foot = Math.min(column.y + column.height, ...potions.map(({ rect }) => rect.y - gap));
  const heads = waiting.map(() => shortHead(column, measure));
  const high = (heads[0]?.height ?? 0) * waiting.length + gap * waiting.length;
  const room = foot - column.y - high;
  // Without a foe that waits, what stopping costs has its place.
  const stopHigh =
    content.waiting?.foe === false ? room - text * 2.4 : Math.min(text * STOP, Math.max(room * 0.56, room - text * 3.4));
  const stop = { ...column, y: foot - stopHigh, height: stopHigh };
  const foe = { ...column, height: stop.y - column.y - high - gap };
  const panels = rows({ ...column, y: foe.y + foe.height + gap, height: high - gap }, Math.max(1, waiting.length), gap);
  const small = panels.map((panel): HeroPlace => ({ panel, ...shortHead(panel, measure) }));
  const heroOf = (at: number): number => fighting[at] ?? at;
  return {
    heroes: content.abilities.flatMap((_, at) => {
      const place = waiting.includes(at) ? small[waiting.indexOf(at)] : pair.heroes[fighting.indexOf(at)];
      return place === undefined ? [] : [place];
    }),
    abilities: pair.abilities.map((place) => ({ ...place, hero: heroOf(place.hero) })),
    turns: pair.turns.map((place) => ({ ...place, hero: heroOf(place.hero) })),
    dungeon: null,
    potions,
    waiting: { foe, stop },
  };
}
