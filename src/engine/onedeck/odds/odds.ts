import { strikesOf } from '../rules/boxes';
import { consequencesOf } from '../rules/consequences';
import { encounterOf } from '../rules/encounter';
import { type Life, livesAfter, livesOf } from '../rules/lives';
import { foeSpecial } from '../specials';
import type { Box, Die, Encounter, State, Symbols } from '../state';
import { type Facing, perHeroic } from './facing';
import { Placing, type Slot } from './Placing';
import { everyThrow, someThrows, throwsOf } from './throws';

export interface WoundsShare {
  readonly wounds: number;
  readonly share: number;
}

/** What comes of an encounter, in shares of 1. Wounds and time include what entering costs. */
export interface Odds {
  readonly throws: 'exact' | 'about';
  readonly unhurt: number;
  /** Hurt, and everybody lives. */
  readonly hurt: readonly WoundsShare[];
  /** Hurt, and a hero falls unless a potion helps. */
  readonly deadly: readonly WoundsShare[];
  readonly dead: number;
  readonly meanWounds: number;
  readonly meanTime: number;
  /** Damage to the boss. */
  readonly meanStrikes: number;
}

/** Throws times the square of the boxes: beyond this they are sampled. */
const MOST_WORK = 100_000;
/** Steps that placing one throw may take, and all that are sampled. */
const MOST_STEPS = 1000;
const MOST_SAMPLED_STEPS = 100_000;
const FEWEST_SAMPLES = 100;
const WOUND = 1_000_000;
const STRIKES = 1000;
const STANDS_FOR_ANY: Die = { id: 0, color: 'heroic', value: 6, hero: 'warrior', only: null };

export interface Work {
  /** How many throws were looked at, and how many steps placing them took. */
  throws: number;
  steps: number;
}

export interface Effort {
  /** Fewer throws than usual: for means over many cards. */
  readonly samples?: number;
  readonly work?: Work;
}

export function oddsOfFacing({ state, entry, handfuls, pool, forgeable }: Facing, { samples, work: counted }: Effort = {}): Odds {
  const covering = new Covering(state);
  const lives = livesOf(state);
  const tally = new Tally(lives, entry);
  const counts = pool.slice();
  const work = throwsOf(handfuls) * encounterOf(state).boxes.length ** 2;
  const isWhole = samples === undefined && work <= MOST_WORK;
  let throws = 0;
  const onThrow = (time: number, share: number): void => {
    // Where placing takes long, fewer throws have to do.
    if (!isWhole && throws >= FEWEST_SAMPLES && covering.placing.steps > MOST_SAMPLED_STEPS) return;
    throws++;
    const { damage, time: due, strikes } = covering.cost(covering.placing.bestFor(counts, forgeable));
    tally.add({ damage, time: time + due, strikes }, share);
  };
  if (isWhole) everyThrow(counts, handfuls, onThrow);
  else someThrows(counts, { handfuls, samples }, onThrow);
  if (counted !== undefined) {
    counted.throws += throws;
    counted.steps += covering.placing.steps;
  }
  return tally.odds(isWhole && !covering.placing.isCut ? 'exact' : 'about');
}

interface CoveringCost extends Symbols {
  readonly strikes: number;
}

/** The price of every set of covered boxes: wounds first, then strikes on a boss, then time. */
export class Covering {
  readonly placing: Placing;
  private readonly encounter: Encounter;
  private readonly costs: CoveringCost[] = [];

  constructor(
    private readonly state: State,
    mostSteps = MOST_STEPS,
  ) {
    this.encounter = encounterOf(state);
    const price = (covered: number): number => {
      const { damage, time, strikes } = this.cost(covered);
      return damage * WOUND - strikes * STRIKES + time;
    };
    const slots = this.encounter.boxes.map((box) => slotOf(state, box));
    this.placing = new Placing({ slots, price, perHeroic: perHeroic(state), mostSteps });
  }

  cost(covered: number): CoveringCost {
    const kept = this.costs[covered];
    if (kept !== undefined) return kept;
    const boxes = this.encounter.boxes.map((box, at) => ((covered & (1 << at)) === 0 ? box : { ...box, dice: [STANDS_FOR_ANY] }));
    const { damage, time, after } = consequencesOf(this.state, { ...this.encounter, boxes });
    // R26: against the boss time does not pass.
    const isBoss = this.encounter.kind === 'boss';
    const cost = { damage, time: isBoss ? 0 : time + after, strikes: isBoss ? strikesOf(boxes) : 0 };
    this.costs[covered] = cost;
    return cost;
  }
}

function slotOf(state: State, box: Box): Slot {
  const { color, size, value, armor, warded } = box;
  const takesHeroic = foeSpecial(state).takesHeroic?.(box) ?? true;
  return { color, isWide: size === 'wide', value, armor, times: warded ? 2 : 1, takesHeroic };
}

class Tally {
  private readonly shares: number[] = [];
  private total = 0;
  private time = 0;
  private strikes = 0;

  constructor(
    private readonly lives: readonly Life[],
    private readonly entry: Symbols,
  ) {}

  add({ damage, time, strikes }: CoveringCost, share: number): void {
    this.shares[damage] = (this.shares[damage] ?? 0) + share;
    this.total += share;
    this.time += share * time;
    this.strikes += share * strikes;
  }

  odds(throws: Odds['throws']): Odds {
    const entered = livesAfter(this.lives, this.entry.damage);
    const hurt: WoundsShare[] = [];
    const deadly: WoundsShare[] = [];
    let unhurt = 0;
    let meanWounds = this.entry.damage;
    this.shares.forEach((weight, damage) => {
      const share = weight / this.total;
      meanWounds += share * damage;
      const wounds = damage + this.entry.damage;
      const falls = [...entered, ...livesAfter(entered, damage)].some(({ left }) => left <= 0);
      if (wounds === 0) unhurt = share;
      else (falls ? deadly : hurt).push({ wounds, share });
    });
    const dead = deadly.reduce((sum, { share }) => sum + share, 0);
    return {
      throws,
      unhurt,
      hurt,
      deadly,
      dead,
      meanWounds,
      meanTime: this.entry.time + this.time / this.total,
      meanStrikes: this.strikes / this.total,
    };
  }
}
