import type { Translate } from '../../../table';
import type { RetoldGame } from '../../contract';
import type { ChronicleEntry } from '../records';
import { gameStory } from './summary/gameStory';
import { retell } from './summary/retelling';

export function retoldGame(entry: ChronicleEntry, translate: Translate): RetoldGame {
  const retelling = retell(entry);
  const replay = retelling.history === null ? 'none' : 'right';
  return { story: gameStory(retelling, translate), replay: retelling.isLinkWrong === true ? 'wrong' : replay };
}
