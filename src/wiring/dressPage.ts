import { PALETTES, type PaletteId, takePalette } from '../stage';

/** The whole document in the colours of a palette: the canvas from its next painting on, the pages at once. */
export function dressPage(id: PaletteId): void {
  const { documentElement: root } = document;
  takePalette(id);
  root.dataset['palette'] = id;
  const { id: _, plain, ...colours } = PALETTES[id];
  for (const [name, colour] of Object.entries(colours)) root.style.setProperty(`--${name}`, String(colour));
}
