import { addIdle, type Idle, type IdleTable, type Reach, reachOf } from './idles';
import { atRest, type Pose, rest } from './pose';

/** A piece of a figure, as its file says it. */
export interface PartFacts {
  readonly name: string;
  readonly pivot: readonly number[];
  /** Left, top, width and height in the figure. */
  readonly box: readonly number[];
  /** Where it lies on the sheet. */
  readonly at: readonly number[];
  readonly on?: string;
  /** It is light and nothing else. */
  readonly lit?: boolean;
  /** How much it follows the eye, where that is not as much as the figure. */
  readonly depth?: number;
  /** Of a place's sheets of paper, the one that it lies on. */
  readonly layer?: string;
  /** Of its light, where that is not the figure's. */
  readonly hue?: number;
  readonly idle?: readonly Idle[];
}

export interface Limb {
  readonly facts: PartFacts;
  /** What a motion makes of it, on top of what it does by itself. */
  readonly given: Pose;
  readonly reach: Reach;
  /** Where its pivot is in the figure, and how it stands there: the answer of `move`. */
  readonly stands: Pose;
}

/** What limbs hang on. */
interface Carrier {
  readonly pivot: { readonly x: number; readonly y: number };
  readonly stands: Pose;
}

interface Jointed extends Limb, Carrier {
  readonly idles: readonly { readonly idle: Idle; readonly numbers: IdleTable[string] }[];
  readonly on: Carrier;
}

/** Moves the parts of a figure: each by itself, and along with what it hangs on. */
export class Rig {
  /** As they lie, from back to front. */
  readonly limbs: readonly Limb[];
  /** What a motion makes of the figure as one: it is turned, and grows, about the middle of the ground it stands on. */
  readonly whole = atRest();
  private readonly trunk: Carrier;
  /** What hangs on something comes after it. */
  private readonly order: readonly Jointed[];

  constructor(parts: readonly PartFacts[], idles: IdleTable, [width = 0, height = 0]: readonly number[] = []) {
    this.trunk = { pivot: { x: width / 2, y: height }, stands: atRest() };
    const made = new Map<string, Jointed>();
    const make = (facts: PartFacts): Jointed => {
      const known = made.get(facts.name);
      if (known !== undefined) return known;
      const carrier = parts.find(({ name }) => name === facts.on);
      const jointed = joint(facts, idles, carrier === undefined ? this.trunk : make(carrier));
      made.set(facts.name, jointed);
      return jointed;
    };
    this.limbs = parts.map(make);
    this.order = [...made.values()];
    this.move(0, 0);
  }

  /** `life` is how much of what they do by themselves is wanted, from 0 to 1. */
  move(time: number, life: number): void {
    const { pivot: ground, stands: trunk } = this.trunk;
    Object.assign(trunk, this.whole);
    trunk.x += ground.x;
    trunk.y += ground.y;
    for (const limb of this.order) {
      const { stands, given, pivot, idles, on } = limb;
      rest(stands);
      if (life > 0) for (const { idle, numbers } of idles) addIdle(stands, idle, { numbers, time });
      if (life > 0 && life < 1) soften(stands, life);
      stands.turn += given.turn;
      stands.wide *= given.wide;
      stands.high *= given.high;
      stands.alpha *= given.alpha;
      stands.x += pivot.x + given.x;
      stands.y += pivot.y + given.y;
      carry(limb, on);
    }
  }

  /** Whatever a motion made of it is over. */
  rest(): void {
    rest(this.whole);
    for (const { given } of this.limbs) rest(given);
  }
}

function joint(facts: PartFacts, table: IdleTable, on: Carrier): Jointed {
  const [x = 0, y = 0] = facts.pivot;
  const idles = (facts.idle ?? []).flatMap((idle) => {
    const numbers = table[idle.as];
    return numbers === undefined ? [] : [{ idle, numbers }];
  });
  return {
    facts,
    idles,
    on,
    pivot: { x, y },
    given: atRest(),
    stands: atRest(),
    // Of the numbers that are in force at the time.
    get reach() {
      return reachOf(idles);
    },
  };
}

function soften(pose: Pose, life: number): void {
  pose.turn *= life;
  pose.x *= life;
  pose.y *= life;
  pose.wide = 1 + (pose.wide - 1) * life;
  pose.high = 1 + (pose.high - 1) * life;
  pose.alpha = 1 + (pose.alpha - 1) * life;
}

/** What is said about a part's own place becomes so about the figure's. Eyes shine in a head that is not to be seen yet. */
function carry({ stands: pose, facts }: Jointed, { stands: by, pivot }: Carrier): void {
  const [x, y] = [(pose.x - pivot.x) * by.wide, (pose.y - pivot.y) * by.high];
  const [cos, sin] = [Math.cos(by.turn), Math.sin(by.turn)];
  pose.x = by.x + x * cos - y * sin;
  pose.y = by.y + x * sin + y * cos;
  pose.turn += by.turn;
  pose.wide *= by.wide;
  pose.high *= by.high;
  if (facts.lit !== true) pose.alpha *= by.alpha;
}
