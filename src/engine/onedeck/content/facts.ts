export const COLORS = ['strength', 'agility', 'magic'] as const;
export type Color = (typeof COLORS)[number];
export const DIE_COLORS = ['strength', 'agility', 'magic', 'heroic'] as const;
export type DieColor = (typeof DIE_COLORS)[number];

export type EncounterKind = 'combat' | 'peril';

/** A challenge box as printed. `any` takes the colour of the chosen option, `X` is what the card's special says. */
export interface BoxFacts {
  readonly color: Color | 'any';
  readonly size: 'normal' | 'wide';
  readonly value: number | 'X';
  readonly armor: boolean;
  readonly damage: number;
  readonly time: number;
  /** Skulls on a boss: covered, they strike it. */
  readonly strikes?: number;
}
