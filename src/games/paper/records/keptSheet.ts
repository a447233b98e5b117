import * as v from 'valibot';
import { LIMITS } from '../../../engine/kernel';
import {
  BOSS_TURNS,
  GEM_IDS,
  HERO_IDS,
  ITEM_IDS,
  MONSTER_IDS,
  OBJECTIVE_IDS,
  POWER_IDS,
  ROOM_IDS,
  SCORE_BOXES,
  type Sheet,
} from '../../../engine/paper';
import { points, text, within } from './fields';

const eachOf = <Id extends string, Schema extends v.GenericSchema>(ids: readonly Id[], schema: Schema) =>
  v.strictObject(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);
const listOf = <Id extends string>(ids: readonly Id[], most: number) => v.pipe(v.array(v.picklist(ids)), v.maxLength(most));

const boss = v.strictObject({ fought: v.boolean(), glory: points, wounds: within(0, LIMITS.counter) });

/** A finished sheet, without what only a turn under way needs. */
const sheet = v.strictObject({
  heroes: eachOf(HERO_IDS, within(1, 6)),
  items: eachOf(ITEM_IDS, within(0, 2)),
  potions: within(0, 12),
  damage: within(0, 24),
  resurrected: v.boolean(),
  gems: within(0, 10),
  taken: listOf(GEM_IDS, GEM_IDS.length),
  beaten: listOf(MONSTER_IDS, MONSTER_IDS.length),
  path: listOf(ROOM_IDS, LIMITS.list),
  bosses: v.pipe(v.array(boss), v.maxLength(BOSS_TURNS.length)),
  missions: v.pipe(v.array(points), v.maxLength(BOSS_TURNS.length)),
});

export const keptSeat = v.strictObject({
  /** The person or bot at the seat; null where nobody was named. */
  who: v.nullable(v.strictObject({ player: text, name: text })),
  power: v.nullable(v.picklist(POWER_IDS)),
  objective: v.nullable(v.picklist(OBJECTIVE_IDS)),
  score: eachOf(SCORE_BOXES, points),
  sheet,
});

type Fixed<Data> = Data extends readonly (infer One)[]
  ? readonly Fixed<One>[]
  : { readonly [Field in keyof Data]: Fixed<Data[Field]> };

export type KeptSheet = Fixed<v.InferOutput<typeof sheet>>;
/** What the chronicle keeps of a seat. */
export type KeptSeat = Fixed<v.InferOutput<typeof keptSeat>>;

export function keptSheetOf(all: Sheet): KeptSheet {
  const { heroes, items, potions, damage, resurrected, gems, taken, beaten, path, bosses, missions } = all;
  return { heroes, items, potions, damage, resurrected, gems, taken, beaten, path, bosses, missions };
}

/** Returns a sheet again that the rules can measure. */
export function sheetOf(kept: KeptSheet): Sheet {
  return { ...kept, hearts: 0, gone: [], lair: false, digits: [], used: [], changed: [], walk: null, due: [] };
}

/** A card that is not known is kept as none. */
export function knownCard<Card extends string>(card: Card | 'unknown' | null): Card | null {
  return card === 'unknown' ? null : card;
}
