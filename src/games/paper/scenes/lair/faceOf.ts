import bosses from '../../../../../assets/paper/art/boss/bosses.json';
import type { BossId } from '../../../../engine/paper';

/** Returns how far across the drawing of a boss its face is, from 0 to 1. */
export function faceOf(boss: BossId): number {
  const { face, size } = bosses[boss];
  return (face[0] ?? 0) / (size[0] ?? 1);
}
