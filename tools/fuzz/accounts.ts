import {
  BOTH_SETS,
  CARD_IDS,
  DIE_COLORS,
  type Event,
  findHero,
  healthOf,
  oneDeckDungeon,
  PARTIES,
  type State,
} from '../../src/engine/onedeck';

const DICE = { strength: 8, agility: 8, magic: 8, heroic: 6 } as const;

/** What is wrong with a state, counted anew from the rule book rather than as the engine counts it. */
export function whyUnsound(before: State, events: readonly Event[], state: State): string | null {
  return oneDeckDungeon.faults(state)[0] ?? whyCardsLost(state) ?? whyDiceWrong(state) ?? whyTokensWrong(before, events, state);
}

function whyCardsLost(state: State): string | null {
  const { deck, discard, loot, xp, identified, removed, doors, heroes } = state;
  const behind = doors.flatMap((door) => door?.cards ?? []);
  const owned = heroes.flatMap(({ items, skills }) => [...items, ...skills]);
  const lying = [...deck, ...discard, ...loot, ...xp, ...identified, ...removed, ...behind, ...owned];
  const cards = heroes.length === 4 ? BOTH_SETS : CARD_IDS;
  if (lying.length !== cards.length) return `${lying.length} cards are on the table, not ${cards.length}`;
  const there = new Set(lying);
  const lost = cards.find((card) => !there.has(card));
  return lost === undefined ? null : `${lost} is nowhere`;
}

/** R14, R27: eight of each colour and six heroic ones in a set; no number of a die is given twice. */
function whyDiceWrong({ encounter, heroes }: State): string | null {
  const sets = heroes.length === 4 ? 2 : 1;
  const dice = [...(encounter?.pool ?? []), ...(encounter?.boxes ?? []).flatMap((box) => box.dice)];
  const stored = heroes.flatMap((hero) => hero.stored);
  const ids = [...dice.map(({ id }) => id), ...stored];
  if (new Set(ids).size < ids.length) return 'a die is in two places';
  for (const color of DIE_COLORS) {
    const used = dice.filter((die) => die.color === color).length + (color === 'heroic' ? stored.length : 0);
    if (used > DICE[color] * sets) return `${used} ${color} dice are in use`;
  }
  const odd = dice.find(({ value }) => !Number.isInteger(value) || value < 1 || value > 6);
  return odd === undefined ? null : `a die shows ${odd.value}`;
}

/** Potions, damage and tokens on the stairs are what the events say, and within their bounds. */
function whyTokensWrong(before: State, events: readonly Event[], state: State): string | null {
  let potions = before.potions;
  const damage = new Map(before.heroes.map((hero) => [hero.id, hero.damage]));
  for (const event of events) {
    if (event.type === 'potionsGained') potions += event.amount;
    if (event.type === 'potionDrunk') potions--;
    if (event.type === 'damageTaken') damage.set(event.hero, (damage.get(event.hero) ?? 0) + event.amount);
    if (event.type === 'damageHealed') damage.set(event.hero, (damage.get(event.hero) ?? 0) - event.amount);
  }
  if (potions !== state.potions || potions < 0) return `there are ${state.potions} potions, where ${potions} are left`;
  for (const [id, expected] of damage) {
    const hero = findHero(state, id);
    if (hero === undefined || hero.damage !== expected || expected < 0) return `${id} has not ${expected} damage`;
    const dead = expected >= healthOf(state, hero);
    if (dead && state.phase !== 'dying' && state.result !== 'defeat') return `${id} lives on`;
  }
  const { tokensPerStairsDamage } = PARTIES[state.heroes.length as 1 | 2 | 4];
  const { stairsTokens: tokens } = state;
  return tokens >= 0 && tokens < tokensPerStairsDamage ? null : `${tokens} tokens lie on the stairs`;
}
