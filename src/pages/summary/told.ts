import { parseReplay } from '../../engine/kernel';
import { oneDeckDungeon, type State } from '../../engine/onedeck';
import type { TableHistory } from '../../machines';
import type { ChronicleEntry } from '../../services';
import { type Story, storyIn } from '../../stage';

/** A game that is over, with all that is known of it. */
export interface Told {
  readonly entry: ChronicleEntry;
  /** None where the way there is not known: the rules changed before it was over. */
  readonly story: Story | null;
  /** None where the game can no longer be played again. */
  readonly end: State | null;
}

export function toldBy(entry: ChronicleEntry, history: TableHistory): Told {
  return { entry, story: storyIn(history), end: history.state };
}

/** Plays the game again, for what happened on the way; under other rules than its own it is told as it was written down. */
export function retold(entry: ChronicleEntry): Told {
  const history = parseReplay(oneDeckDungeon, entry.replay ?? '');
  return history.ok ? toldBy(entry, history.value) : { entry, story: entry.story, end: null };
}
