/** The groups of the sheet, in the order in which a screen reader tells them. */
export const PART_IDS = [
  ...(['turn', 'dice', 'heroes', 'life', 'satchel', 'items', 'gems', 'monsters', 'boss', 'missions', 'seats'] as const),
] as const;
export type PartId = (typeof PART_IDS)[number];
