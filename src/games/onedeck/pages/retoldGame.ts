import type { Translate } from '../../../table';
import type { RetoldGame } from '../../contract';
import type { ChronicleEntry } from '../records';
import { gameStory } from './summary/gameStory';
import { retold } from './summary/told';

export function retoldGame(entry: ChronicleEntry, translate: Translate): RetoldGame {
  const told = retold(entry);
  const replay = told.end === null ? 'none' : 'right';
  return { story: gameStory(told, translate), replay: told.isLinkWrong === true ? 'wrong' : replay };
}
