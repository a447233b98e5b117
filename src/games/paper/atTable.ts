import { PHASES, paperDungeons, SEAT_IDS, type State } from '../../engine/paper';
import type { TurnSteps } from '../../machines';
import { screenOf } from '../../table';
import type { GameAtTable, GameScenes } from '../contract';
import { direct } from './direct';
import { isServed, named, PaperLog, PaperPicking, type PaperPickingParts, refusalWords, rolledSheet, seatWords } from './table';
import tuning from './tuning.json';

const STEPS: TurnSteps<State> = {
  steps: PHASES.filter((phase) => phase !== 'over' && phase !== 'reveal' && phase !== 'boss'),
  stepOf: ({ phase }) => phase,
};

/** Paper Dungeons as it is seen, heard and handled at the table, with the code that draws it. */
export function paperAtTable(fetchScenes: () => Promise<GameScenes>): GameAtTable {
  return {
    rules: paperDungeons,
    tuning,
    steps: STEPS,
    fetchScenes,
    isServed: (element) => isServed(screenOf(element, 1)),
    direct,
    pick: (parts: PaperPickingParts) => new PaperPicking(parts),
    refusalWords,
    seatName: (seat, translate) => seatWords(SEAT_IDS.find((id) => (id as string) === seat) ?? 'seat-1', translate),
    named,
    curtainPicture: rolledSheet,
    log: (translate) => new PaperLog(translate),
    phaseOf: ({ phase }: State) => phase,
  };
}
