import { PALETTES, type Palette, type PaletteId } from './palettes';

const inForce = { ...PALETTES.lantern };

/** The colours in force: whoever paints asks while painting. A die or a box never relies on its colour alone. */
export const PALETTE: Palette = inForce;

/** From now on everything is painted in these colours; what is painted already has to be painted anew. */
export function takePalette(id: PaletteId): void {
  Object.assign(inForce, PALETTES[id]);
}

export const FONTS = { name: 'Cinzel', text: 'Alegreya Sans' } as const;
