import { HERO_IDS, type HeroId, ITEM_IDS, type ItemId, type Sheet } from '../../../src/engine/paper';

type Heroes = Pick<Sheet, 'heroes'>;

export function levels(warrior: number, wizard: number, cleric: number, rogue: number): Heroes {
  return { heroes: { warrior, wizard, cleric, rogue } };
}

/** Filled boxes; all others are empty. */
export function itemBoxes(filled: Partial<Record<ItemId, number>>): Pick<Sheet, 'items'> {
  return { items: Object.fromEntries(ITEM_IDS.map((item) => [item, filled[item] ?? 0])) as Sheet['items'] };
}

const LEVELS = [1, 2, 3, 4, 5, 6];

const PARTIES: readonly Heroes[] = LEVELS.flatMap((warrior) =>
  LEVELS.flatMap((wizard) => LEVELS.flatMap((cleric) => LEVELS.map((rogue) => levels(warrior, wizard, cleric, rogue)))),
);

/** Heroes who are exactly so strong against a boss: all levels, the weak class once more, and one for a Warrior at level 4. */
export function partyOf(strength: number, weakTo: HeroId): Heroes {
  const found = PARTIES.find(({ heroes }) => {
    const health = HERO_IDS.reduce((sum, hero) => sum + heroes[hero], 0);
    return health + heroes[weakTo] + Number(heroes.warrior >= 4) === strength;
  });
  if (found === undefined) throw new Error(`no party has a strength of ${strength}`);
  return found;
}
