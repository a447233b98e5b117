import type { HeroId } from '../ids';
import { foeSpecial, isOpen } from '../specials';
import type { Box, Die, DieId, Encounter, State, Symbols } from '../state';
import { fits, isArmorOpen } from './boxes';
import { consequencesOf } from './consequences';
import { type Life, livesAfter, livesOf } from './lives';
import { heroOf, partyFacts } from './party';
import { healedBy } from './potions';
import { kindsOf, setsReaching } from './sets';

/** What finishing an encounter or a boss round now would do. It follows from the dice that lie there. */
export interface Ending {
  /** Wounds, and time with what passes after the consequences. */
  readonly cost: Symbols;
  /** Boxes that are open, by their places. */
  readonly open: readonly number[];
  /** What effects add to the symbols of the open boxes; less than nothing for what is prevented. */
  readonly added: Symbols;
  /** R5: what is odd lies on whoever has most life. */
  readonly heroes: readonly HeroAtEnd[];
  /** R1: wounds from the stairs, for heroes that the party chooses afterwards. */
  readonly stairs: number;
  readonly falls: boolean;
  /** The Healing potions that would keep all who fall, and their life then; null where nobody falls, or potions are too few. */
  readonly rescue: { readonly potions: number; readonly lives: readonly Life[] } | null;
  /** Open boxes that dice of the pool could cover as they are, or once some of them are made heroic. */
  readonly coverable: readonly Coverable[];
}

export interface HeroAtEnd extends Life {
  readonly wounds: number;
  readonly after: number;
}

export interface Coverable {
  readonly box: number;
  /** Dice that are enough; null where some have to be made heroic first. */
  readonly dice: readonly DieId[] | null;
}

/** Null outside the dice of an encounter. */
export function endingOf(state: State): Ending | null {
  const { encounter, phase } = state;
  if (encounter === null || phase !== 'pool') return null;
  const open = encounter.boxes.flatMap((box, at) => (isOpen(box) ? [at] : []));
  const { damage, time, after } = consequencesOf(state, encounter);
  const isBoss = encounter.kind === 'boss';
  const cost = { damage, time: isBoss ? 0 : time + after };
  const left = encounter.boxes.filter(isOpen);
  const added = {
    damage: damage - left.reduce((sum, box) => sum + box.damage, 0),
    time: isBoss ? 0 : cost.time - left.reduce((sum, box) => sum + box.time, 0),
  };
  const lives = livesOf(state);
  const heroes = livesAfter(lives, damage).map(({ hero, left: life }, at) => {
    const before = lives[at]?.left ?? life;
    return { hero, left: before, wounds: before - life, after: life };
  });
  const fallen = heroes.filter(({ after: life }) => life <= 0);
  const falls = fallen.length > 0;
  const rescue = falls ? rescueOf(state, fallen) : null;
  return {
    cost,
    open,
    added,
    heroes,
    stairs: stairsWounds(state, cost.time),
    falls,
    rescue,
    coverable: coverable(state, encounter),
  };
}

function rescueOf(state: State, fallen: readonly HeroAtEnd[]): Ending['rescue'] {
  let potions = 0;
  const lives: Life[] = [];
  for (const { hero, wounds, after } of fallen) {
    let left = after;
    while (left <= 0 && potions < state.potions) {
      left += healedBy('healing', hero, hurtBy(state, hero, wounds));
      potions++;
    }
    if (left <= 0) return null;
    lives.push({ hero, left });
  }
  return { potions, lives };
}

function hurtBy(state: State, id: HeroId, wounds: number): State {
  const hero = heroOf(state, id);
  const hurt = { ...hero, damage: hero.damage + wounds };
  return { ...state, heroes: state.heroes.map((one) => (one === hero ? hurt : one)) };
}

/** Time beyond the deck lies on the stairs as tokens. */
function stairsWounds(state: State, time: number): number {
  const { tokensPerStairsDamage, heroesStruckByStairs } = partyFacts(state);
  const tokens = Math.max(0, time - state.deck.length);
  return Math.floor((state.stairsTokens + tokens) / tokensPerStairsDamage) * heroesStruckByStairs;
}

function coverable(state: State, encounter: Encounter): readonly Coverable[] {
  const armorFirst = isArmorOpen(encounter.boxes);
  return encounter.boxes.flatMap((box, at): readonly Coverable[] => {
    if (!isOpen(box) || (armorFirst && !box.armor)) return [];
    const takesHeroic = foeSpecial(state).takesHeroic?.(box) ?? true;
    const fitting = encounter.pool.filter((die) => fits(die, box) && (takesHeroic || die.color !== 'heroic'));
    const dice = enough(fitting, box);
    if (dice !== null) return [{ box: at, dice }];
    const perHeroic = foeSpecial(state).diceForHeroic ?? 2;
    return takesHeroic && isForged(encounter.pool, { box, fitting, perHeroic }) ? [{ box: at, dice: null }] : [];
  });
}

function enough(fitting: readonly Die[], { size, value }: Box): readonly DieId[] | null {
  if (size === 'wide') return setsReaching(kindsOf(fitting), value)[0] ?? null;
  const high = fitting.filter((die) => die.value >= value).sort((one, other) => one.value - other.value);
  return high[0] === undefined ? null : [high[0].id];
}

interface Forging {
  readonly box: Box;
  readonly fitting: readonly Die[];
  readonly perHeroic: number;
}

/** R12: heroic dice made of the highest that do not fit, each as low as the lowest of its dice. */
function isForged(pool: readonly Die[], { box, fitting, perHeroic }: Forging): boolean {
  const others = pool.filter((die) => box.size === 'normal' || !fitting.includes(die));
  const values = others.map(({ value }) => value).sort((one, other) => other - one);
  const forged = values.filter((_, at) => at % perHeroic === perHeroic - 1);
  if (box.size === 'normal') return (forged[0] ?? 0) >= box.value;
  return [...forged, ...fitting.map(({ value }) => value)].reduce((sum, value) => sum + value, 0) >= box.value;
}
