import type { PartFacts } from '../../table';

/** The facts in a figure's file. */
export interface FigureFacts {
  readonly hue: number;
  readonly saturation: number;
  /** The strength of the light behind it in percent; 100 by default. */
  readonly light?: number;
  /** The figure was built in its place, and strikes from there. */
  readonly built?: boolean;
  readonly size: readonly number[];
  readonly sheet: readonly number[];
  readonly parts: readonly PartFacts[];
}

/** The facts of figures by kind and name: `boss`, then `lich`. */
export type FiguresByKind = Readonly<Record<string, Readonly<Record<string, FigureFacts>>>>;

export const sizeOf = ({ size: [width = 1, height = 1] }: FigureFacts): { readonly width: number; readonly height: number } => ({
  width,
  height,
});
