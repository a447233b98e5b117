import type { FoeName } from '../../../../src/engine/onedeck';

/** Both cards of a name have the same boxes. */
export const FOE_FACTS: Readonly<Record<FoeName, { readonly special: string | null; readonly boxes: readonly string[] }>> = {
  bandit: { special: 'dodge', boxes: ['A8w 2d', 'A3 1d', 'A4 1t', 'S5 2t', 'S5 1d 1t'] },
  beetle: { special: 'survivor', boxes: ['A3 armor', 'A4 armor', 'S5 armor', 'M3 armor', 'A4 2t', 'S6 1d 1t'] },
  'fire-elemental': { special: 'flames', boxes: ['M3 1t', 'A3 1t', 'M6 1d 1t', 'M11w 2d 1t', 'A6 1d 1t'] },
  'glooping-ooze': { special: 'split', boxes: ['M2 armor', 'M3 armor', 'S4 1d 1t', 'S4 1d 1t', 'M5 2t', 'S6 1d 1t'] },
  goblin: { special: 'swarm', boxes: ['SXw armor', 'S3 1d', 'A4 1t', 'A4 1d 1t', 'S5 2d'] },
  'ice-elemental': { special: 'frost', boxes: ['S11w armor', 'S3 1t', 'M4 2d', 'M5 1d 1t', 'M6 1d 1t'] },
  ogre: { special: null, boxes: ['S6w 1d', 'A4 1t', 'S9w 2d', 'A5 1d 1t', 'S12w 3d', 'A6 1d 1t'] },
  phantom: { special: 'ethereal', boxes: ['S4 armor', 'A4 armor', 'A5 2d', 'A6 1d 1t', 'S5 1d 1t', 'S6 2d'] },
  'plague-rat': { special: 'swarm', boxes: ['AXw armor', 'A3 1d 1t', 'S3 1t', 'S5 1d 1t', 'A5 2t'] },
  shadow: { special: 'fade', boxes: ['A10w armor', 'S5 1d 1t', 'M3 1d 1t', 'M4 1d 1t', 'M5 1d 1t'] },
  skeleton: { special: 'undying', boxes: ['M2 armor', 'M4 armor', 'S3 1t', 'S5 1d 1t', 'A5 1d 1t', 'S6 2t'] },
  wraith: { special: 'drain', boxes: ['M9w armor', 'S5 armor', 'S3 2t', 'S5 2d', 'M6 1d 1t'] },
};
