import { oneDeckDungeon, type State } from '../../engine/onedeck';
import { screenOf } from '../../table';
import type { GameAtTable } from '../contract';
import { direct } from './direct';
import { isServed, LogBook, OneDeckPicking, type OneDeckPickingParts, refusalWords } from './table';
import tuning from './tuning.json';
import { oneDeckSteps } from './turn';

/** One Deck Dungeon as it is seen, heard and handled at the table. */
export const oneDeckAtTable: GameAtTable = {
  rules: oneDeckDungeon,
  tuning,
  steps: oneDeckSteps,
  fetchScenes: () => import('./scenes'),
  isServed: (element) => isServed(screenOf(element, 1)),
  direct,
  pick: (parts: OneDeckPickingParts) => new OneDeckPicking(parts),
  refusalWords,
  seatName: (_seat, translate) => translate('table.party'),
  log: (translate) => new LogBook(translate),
  phaseOf: ({ phase }: State) => phase,
};
