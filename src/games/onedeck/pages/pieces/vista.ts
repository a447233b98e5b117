import './vista.css';
import type { DungeonId } from '../../../../engine/onedeck';
import { made } from '../../../../pages';

/** The light of a dungeon, for the eyes alone: its name always stands beside it. */
export function vista(dungeon: DungeonId): HTMLElement {
  return made('span', { className: `vista vista-${dungeon}` });
}
