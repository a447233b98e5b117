import { COLORS, DIE_COLORS, type DieColor } from '../content/facts';

/** A box as the placing of dice sees it. */
export interface Slot {
  readonly color: DieColor;
  readonly isWide: boolean;
  readonly value: number;
  readonly armor: boolean;
  /** R26: how often it has to be covered; a warded box throws the first dice off. */
  readonly times: 1 | 2;
  readonly takesHeroic: boolean;
}

export interface PlacingParts {
  readonly slots: readonly Slot[];
  /** Returns what a set of covered boxes costs; a bit for each box. Covering one more box never costs more. */
  readonly price: (covered: number) => number;
  /** R12: how many dice make a heroic one. */
  readonly perHeroic: number;
  /** Steps after which a search takes the best that it has found. */
  readonly mostSteps: number;
}

const SIDES = 6;
const ROW = SIDES + 1;
const HEROIC = DIE_COLORS.indexOf('heroic') * ROW;
const COLOR_ROWS = COLORS.map((_, at) => at * ROW);

/** A number for each face, without a pattern, so that sums of different dice differ. 16 of them stay below 2 ** 37. */
const WEIGHTS = weights();
const ABOVE_SUMS = 2 ** 37;
const MOST_BOXES = 16;

function weights(): readonly number[] {
  let last = 20_480_511;
  const next = (): number => {
    last = (last * 48_271) % 0x7fffffff;
    return last;
  };
  return Array.from({ length: ROW * DIE_COLORS.length + 1 }, () => (next() % 2 ** 16) * 2 ** 17 + (next() % 2 ** 17));
}

/** How many dice of each colour show each value. */
export type Counts = Int8Array;

export const noDice = (): Counts => new Int8Array(ROW * DIE_COLORS.length);
export const placeOfDie = (color: DieColor, value: number): number => DIE_COLORS.indexOf(color) * ROW + value;

/**
 * Finds the cheapest set of boxes that dice can cover, by trying all ways that can matter: of the dice that fit a normal
 * box, the lowest of its colour, the lowest heroic one, or one forged from the lowest of other colours. A higher die could
 * change places with the lowest one wherever that is used, so nothing is lost. Forging dice of the box's own colour, or
 * heroic ones, only loses value.
 */
export class Placing {
  /** Steps taken so far: the measure of the work. */
  steps = 0;
  /** True when a search was ended early: then its answer may not be the best one. */
  isCut = false;
  private readonly order: readonly { readonly slot: Slot; readonly bit: number }[];
  /** Boxes from each place of the order on. */
  private readonly later: readonly number[];
  private readonly laterArmor: readonly number[];
  private readonly armor: number;
  private readonly others: readonly (readonly number[])[];
  /** Then a die of a colour may be worth more than a heroic one. */
  private readonly refusesHeroic: boolean;
  private counts: Counts = noDice();
  private forgeable = 0;
  private stepsLeft = 0;
  /** Positions that were searched, each as a number for the dice used and the boxes covered. */
  private readonly searched = new Set<number>();
  private position = 0;
  private least = 0;
  private best = 0;

  constructor(private readonly parts: PlacingParts) {
    const { slots, price } = parts;
    const gain = (bit: number): number => price(0) - price(bit);
    const all = slots.map((slot, at) => ({ slot, bit: 1 << at }));
    // R6: armor first. Then what saves most, so that the first way tried is a good one.
    this.order = all.sort((one, other) => Number(other.slot.armor) - Number(one.slot.armor) || gain(other.bit) - gain(one.bit));
    const bits = (from: number, wanted: (slot: Slot) => boolean): number =>
      this.order.slice(from).reduce((sum, { slot, bit }) => sum | (wanted(slot) ? bit : 0), 0);
    this.later = [...this.order, null].map((_, at) => bits(at, () => true));
    this.laterArmor = [...this.order, null].map((_, at) => bits(at, ({ armor }) => armor));
    this.armor = bits(0, ({ armor }) => armor);
    this.refusesHeroic = slots.some(({ takesHeroic }) => !takesHeroic);
    this.others = DIE_COLORS.map((color) => COLOR_ROWS.filter((row) => row !== DIE_COLORS.indexOf(color) * ROW));
  }

  /** Returns the set of covered boxes, on top of those that are covered already. `forgeable` limits the forged dice. */
  bestFor(counts: Counts, forgeable: number, covered = 0): number {
    this.counts = counts;
    this.forgeable = forgeable;
    this.stepsLeft = this.parts.mostSteps;
    this.searched.clear();
    this.position = 0;
    this.least = Number.POSITIVE_INFINITY;
    this.best = covered;
    this.decide(0, covered);
    return this.best;
  }

  private decide(at: number, covered: number): void {
    const entry = this.order[at];
    const isShut = (this.armor & ~covered & ~(this.later[at] ?? 0)) !== 0;
    const rest = this.reachable(at, (isShut ? this.laterArmor[at] : this.later[at]) ?? 0, covered);
    if (this.parts.price(covered | rest) >= this.least) return;
    if (entry === undefined || rest === 0) {
      this.least = this.parts.price(covered);
      this.best = covered;
      return;
    }
    if (this.wasSearched(at, covered)) return;
    const { slot, bit } = entry;
    if ((rest & bit) !== 0) this.cover(slot, slot.times, () => this.decide(at + 1, covered | bit));
    this.decide(at + 1, covered);
  }

  private wasSearched(at: number, covered: number): boolean {
    this.steps++;
    this.stepsLeft--;
    if (this.stepsLeft < 0) this.isCut = true;
    const dice = this.position + this.forgeable * (WEIGHTS.at(-1) ?? 0);
    const key = dice + ABOVE_SUMS * (covered * MOST_BOXES + at);
    if (this.stepsLeft < 0 || this.searched.has(key)) return true;
    this.searched.add(key);
    return false;
  }

  /** Leaves out the boxes that all dice left together could not cover. */
  private reachable(at: number, wanted: number, covered: number): number {
    let rest = 0;
    for (let place = at; place < this.order.length; place++) {
      const entry = this.order[place];
      if (entry === undefined || (wanted & entry.bit) === 0 || (covered & entry.bit) !== 0) continue;
      if (this.mightCover(entry.slot)) rest |= entry.bit;
    }
    return rest;
  }

  private mightCover({ color, isWide, value, times, takesHeroic }: Slot): boolean {
    const row = placeOfDie(color, 0);
    const needed = isWide ? value * times : times;
    let reached = 0;
    let forgeable = 0;
    let highest = 0;
    for (let at = SIDES; at >= (isWide ? 1 : value) && reached < needed; at--) {
      const direct = this.count(row + at) + (takesHeroic ? this.count(HEROIC + at) : 0);
      reached += isWide ? direct * at : direct;
      if (!takesHeroic) continue;
      for (const other of COLOR_ROWS) if (other !== row) forgeable += this.count(other + at);
      if (highest === 0 && forgeable >= this.parts.perHeroic) highest = at;
    }
    const forged = Math.min(this.forgeable, Math.floor(forgeable / this.parts.perHeroic));
    return reached + forged * (isWide ? highest : 1) >= needed;
  }

  private cover(slot: Slot, times: number, then: () => void): void {
    const next = times > 1 ? () => this.cover(slot, times - 1, then) : then;
    if (slot.isWide) this.fill(slot, { needed: slot.value, from: SIDES, isHeroic: false }, next);
    else this.coverWithOne(slot, next);
  }

  private coverWithOne({ color, value, takesHeroic }: Slot, then: () => void): void {
    const own = this.lowest(placeOfDie(color, 0), value);
    if (own > 0) this.using(placeOfDie(color, own), then);
    if (!takesHeroic) return;
    const heroic = this.lowest(HEROIC, value);
    if (heroic > 0 && (own === 0 || heroic < own || this.refusesHeroic)) this.using(HEROIC + heroic, then);
    this.forging(color, value, then);
  }

  /** Falling values, those of the colour before heroic ones and forged ones last, so that no set of dice comes twice. */
  private fill(slot: Slot, { needed, from, isHeroic }: Filling, then: () => void): void {
    if (needed <= 0) {
      then();
      return;
    }
    if (!this.mightCover({ ...slot, value: needed, times: 1 })) return;
    const row = isHeroic ? HEROIC : placeOfDie(slot.color, 0);
    for (let value = from; value > 0; value--) {
      if (this.count(row + value) > 0)
        this.using(row + value, () => this.fill(slot, { needed: needed - value, from: value, isHeroic }, then));
    }
    if (!slot.takesHeroic) return;
    if (isHeroic) this.fillForged(slot, { needed, from: SIDES }, then);
    else this.fill(slot, { needed, from: SIDES, isHeroic: true }, then);
  }

  private fillForged(slot: Slot, { needed, from }: Omit<Filling, 'isHeroic'>, then: () => void): void {
    if (needed <= 0) {
      then();
      return;
    }
    for (let value = from; value > 0; value--)
      this.forging(slot.color, value, () => this.fillForged(slot, { needed: needed - value, from: value }, then));
  }

  /** Gives the lowest dice of other colours that show this value or more. */
  private forging(color: DieColor, value: number, then: () => void): void {
    if (this.forgeable === 0) return;
    const rows = this.others[DIE_COLORS.indexOf(color)] ?? [];
    this.forgeable--;
    this.give({ rows, value, dice: this.parts.perHeroic }, then);
    this.forgeable++;
  }

  private give({ rows, value, dice }: Gift, then: () => void): void {
    if (dice === 0) {
      then();
      return;
    }
    for (const [at, row] of rows.entries()) {
      const lowest = this.lowest(row, value);
      if (lowest > 0) this.using(row + lowest, () => this.give({ rows: rows.slice(at), value, dice: dice - 1 }, then));
    }
  }

  private using(place: number, then: () => void): void {
    if (this.stepsLeft < 0) return;
    const weight = WEIGHTS[place] ?? 0;
    this.counts[place] = this.count(place) - 1;
    this.position += weight;
    then();
    this.position -= weight;
    this.counts[place] = this.count(place) + 1;
  }

  /** The lowest value from this one on; 0 where there is none. */
  private lowest(row: number, value: number): number {
    for (let at = value; at <= SIDES; at++) if (this.count(row + at) > 0) return at;
    return 0;
  }

  private count(place: number): number {
    return this.counts[place] ?? 0;
  }
}

interface Filling {
  readonly needed: number;
  readonly from: number;
  readonly isHeroic: boolean;
}

interface Gift {
  readonly rows: readonly number[];
  readonly value: number;
  readonly dice: number;
}
