import * as v from 'valibot';
import { isRecord, LIMITS } from '../../../engine/kernel';
import { CARD_IDS, HERO_IDS } from '../../../engine/onedeck';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const card = v.picklist(CARD_IDS);
const hero = v.picklist(HERO_IDS);

const chapter = v.strictObject({
  floor: v.nullable(count),
  turns: count,
  doors: count,
  time: count,
  damage: count,
  healed: count,
  potions: count,
  faced: v.array(v.strictObject({ card, fate: v.picklist(['beaten', 'escaped', 'slipped', 'deadly']) })),
  fled: v.array(card),
  loot: v.array(v.strictObject({ card, as: v.picklist(['xp', 'item', 'skill', 'potion']), hero: v.nullable(hero) })),
  levels: v.array(count),
  rounds: v.array(v.strictObject({ round: count, strikes: count, damage: count, healed: count })),
});

/** The stored story of a game, for the time when other rules can no longer replay it. An unreadable one becomes null. */
const keptStory = v.fallback(
  v.nullable(v.strictObject({ chapters: v.array(chapter), taken: v.array(v.strictObject({ hero, amount: count })) })),
  null,
);

/** Refuses a story that is too long to be shown, and its entry with it. */
export const storyIfShort = v.pipe(v.unknown(), v.check(isShort), keptStory);

function isShort(story: unknown): boolean {
  const chapters = isRecord(story) ? story['chapters'] : null;
  if (!Array.isArray(chapters)) return true;
  return chapters.length <= LIMITS.chapters && chapters.every(isShortChapter);
}

function isShortChapter(data: unknown): boolean {
  return !isRecord(data) || Object.values(data).every((value) => !Array.isArray(value) || value.length <= LIMITS.list);
}

type Fixed<Data> = Data extends readonly (infer One)[]
  ? readonly Fixed<One>[]
  : { readonly [Field in keyof Data]: Fixed<Data[Field]> };

export type KeptStory = Fixed<v.InferOutput<typeof keptStory>>;
