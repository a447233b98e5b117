/** The sounds of the table by their names; their sheet is drawn later. */
export const SOUNDS = [
  ...(['button', 'page', 'undo', 'bone', 'click', 'nib', 'bell', 'hammer', 'glug', 'step', 'hush', 'splash', 'snap'] as const),
  ...(['lunge', 'glass', 'knock', 'breath', 'scratch', 'seal', 'drum', 'flame', 'flight', 'coin'] as const),
] as const;

export type PaperSound = (typeof SOUNDS)[number];
