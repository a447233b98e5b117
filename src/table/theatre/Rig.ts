import { addIdle, type Idle, type IdleTable, type Reach, reachOf } from './idles';
import { atRest, type Pose, rest } from './pose';

/** A part of a figure, as the figure's file describes it. */
export interface PartFacts {
  readonly name: string;
  readonly pivot: readonly number[];
  /** Left, top, width and height in the figure. */
  readonly box: readonly number[];
  /** Its place on the sheet. */
  readonly at: readonly number[];
  readonly on?: string;
  /** The part is a light and nothing else. */
  readonly lit?: boolean;
  /** How much it follows the eye, if not as much as the figure. */
  readonly depth?: number;
  /** The sheet of a place's paper that it lies on. */
  readonly layer?: string;
  /** The hue of its light, if not the figure's. */
  readonly hue?: number;
  readonly idle?: readonly Idle[];
}

export interface Limb {
  readonly facts: PartFacts;
  /** The pose that an act gives it, on top of its idles. */
  readonly given: Pose;
  readonly reach: Reach;
  /** The result of `move`: the place of its pivot in the figure, and its pose there. */
  readonly stands: Pose;
}

/** A limb or the trunk that other limbs hang on. */
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
  /** From back to front. */
  readonly limbs: readonly Limb[];
  /** The pose that an act gives the whole figure, about the middle of the ground it stands on. */
  readonly whole = atRest();
  private readonly trunk: Carrier;
  /** Limbs come after those they hang on. */
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

  /** `life` is the share of the idles that is wanted, from 0 to 1. */
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

  /** Takes back what an act has done to the poses. */
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
    // Reads the numbers anew, because they may be tuned.
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

/** Turns a pose relative to the part into one relative to the figure. Lights shine even in a head that is hidden. */
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
