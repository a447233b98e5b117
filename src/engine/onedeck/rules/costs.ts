import type { Command, CommandOf } from '../commands';
import type { BossId } from '../content/bosses';
import { featSpecial, foeSpecial, SKIPPING } from '../specials';
import type { State, Symbols } from '../state';
import { strikesOf } from './boxes';
import { consequencesOf } from './consequences';
import { STAIRS_DAMAGE, shareOf } from './damage';
import { heroicValue } from './dice';
import { canExplore, doorsFound } from './doors';
import { wayDown } from './floors';
import { timeOfOption } from './options';
import { levelAbove, sideFacts } from './party';
import { timeOfExploring, timeOfTurn } from './time';

/** Tells what is certain to come of a command, apart from its cost, and what may come of it. */
export interface Preview {
  /** Doors that exploring finds. */
  readonly doors: number;
  /** Damage to the boss. */
  readonly strikes: number;
  readonly losesLoot: boolean;
  /** One of its dice may cost this much more; null where nothing can go wrong. */
  readonly risk: Symbols | null;
  /** The floor that the party comes to; null where it stays. */
  readonly floor: number | null;
  /** The boss that the party meets. */
  readonly boss: BossId | null;
  /** The level that the party comes to; null where it keeps its own. */
  readonly level: number | null;
  /** The value of the heroic die that is made of others. */
  readonly die: number | null;
}

const NOTHING: Symbols = { damage: 0, time: 0 };

const NOTHING_MORE: Preview = {
  doors: 0,
  strikes: 0,
  losesLoot: false,
  risk: null,
  floor: null,
  boss: null,
  level: null,
  die: null,
};

/**
 * Returns what a command costs before any card or die is seen. The cost follows from what the party knows. Exploring costs nothing
 * where it is refused.
 */
export function costOf(state: State, command: Command): Symbols {
  switch (command.type) {
    case 'startTurn':
      return timed(timeOfTurn(state));
    case 'explore':
      return timed(canExplore(state) ? timeOfExploring(state) : 0);
    case 'skipEncounter':
      return timed(SKIPPING.time);
    case 'chooseOption':
      return timed(timeOfOption(state, command.option).due);
    case 'useFeat':
      return timed(timeOfFeat(state, command));
    case 'useSkill':
      // R11
      return timed(foeSpecial(state).timePerSkill ?? 0);
    case 'finish':
      return costOfFinishing(state);
    case 'assignDamage':
      return { damage: damageOf(state, command), time: 0 };
    case 'assignStairsDamage':
      return { damage: STAIRS_DAMAGE.amount, time: 0 };
    default:
      return NOTHING;
  }
}

export function previewOf(state: State, command: Command): Preview {
  switch (command.type) {
    case 'explore':
      return { ...NOTHING_MORE, doors: doorsFound(state) };
    case 'useFeat': {
      const { feat } = sideFacts(state, command.hero);
      return { ...NOTHING_MORE, risk: featSpecial(feat).risk?.costs(feat) ?? null };
    }
    case 'descend':
      return { ...NOTHING_MORE, ...wayDown(state) };
    case 'levelUp':
      return { ...NOTHING_MORE, level: levelAbove(state) };
    case 'makeHeroic':
      return { ...NOTHING_MORE, die: heroicValue(state, command.dice) };
    case 'finish':
      return previewOfFinishing(state);
    default:
      return NOTHING_MORE;
  }
}

function previewOfFinishing(state: State): Preview {
  const { encounter } = state;
  if (encounter === null) return NOTHING_MORE;
  if (encounter.kind === 'boss') return { ...NOTHING_MORE, strikes: strikesOf(encounter.boxes) };
  return { ...NOTHING_MORE, losesLoot: foeSpecial(state).losesLoot?.(encounter.boxes) === true };
}

/** A foe that acts first hurts one hero; of the consequences the named hero takes the odd damage, too. */
function damageOf(state: State, { hero }: CommandOf<'assignDamage'>): number {
  if (state.phase === 'before') return foeSpecial(state).damageBefore?.amount ?? 0;
  return state.phase === 'consequences' ? shareOf(state, hero, { odd: hero }) : 0;
}

/** R26: against the boss, open boxes cost damage and no time. */
function costOfFinishing(state: State): Symbols {
  const { encounter, phase } = state;
  if (encounter === null || phase !== 'pool') return NOTHING;
  const { damage, time, after } = consequencesOf(state, encounter);
  return { damage, time: encounter.kind === 'boss' ? 0 : time + after };
}

function timeOfFeat(state: State, { hero, dice }: CommandOf<'useFeat'>): number {
  const { feat } = sideFacts(state, hero);
  return featSpecial(feat).time?.(feat, dice) ?? 0;
}

function timed(time: number): Symbols {
  return time === 0 ? NOTHING : { damage: 0, time };
}
