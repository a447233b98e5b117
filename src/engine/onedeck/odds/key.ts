import { canonicalJson } from '../../kernel';
import { hiddenCards } from '../hidden';
import type { State } from '../state';
import type { OddsQuestion } from './questions';

/** Names everything that an answer depends on: equal keys have equal answers. */
export function oddsKey(state: State, question: OddsQuestion): string {
  const { setup, phase, floor, level, heroes, doors, door, fights, encounter, boss } = state;
  const matter = {
    question,
    dungeon: setup.dungeon,
    isRolled: phase === 'pool' || phase === 'effect',
    isBefore: phase === 'before',
    floor,
    level,
    heroes,
    doors: doors.map((one) => (one?.open ? one.cards : null)),
    door,
    fights,
    encounter,
    boss,
    unseen: question.ask === 'worth' ? [...hiddenCards(state)].sort() : null,
  };
  return canonicalJson(matter);
}
