import { oneDeckDungeon, PHASES } from '../../engine/onedeck';
import { turnMachine } from '../../machines';

/** A turn of One Deck Dungeon: every phase of its engine in which the party decides is a step. */
export const oneDeckTurn = turnMachine(oneDeckDungeon, {
  steps: PHASES.filter((phase) => phase !== 'over'),
  stepOf: ({ phase }) => phase,
});
