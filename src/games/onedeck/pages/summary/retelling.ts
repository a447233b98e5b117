import { hashOf, parseReplay } from '../../../../engine/kernel';
import { healthOf, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { ChronicleEntry } from '../../records';
import { type Story, storyIn, type TableHistory } from '../../table';

/** A game that is over, with all that is known of it. */
export interface Retelling {
  readonly entry: ChronicleEntry;
  /** None where the way there is not known: the rules changed before it was over. */
  readonly story: Story | null;
  /** None where the game can no longer be played again. */
  readonly end: State | null;
  /** The link that was written down leads to another game than this. */
  readonly isLinkWrong?: boolean;
}

export function retellingOf(entry: ChronicleEntry, history: TableHistory): Retelling {
  return { entry, story: storyIn(history), end: history.state };
}

/**
 * Plays the game again, for what happened on the way; under other rules than its own it is told as it was written down, and so it is
 * when its link leads to another game: nothing of that one is shown.
 */
export function retell(entry: ChronicleEntry): Retelling {
  const history = parseReplay(oneDeckDungeon, entry.replay ?? '');
  if (history.ok && leadsTo(entry, history.value)) return retellingOf(entry, history.value);
  return { entry, story: entry.story, end: null, isLinkWrong: history.ok };
}

function leadsTo(entry: ChronicleEntry, { state }: TableHistory): boolean {
  const heroes = state.heroes.map((hero) => ({ hero: hero.id, damage: hero.damage, health: healthOf(state, hero) }));
  const { outcome, floor, bossMet, turns, level } = entry;
  const written = { setup: entry.setup, outcome, floor, bossMet, turns, level, heroes: entry.heroes };
  const played = {
    setup: state.setup,
    outcome: state.result,
    floor: state.floor,
    bossMet: state.boss !== null,
    turns: state.turn,
  };
  return hashOf(written) === hashOf({ ...played, level: state.level, heroes });
}
