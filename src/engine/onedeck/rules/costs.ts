import type { Command, CommandOf } from '../commands';
import { foeSpecial } from '../specials';
import type { State, Symbols } from '../state';
import { strikesOf } from './boxes';
import { consequencesOf } from './consequences';
import { canExplore, doorsFound } from './doors';
import { timeOfOption } from './options';
import { sideFacts } from './party';
import { INVISIBILITY_TIME } from './potions';
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
}

const NOTHING: Symbols = { damage: 0, time: 0 };

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
      return timed(INVISIBILITY_TIME);
    case 'chooseOption':
      return timed(timeOfOption(state, command.option).due);
    case 'useFeat':
      return timed(timeOfFeat(state, command));
    case 'useSkill':
      // R11
      return timed(foeSpecial(state).timePerSkill ?? 0);
    case 'finish':
      return costOfFinishing(state);
    default:
      return NOTHING;
  }
}

export function previewOf(state: State, command: Command): Preview {
  const nothing: Preview = { doors: 0, strikes: 0, losesLoot: false, risk: null };
  const { encounter } = state;
  if (command.type === 'explore') return { ...nothing, doors: doorsFound(state) };
  if (command.type === 'useFeat') {
    const { feat } = sideFacts(state, command.hero);
    return feat.name === 'daring-gamble' ? { ...nothing, risk: { damage: feat.damage, time: feat.time } } : nothing;
  }
  if (command.type !== 'finish' || encounter === null) return nothing;
  if (encounter.kind === 'boss') return { ...nothing, strikes: strikesOf(encounter.boxes) };
  return { ...nothing, losesLoot: foeSpecial(state).losesLoot?.(encounter.boxes) === true };
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
  return feat.name === 'eagle-eye' ? (feat.prices.find((price) => price.dice === dice)?.time ?? 0) : 0;
}

function timed(time: number): Symbols {
  return time === 0 ? NOTHING : { damage: 0, time };
}
