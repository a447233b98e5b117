import { HERO_IDS, type PlayerSeat, type State } from '../../../../engine/paper';
import { type Reading, readingOf, type Weights, worthOf } from '../worth';
import { seatIn } from './imagined';
import { type End, endsAfter, faceOf, halted, paidWith, usesOf } from './uses';

const DICE_OF_A_TURN = 3;
const SIDES = 6;

/** Says how many of the best sheets are kept after each die, and by which worth. */
export interface Search {
  readonly beam: number;
  readonly weights: Weights;
}

export interface Leaf extends End {
  readonly worth: number;
}

interface Candidate {
  readonly from: Leaf;
  readonly end: End;
  /** Null where the command names its die already. */
  readonly die: number | null;
  readonly worth: number;
  /** Sheets that are worth the same and have the same dice left are one and the same. */
  readonly rest: number;
}

/** The best ways to spend all dice that are left of a turn, the best one first. */
export function plansFrom(table: State, search: Search): readonly Leaf[] {
  const reading = readingOf(table, seatIn(table), search.weights);
  let leaves = begunWays(table, reading, search);
  while (leaves.some(({ table: { seats } }) => (seats[0]?.sheet.used.length ?? 0) < DICE_OF_A_TURN)) {
    leaves = oneDieOn(leaves, reading, search);
  }
  return leaves;
}

/** What is under way is brought to its end first. */
function begunWays(table: State, reading: Reading, { beam }: Search): readonly Leaf[] {
  const root: Leaf = { table, commands: [], worth: 0 };
  const { sheet } = seatIn(table);
  if (sheet.walk === null && sheet.due.length === 0) return [root];
  const candidates = endsAfter(table, []).map((end): Candidate => {
    return { from: root, end, die: null, worth: worthOf(reading, seatIn(end.table).sheet), rest: 0 };
  });
  return kept(candidates, beam);
}

/** Spends one more die on each of some leaves, and keeps the best. */
export function oneDieOn(leaves: readonly Leaf[], reading: Reading, { beam }: Search): readonly Leaf[] {
  const candidates: Candidate[] = [];
  for (const from of leaves) {
    const spare = new Spare(from.table, reading);
    for (const { dice, ...end } of usesOf(from.table)) {
      const worth = worthOf(reading, seatIn(end.table).sheet);
      for (const die of dice) {
        const { worth: more, code } = spare.without(die);
        candidates.push({ from, end, die, worth: worth + more, rest: code });
      }
    }
  }
  return kept(candidates, beam);
}

function kept(candidates: readonly Candidate[], beam: number): readonly Leaf[] {
  const best: Candidate[] = [];
  for (const one of candidates.toSorted((a, b) => b.worth - a.worth)) {
    if (best.length === beam) break;
    if (!best.some((other) => isAlike(one, other))) best.push(one);
  }
  return best.map(({ from, end, die, worth }) => {
    const { table, commands } = halted(die === null ? end : paidWith(end, die));
    return { table, commands: [...from.commands, ...commands], worth };
  });
}

function isAlike(one: Candidate, other: Candidate): boolean {
  return one.rest === other.rest && Math.abs(one.worth - other.worth) < 1e-9;
}

/** Returns the value of the dice that are left for the rest of a turn. */
class Spare {
  private readonly each: readonly { readonly worth: number; readonly code: number }[];
  private readonly all: { readonly worth: number; readonly code: number };
  private readonly isLast: boolean;

  constructor(table: State, { weights }: Reading) {
    const seat = seatIn(table);
    const { used } = seat.sheet;
    this.isLast = used.length === DICE_OF_A_TURN - 1;
    this.each = table.dice.map((_, die) =>
      used.includes(die) ? NOTHING : { worth: dieWorth(table, die, weights), code: codeOf(table, die) },
    );
    this.all = this.each.reduce((sum, { worth, code }) => ({ worth: sum.worth + worth, code: sum.code + code }), NOTHING);
  }

  without(die: number): { readonly worth: number; readonly code: number } {
    const one = this.each[die] ?? NOTHING;
    return this.isLast ? NOTHING : { worth: this.all.worth - one.worth, code: this.all.code - one.code };
  }
}

const NOTHING = { worth: 0, code: 0 };

function dieWorth(table: State, die: number, weights: Weights): number {
  const symbol = faceOf(table, die)?.symbol;
  if (symbol === 'clover') return weights.clover;
  return HERO_IDS.some((hero) => hero === symbol && fits(seatIn(table), die, hero)) ? weights.fitting : 0;
}

function fits({ alignment, sheet }: PlayerSeat, die: number, hero: (typeof HERO_IDS)[number]): boolean {
  return alignment?.[hero] === (die < DICE_OF_A_TURN ? 'white' : 'black') && sheet.heroes[hero] < SIDES;
}

/** At most three dice are alike, so their numbers fit into two bits each. */
function codeOf(table: State, die: number): number {
  const kind = (die < DICE_OF_A_TURN ? 0 : SIDES) + (table.dice[die] ?? 1) - 1;
  return 4 ** kind;
}
