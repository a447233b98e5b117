import type { GameAtTable } from '../../../src/games/contract';
import type { TurnSteps } from '../../../src/machines';
import { screenOf } from '../../../src/table';
import { SEATS, type State } from '../../support/tinyFacts';
import { seatAt, tinyGame } from '../../support/tinyGame';
import { direct } from './direct';
import { isServed, refusalWords, sideWords, TinyLog, TinyPicking, type TinyPickingParts } from './table';
import tuning from './tuning.json';

const STEPS: TurnSteps<State> = { steps: ['choosing'], stepOf: ({ phase }) => phase };

/** Burglary as it is seen, heard and handled at the table. */
export const tinyAtTable: GameAtTable = {
  rules: tinyGame(),
  tuning,
  steps: STEPS,
  fetchScenes: () => import('./scenes'),
  isServed: (element) => isServed(screenOf(element, 1)),
  direct,
  pick: (parts: TinyPickingParts) => new TinyPicking(parts),
  refusalWords,
  seatName: (seat, translate) => sideWords(SEATS.find((side) => seatAt(side) === seat) ?? 'left', translate),
  log: (translate) => new TinyLog(translate),
  phaseOf: ({ phase }: State) => phase,
};
