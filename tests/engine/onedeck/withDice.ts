import { expect, onTestFinished } from 'vitest';
import { required } from '../../../src/engine/kernel';
import {
  CARD_IDS,
  CARDS,
  type CardId,
  type Color,
  DIE_COLORS,
  type Die,
  oneDeckDungeon as game,
  HERO_IDS,
  type PrintedCardId,
} from '../../../src/engine/onedeck';
import { aBossRound, anEncounter, type Plan, type Table } from '../../support/onedeck';

export interface Scene extends Omit<Plan, 'rolls'> {
  /** What lies in the pool instead of what was rolled, in words: `'strength 5'`, `'mage magic 2'`. */
  readonly dice?: readonly string[];
  /** Rolls still to come; a test fails when one is left over. Without them the seed rolls. */
  readonly rolls?: readonly number[];
  /** What the first hero has learnt, by name. */
  readonly skills?: readonly string[];
}

/** A goblin at the heroes' dice: no special that touches dice or skills, 5 damage and 2 time with the dungeon's box. */
export function inCombat(scene: Scene = {}, card: PrintedCardId = 'goblin-1'): Table {
  const plan = planOf(scene);
  return withDice(rollAll(anEncounter(spare(card, plan), plan)), scene);
}

const PERIL_OF: Readonly<Record<Color, readonly [PrintedCardId, 0 | 1]>> = {
  strength: ['rune-puzzle-1', 1],
  agility: ['arrow-wall-1', 1],
  magic: ['arrow-wall-1', 0],
};

/** A peril of one colour at the heroes' dice. */
export function inPeril(color: Color, scene: Scene = {}): Table {
  const plan = planOf(scene);
  const [card, option] = PERIL_OF[color];
  const table = anEncounter(spare(card, plan), plan).do({ type: 'chooseOption', option });
  return withDice(rollAll(table), scene);
}

/** The first round against the dragon: 11 damage. */
export function inBossRound(scene: Scene = {}): Table {
  return withDice(rollAll(aBossRound(planOf(scene))), scene);
}

/** Ends a round against the dragon with 3 damage and no strike, and begins the next with its own dice. */
export function nextBossRound(table: Table, scene: Scene = {}): Table {
  const dice = ['agility 5', 'agility 5', ...Array<string>(3).fill('magic 6'), ...Array<string>(3).fill('strength 6')];
  withDice(table, { dice }).cover(0, 'agility 5').cover(1, 'agility 5');
  table.cover(3, 'magic 6', 'magic 6', 'magic 6').cover(5, 'strength 6', 'strength 6', 'strength 6');
  table.do({ type: 'finish' });
  if (table.state.phase === 'consequences') table.do({ type: 'assignDamage', hero: table.hero().id });
  return withDice(rollAll(table), scene);
}

/** Puts these dice in the place of all in the pool, and these rolls in the place of all to come. */
export function withDice(table: Table, { dice, rolls }: Pick<Scene, 'dice' | 'rolls'>): Table {
  const { encounter, nextDie, dice: stream } = table.state;
  const found = required(encounter, 'encounter');
  const pool = dice?.map((words, at) => dieOf(words, { table, id: nextDie + at })) ?? found.pool;
  const script = rolls === undefined ? stream : { ...stream, script: rolls, drawn: 0 };
  table.state = { ...table.state, encounter: { ...found, pool }, nextDie: nextDie + (dice?.length ?? 0), dice: script };
  if (rolls !== undefined) onTestFinished(() => void table.expectNoRollsLeft());
  expect(game.faults(table.state)).toEqual([]);
  return table;
}

/** Past feats and bonus dice, all of which go to the first hero. */
export function rollAll(table: Table): Table {
  while (table.state.phase === 'feats') table.do({ type: 'roll' });
  while (table.state.phase === 'bonusDice') table.do({ type: 'giveBonusDie', hero: table.hero().id });
  expect(table.state.phase).toBe('pool');
  return table;
}

/** Every card that teaches it. */
export function teaching(loot: string): readonly [CardId, ...CardId[]] {
  const [first, ...others] = CARD_IDS.filter((card) => CARDS[card].loot === loot);
  return [required(first, loot), ...others];
}

export const some = (count: number, words: string): string[] => Array<string>(count).fill(words);

function planOf({ skills, dice: _, rolls: __, ...plan }: Scene): Plan {
  const [first = 'warrior'] = plan.heroes ?? [];
  const held = skills?.map((skill) => teaching(skill)[0]) ?? plan.with?.[first]?.skills ?? [];
  return { ...plan, with: { ...plan.with, [first]: { ...plan.with?.[first], skills: held } } };
}

/** This card, or the other of its name where somebody already has this one. */
function spare(card: PrintedCardId, plan: Plan): CardId {
  const held = [...(plan.identified ?? []), ...(plan.xp ?? [])];
  for (const hero of HERO_IDS) held.push(...(plan.with?.[hero]?.skills ?? []), ...(plan.with?.[hero]?.items ?? []));
  const cards = [card, ...CARD_IDS.filter((other) => other.slice(0, -2) === card.slice(0, -2))];
  return required(
    cards.find((other) => !held.includes(other)),
    card,
  );
}

function dieOf(words: string, { table, id }: { readonly table: Table; readonly id: number }): Die {
  const [value, color, owner = table.hero().id] = words.split(' ').reverse();
  return {
    id,
    value: Number(value),
    color: required(
      DIE_COLORS.find((other) => other === color),
      words,
    ),
    hero: required(
      HERO_IDS.find((hero) => hero === owner),
      words,
    ),
    only: null,
  };
}
