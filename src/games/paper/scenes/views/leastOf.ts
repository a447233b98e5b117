/** No letters are smaller, in CSS pixels. */
const LEAST_LETTERS = 11;

/** Returns how far letters of a size may shrink, in parts of it: they stay as large as an eye needs. */
export const leastOf = (size: number): number => Math.min(1, LEAST_LETTERS / size);
