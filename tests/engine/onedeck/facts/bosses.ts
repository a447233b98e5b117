import type { BossId } from '../../../../src/engine/onedeck';

/** `rows` is how many boxes lie beside each other. */
export const BOSS_FACTS: Readonly<
  Record<BossId, { readonly health: number; readonly rows: readonly number[]; readonly boxes: readonly string[] }>
> = {
  dragon: {
    health: 6,
    rows: [3, 2, 2],
    boxes: ['A5 armor', 'A5 armor', 'A6 1d 1k', 'M16w 4d', 'M6 1d 1k', 'S17w 4d', 'S6 1d 1k'],
  },
  yeti: {
    health: 6,
    rows: [2, 3, 3],
    boxes: ['S24w armor 1k', 'S4 1d 1k', 'S5 1d 1k', 'M5 2d', 'M6 2d', 'S6 1d 1k', 'A5 2d', 'A6 2d'],
  },
  hydra: { health: 5, rows: [2, 2, 2], boxes: ['S13w 3d 1k', 'M6 2d', 'S19w 3d 1k', 'M6 2d', 'A13w 3d 1k', 'A6 2d'] },
  lich: { health: 5, rows: [2, 2, 2], boxes: ['S3 1d 1k', 'S17w 3d', 'A3 1d 1k', 'A16w 4d', 'M3 1d 1k', 'M15w 5d'] },
  minotaur: {
    health: 10,
    rows: [2, 3, 3],
    boxes: ['SXw 4d 1k', 'S6 2d', 'S5 1d 1k', 'M5 1d 1k', 'M6 2d', 'S5 1d 1k', 'A5 1d 1k', 'A6 2d'],
  },
};
