import { PALETTES, type Palette, type PaletteId } from './palettes';

const inForce = { ...PALETTES.lantern };

/** The current colours. Painters read them while they paint. A die or a box never relies on its colour alone. */
export const PALETTE: Palette = inForce;

/** Changes the current colours. Pictures that are painted already have to be painted again. */
export function takePalette(id: PaletteId): void {
  Object.assign(inForce, PALETTES[id]);
}

export const FONTS = { name: 'Cinzel', text: 'Alegreya Sans' } as const;
