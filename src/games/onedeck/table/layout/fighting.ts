import { rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { placePotions } from './dungeon';
import type { HeroPlace, TableContent, TableLayout } from './ground';
import { placeHeroes, shortHead } from './heroes';
import { type Scale, TOUCH } from './parts';

type Beside = Pick<TableLayout, 'heroes' | 'abilities' | 'turns' | 'dungeon' | 'potions' | 'waiting'>;

/** The height of what stopping costs, in lines. */
const STOP = 7.6;

/** Two of four heroes fight: they have the left side, and the right one is for the other pair, its foe and what stopping costs. */
export function besideFight(
  { left, column }: { readonly left: Rect; readonly column: Rect },
  content: TableContent,
  measure: Scale,
): Beside {
  const waiting = content.waiting?.heroes ?? [];
  const fighting = content.abilities.map((_, at) => at).filter((at) => !waiting.includes(at));
  const pair = placeHeroes(
    left,
    { abilities: of(fighting, content.abilities, []), pages: of(fighting, content.pages, 0) },
    measure,
  );
  const { potions, rests, foe, stop, area, gap } = placeColumn(column, content, measure);
  const resting = rests
    ? placeHeroes(area, { abilities: of(waiting, content.abilities, []), pages: of(waiting, content.pages, 0) }, measure)
    : null;
  const small = rows(area, Math.max(1, waiting.length), gap).map((panel): HeroPlace => ({ panel, ...shortHead(panel, measure) }));
  return {
    heroes: content.abilities.flatMap((_, at) => {
      const place = waiting.includes(at) ? (resting?.heroes ?? small)[waiting.indexOf(at)] : pair.heroes[fighting.indexOf(at)];
      return place === undefined ? [] : [place];
    }),
    abilities: [...heroesIn(pair.abilities, fighting), ...heroesIn(resting?.abilities ?? [], waiting)],
    turns: [...heroesIn(pair.turns, fighting), ...heroesIn(resting?.turns ?? [], waiting)],
    dungeon: null,
    potions,
    waiting: { foe, stop },
  };
}

/** The right side from top to bottom: the foe that waits, the pair that rests or faces it, what stopping costs, potions. */
function placeColumn(column: Rect, content: TableContent, measure: Scale) {
  const { unit, text } = measure;
  const waiting = content.waiting?.heroes ?? [];
  const gap = 8 * unit;
  const most = Math.max(44, column.height * 0.16);
  const low = { ...column, y: column.y + column.height - most, height: most };
  const potions = placePotions(low, content.potions, measure);
  const foot = Math.min(column.y + column.height, ...potions.map(({ rect }) => rect.y - gap));
  const foeWaits = content.waiting?.foe !== false;
  const said = text * 2.4;
  const free = foot - column.y - said - text * STOP - gap;
  // Without a foe that waits, the pair that rests has its place, with all its cards if they have room.
  const rests = !foeWaits && free >= (text * 3 + TOUCH + unit * 30) * waiting.length;
  const high = rests ? free : (shortHead(column, measure).height + gap) * waiting.length;
  const room = foot - column.y - high;
  const beside = rests ? text * STOP : room - said;
  const stopHigh = foeWaits ? Math.min(text * STOP, Math.max(room * 0.56, room - text * 3.4)) : beside;
  const stop = { ...column, y: foot - stopHigh, height: stopHigh };
  const foe = { ...column, height: stop.y - column.y - high - gap };
  const area = { ...column, y: foe.y + foe.height + gap, height: high - gap };
  return { potions, rests, foe, stop, area, gap };
}

/** Returns the values of some heroes, by their places in the party. */
const of = <Value>(heroes: readonly number[], all: readonly Value[], fallback: Value): readonly Value[] =>
  heroes.map((at) => all[at] ?? fallback);

/** Returns places of some heroes with their places in the party. */
const heroesIn = <Placed extends { readonly hero: number }>(
  places: readonly Placed[],
  heroes: readonly number[],
): readonly Placed[] => places.map((place) => ({ ...place, hero: heroes[place.hero] ?? place.hero }));
