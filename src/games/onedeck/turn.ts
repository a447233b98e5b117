import { PHASES, type State } from '../../engine/onedeck';
import type { TurnSteps } from '../../machines';

/** A turn of One Deck Dungeon: every phase of its engine in which the party decides is a step. */
export const oneDeckSteps: TurnSteps<State> = {
  steps: PHASES.filter((phase) => phase !== 'over'),
  stepOf: ({ phase }) => phase,
};
