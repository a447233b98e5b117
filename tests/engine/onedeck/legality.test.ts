import { describe, expect, it } from 'vitest';
import { canonicalJson, type Seed } from '../../../src/engine/kernel';
import {
  ABILITIES,
  BOTH_SETS,
  CARDS,
  type CardId,
  type Command,
  DUNGEON_IDS,
  diceToChooseFrom,
  oneDeckDungeon as game,
  HERO_IDS,
  pendingOp,
  SKILL_IDS,
  type State,
} from '../../../src/engine/onedeck';
import { inFull } from '../../support/inFull';
import { picker } from '../../support/picker';

type Pick = (choices: number) => number;
type DiceCommand = Extract<Command, { dice: readonly number[] }>;

describe('legal and whyIllegal tell the same', () => {
  it.each([1, 2, 4])('with %d heroes, whatever is tried', (size) => {
    const pick = picker(`legality ${size}`);
    let passed = 0;
    for (let at = 0; at < inFull(12, 3); at++) {
      for (const state of statesOf(size, `game ${at}`, pick)) {
        const listed = game.legal(state);
        const forms = new Set(listed.map((command) => formOf(state, command)));
        expect(forms.size).toBe(listed.length);
        for (let tried = 0; tried < 25; tried++) {
          const command = anyCommand(state, pick);
          if (game.whyIllegal(state, command) !== null) continue;
          passed++;
          expect(isCovered(state, command, listed, forms), `${state.phase}: ${canonicalJson(command)}`).toBe(true);
        }
      }
    }
    expect(passed).toBeGreaterThan(inFull(200, 50));
  });
});

/** Every state of a game that now and then covers, and drinks when it must, so that it comes far. */
function* statesOf(size: number, seed: string, pick: Pick): Generator<State> {
  const heroes = [...HERO_IDS].sort(() => pick(3) - 1).slice(0, size);
  const dungeon = DUNGEON_IDS[pick(DUNGEON_IDS.length)] ?? 'dragons-cave';
  let state: State = { ...game.start({ heroes, dungeon, tier: 'novice' }, seed as Seed), potions: 12 };
  for (let at = 0; at < 150 && state.phase !== 'over'; at++) {
    yield state;
    const listed = game.legal(state);
    const better = listed.filter(({ type }) => type === 'cover' || type === 'useSkill' || type === 'drinkPotion');
    const command = better.length > 0 && pick(3) > 0 ? better[pick(better.length)] : listed[pick(listed.length)];
    const taken = command === undefined ? null : game.step(state, command);
    if (taken?.ok !== true) throw new Error(`refused: ${canonicalJson(command)}`);
    state = taken.state;
  }
}

/** A command of the right shape about things that are there, legal or not. */
function anyCommand(state: State, pick: Pick): Command {
  const oneOf = <Value>(values: readonly Value[]): Value => values[pick(values.length)] as Value;
  const pool = state.encounter?.pool ?? [];
  const dice = pool.filter(() => pick(3) === 0).map(({ id }) => id);
  const hero = oneOf(HERO_IDS);
  const own = state.heroes.flatMap(({ items, skills }) => [...items, ...skills]);
  const card = oneOf<CardId>([
    ...state.loot,
    ...state.loot,
    ...state.doors.flatMap((door) => door?.cards ?? []),
    ...BOTH_SETS.slice(0, 3),
  ]);
  return oneOf<() => Command>([
    () => ({ type: 'cover', box: pick(9), dice }),
    () => ({ type: 'cover', box: pick(9), dice: dice.slice(0, 1) }),
    () => ({
      type: 'useSkill',
      hero,
      skill: oneOf(SKILL_IDS),
      dice: dice.slice(0, pick(3)),
      ...(pick(2) === 0 ? {} : { way: pick(2) }),
    }),
    () => ({ type: 'chooseDice', dice }),
    () => ({ type: 'makeHeroic', dice: dice.slice(0, 2 + pick(2)), hero }),
    () => ({ type: 'discardDie', die: dice[0] ?? 0 }),
    () => ({ type: 'drinkPotion', hero, potion: oneOf(['healing', 'clarity', 'heroism', 'mana'] as const) }),
    () => ({ type: 'useFeat', hero, dice: 1 + pick(3) }),
    () => ({
      type: oneOf(['startTurn', 'explore', 'confront', 'flee', 'addDoor', 'roll', 'finish', 'descend', 'stay'] as const),
    }),
    () => ({ type: oneOf(['giveBonusDie', 'rollFirst', 'assignDamage', 'assignStairsDamage', 'skipEncounter'] as const), hero }),
    () => ({ type: 'enter', door: pick(5) }),
    () => ({ type: 'chooseOption', option: oneOf([0, 1] as const) }),
    () => ({ type: 'chooseItemToDrain', hero, card: oneOf([...own, 'ogre-1' as const]) }),
    () => ({ type: 'claim', card, as: oneOf(['xp', 'potion'] as const) }),
    () => ({
      type: 'claim',
      card,
      as: oneOf(['item', 'skill'] as const),
      hero,
      ...(pick(2) === 0 ? {} : { replace: oneOf([...own, card]) }),
    }),
    () => ({ type: 'levelUp', cards: state.xp.filter(() => pick(2) === 0) }),
    () => ({ type: 'splitParty', heroes: [oneOf(HERO_IDS), oneOf(HERO_IDS)], ...(state.boss === null ? { card } : {}) }),
  ])();
}

/** Is it listed: as it is, or with what is surplus left out? */
function isCovered(state: State, command: Command, listed: readonly Command[], forms: ReadonlySet<string>): boolean {
  if (forms.has(formOf(state, command))) return true;
  const lighter = listed.filter(({ type }) => type === command.type);
  if (command.type === 'levelUp') {
    const values = (cards: readonly CardId[]) => cards.map((card) => CARDS[card].xp);
    return lighter.some((other) => other.type === 'levelUp' && isPart(values(other.cards), values(command.cards)));
  }
  if (command.type === 'chooseDice') {
    const dice = usefulOf(state, command.dice);
    return dice.length === 0 || forms.has(formOf(state, { type: 'chooseDice', dice }));
  }
  if (command.type !== 'cover' && command.type !== 'useSkill') return false;
  const looks = looksOf(state, command.dice);
  const same = (other: Command): boolean =>
    formOf(state, { ...command, dice: [] }) === formOf(state, { ...(other as DiceCommand), dice: [] });
  return lighter.some((other) => same(other) && isPart(looksOf(state, (other as DiceCommand).dice), looks));
}

/** Dice that the effect would change; where their number is fixed, all count. */
function usefulOf(state: State, dice: readonly number[]): readonly number[] {
  const pending = pendingOp(state);
  if (pending === null) return dice;
  const changes = (value: number): boolean =>
    pending.op.op === 'raise' ? value < 6 : pending.op.op !== 'set' || value !== pending.op.to;
  const useful = diceToChooseFrom(state, pending.effect, pending.op.pick).filter(({ value }) => changes(value));
  const { least, most } = pending.op.pick;
  return least === most ? dice : dice.filter((id) => useful.some((die) => die.id === id));
}

/** The command with every die replaced by its looks and every XP card by its lanterns. */
function formOf(state: State, command: Command): string {
  if (command.type === 'discardDie') return `discard ${looksOf(state, [command.die]).join()}`;
  if (command.type === 'levelUp')
    return `level ${command.cards
      .map((card) => CARDS[card].xp)
      .sort()
      .join()}`;
  if (command.type === 'splitParty') return canonicalJson({ ...command, heroes: [...command.heroes].sort() });
  if (command.type === 'useFeat' || !('dice' in command)) return canonicalJson(command);
  const way = command.type === 'useSkill' && ABILITIES[command.skill].ways.length > 1 ? (command.way ?? 0) : 0;
  return canonicalJson({ ...command, way, dice: looksOf(state, command.dice) });
}

function looksOf(state: State, dice: readonly number[]): readonly string[] {
  const pool = state.encounter?.pool ?? [];
  return dice.map((id) => canonicalJson({ ...pool.find((die) => die.id === id), id: 0 })).sort();
}

function isPart<Value>(some: readonly Value[], all: readonly Value[]): boolean {
  const left = [...all];
  return some.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
