import { type Command, oneDeckDungeon, type Phase, type State } from '../../../engine/onedeck';
import type { Luck } from '../../contract';
import { byHabit } from './habits';
import { imagine } from './imagine';
import { worth } from './worth';

/** The phases in which an imagined encounter is over. */
const ENDINGS: ReadonlySet<Phase> = new Set<Phase>(['turnStart', 'choose', 'loot', 'level', 'descend', 'over']);
const MOST_COMMANDS = 60;
const SAMPLES = 5;

/** Returns the average worth of the party after the encounter that this command begins or continues. */
export function outlook(state: State, command: Command, luck: Luck): number {
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const taken = oneDeckDungeon.step(imagine(state, luck.freshSeed()), command);
    sum += taken.ok ? worth(encounterPlayed(taken.state, luck)) : Number.NEGATIVE_INFINITY;
  }
  return sum / SAMPLES;
}

function encounterPlayed(from: State, luck: Luck): State {
  const round = from.boss?.round ?? 0;
  let state = from;
  for (let at = 0; at < MOST_COMMANDS && !ENDINGS.has(state.phase); at++) {
    if (state.boss !== null && state.boss.round > round) break;
    const taken = oneDeckDungeon.step(state, byHabit(state, { luck, samples: 1, payments: 1 }));
    if (!taken.ok) break;
    state = taken.state;
  }
  return state;
}
