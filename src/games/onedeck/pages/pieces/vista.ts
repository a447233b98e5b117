import './vista.css';
import type { DungeonId } from '../../../../engine/onedeck';
import { made } from '../../../../pages';

/** Returns the light of a dungeon. It is hidden from screen readers, because the dungeon's name always stands beside it. */
export function vista(dungeon: DungeonId): HTMLElement {
  return made('span', { className: `vista vista-${dungeon}` });
}
