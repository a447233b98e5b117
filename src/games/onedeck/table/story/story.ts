import { type History, listed } from '../../../../engine/kernel';
import type { Command, Event, Setup, State } from '../../../../engine/onedeck';
import { newChapter, type Story } from './chapter';
import { type Draft, NOTES } from './notes';

/** The story of a game in chapters, from where the history begins. */
export function storyOf(start: State, events: Iterable<Event>): Story {
  const first = newChapter(start.boss === null ? start.floor : null);
  let draft: Draft = { chapters: [first], taken: [], facing: null, behind: [] };
  for (const event of events) draft = noted(draft, event);
  const { chapters, taken } = draft;
  return { chapters, taken };
}

/** Returns the story of a game whose history begins with its setup; null otherwise. */
export function storyIn({ origin, past, state }: History<Setup, State, Command, Event>): Story | null {
  if (origin.base !== null) return null;
  const moves = listed(past);
  return storyOf(
    moves[0]?.before ?? state,
    moves.flatMap(({ events }) => events),
  );
}

function noted(draft: Draft, event: Event): Draft {
  const note = NOTES[event.type] as ((draft: Draft, event: Event) => Draft) | null;
  return note === null ? draft : note(draft, event);
}
