import { hashOf, parseReplay } from '../../../../engine/kernel';
import { healthOf, oneDeckDungeon } from '../../../../engine/onedeck';
import type { ChronicleEntry } from '../../records';
import { type Story, storyIn, type TableHistory } from '../../table';
import { delveOf } from './facts/delve';
import type { DelveFacts } from './facts/station';

/** A game that is over, with everything that is known about it. */
export interface Retelling {
  readonly entry: ChronicleEntry;
  /** Null if the course is unknown because the rules changed before the end. */
  readonly story: Story | null;
  /** The way station by station; null if the course is unknown. */
  readonly delve: DelveFacts | null;
  /** Null if the game cannot be played again. */
  readonly history: TableHistory | null;
  /** True if the stored link leads to another game. */
  readonly isLinkWrong?: boolean;
}

export function retellingOf(entry: ChronicleEntry, history: TableHistory): Retelling {
  return { entry, story: storyIn(history), delve: delveOf(history), history };
}

/**
 * Replays the game of an entry to get its course. If the rules have changed or the link leads to another game, the stored story is
 * returned instead, and nothing of the other game.
 */
export function retell(entry: ChronicleEntry): Retelling {
  const history = parseReplay(oneDeckDungeon, entry.replay ?? '');
  if (history.ok && leadsTo(entry, history.value)) return retellingOf(entry, history.value);
  return { entry, story: entry.story, delve: null, history: null, isLinkWrong: history.ok };
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
