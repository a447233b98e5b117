import type { Listing } from '../../kernel';
import type { Command } from '../commands';
import { DICE } from '../content/dice';
import { HERO_IDS, ITEM_IDS } from '../content/ids';
import { isAlike, isUsable, mayChange, whyNotCrafted, whyNotRaised } from '../rules/dice';
import { faceOf } from '../rules/throwing';
import { CHANGES, type Change, type PlayerSeat, type State } from '../state';

/** Null is the die as it lies. */
const WAYS: readonly (Change | null)[] = [null, ...CHANGES];
const PLAIN: readonly (Change | null)[] = [null];
const CRAFT = HERO_IDS.length * WAYS.length;
const BREW = CRAFT + ITEM_IDS.length;
const WALK = BREW + 1;
const USES = WALK + 1;

/** Most seats have no permission to change a colour. */
function changesOf(seat: PlayerSeat): readonly (Change | null)[] {
  const allowed = CHANGES.filter((change) => mayChange(seat, change) && !seat.sheet.changed.includes(change));
  return allowed.length === 0 ? PLAIN : [null, ...allowed];
}

/** Every distinct use of every die, as a number until somebody asks for it. Dice that look alike count once. */
export class DiceChoices implements Listing<Command> {
  private readonly codes: number[] = [];

  constructor(
    private readonly state: State,
    private readonly seat: PlayerSeat,
  ) {
    const changes = changesOf(seat);
    for (let die = 0; die < DICE.length; die++) if (this.isFirst(die)) this.listDie(die, changes);
  }

  get length(): number {
    return this.codes.length;
  }

  at(place: number): Command | undefined {
    const code = this.codes.at(place);
    if (code === undefined || place < 0) return undefined;
    const [die, use, seat] = [Math.floor(code / USES), code % USES, this.seat.id];
    if (use === WALK) return { type: 'walk', seat, die };
    if (use === BREW) return { type: 'brew', seat, die };
    if (use >= CRAFT) return { type: 'craft', seat, die, item: ITEM_IDS[use - CRAFT] ?? ITEM_IDS[0] };
    const hero = HERO_IDS[use % HERO_IDS.length] ?? HERO_IDS[0];
    const change = WAYS[Math.floor(use / HERO_IDS.length)] ?? null;
    return change === null ? { type: 'raise', seat, die, hero } : { type: 'raise', seat, die, hero, change };
  }

  /** No usable die before this one looks the same. */
  private isFirst(die: number): boolean {
    const { state, seat } = this;
    if (!isUsable(state, seat.sheet, die)) return false;
    for (let other = 0; other < die; other++) {
      if (isAlike(state, other, die) && isUsable(state, seat.sheet, other)) return false;
    }
    return true;
  }

  private listDie(die: number, changes: readonly (Change | null)[]): void {
    const { state, seat, codes } = this;
    const face = faceOf(state.dice, die);
    const first = die * USES;
    for (const change of changes) {
      const way = first + WAYS.indexOf(change) * HERO_IDS.length;
      for (let at = 0; at < HERO_IDS.length; at++) {
        const hero = HERO_IDS[at] ?? HERO_IDS[0];
        if (whyNotRaised(state, seat, { die, hero, change }) === null) codes.push(way + at);
      }
    }
    for (let at = 0; at < ITEM_IDS.length; at++) {
      if (whyNotCrafted(face, seat.sheet, ITEM_IDS[at] ?? ITEM_IDS[0]) === null) codes.push(first + CRAFT + at);
    }
    codes.push(first + BREW, first + WALK);
  }
}
