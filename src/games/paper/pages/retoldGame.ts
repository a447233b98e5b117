import { hashOf, parseReplay } from '../../../engine/kernel';
import { paperDungeons } from '../../../engine/paper';
import type { Translate } from '../../../table';
import type { RetoldGame } from '../../contract';
import { factsOf, type PaperEntry } from '../records';
import { gameStory } from './summary/gameStory';

/** Tells a game of the chronicle from what was kept; the replay only says how it began, for the ghost and the link. */
export function retoldGame(entry: PaperEntry, translate: Translate): RetoldGame {
  const history = parseReplay(paperDungeons, entry.replay ?? '');
  const isRight = history.ok && leadsTo(entry, factsOf({ ...entry, history: history.value }));
  const origin = isRight ? history.value.origin : null;
  return { story: gameStory({ entry, origin, translate }), replay: isRight ? 'right' : history.ok ? 'wrong' : 'none' };
}

type Facts = ReturnType<typeof factsOf>;

function leadsTo(entry: PaperEntry, played: Facts): boolean {
  return hashOf(comparable(entry)) === hashOf(comparable(played));
}

/** Leaves out what a replay does not tell: the names of the players, and the link itself. */
function comparable({ setup, dungeon, missions, seats }: Facts) {
  return { setup, dungeon, missions, seats: seats.map((seat) => ({ ...seat, who: null })) };
}
