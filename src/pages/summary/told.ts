import { listed, parseReplay } from '../../engine/kernel';
import { oneDeckDungeon, type State } from '../../engine/onedeck';
import type { TableHistory } from '../../machines';
import type { ChronicleEntry } from '../../services';
import { type Story, storyOf } from '../../stage';

/** A game that is over, with all that is known of it. */
export interface Told {
  readonly entry: ChronicleEntry;
  /** None where the game can no longer be played again, because the rules have changed. */
  readonly story: Story | null;
  readonly end: State | null;
}

export function toldBy(entry: ChronicleEntry, { origin, past, state }: TableHistory): Told {
  if (origin.base !== null) return { entry, story: null, end: state };
  const moves = listed(past);
  const story = storyOf(
    moves[0]?.before ?? state,
    moves.flatMap(({ events }) => events),
  );
  return { entry, story, end: state };
}

/** Plays the game again, for what happened on the way. */
export function retold(entry: ChronicleEntry): Told {
  const history = parseReplay(oneDeckDungeon, entry.replay ?? '');
  return history.ok ? toldBy(entry, history.value) : { entry, story: null, end: null };
}
