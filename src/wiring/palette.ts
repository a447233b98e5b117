import type { SettingsStore } from '../services';
import { PALETTE, PALETTES, type PaletteId, takePalette } from '../table';

export interface PaletteWatch {
  /** Calls whenever other colours are in force. The answer ends it. */
  readonly onPalette: (act: () => void) => () => void;
}

/** A player who asks the system for contrast, or for colours of their own, gets contrast here too. */
const QUERIES = ['(prefers-contrast: more)', '(forced-colors: active)'];

/** The whole document in the colours that are set, from now on. */
export function watchPalette(settings: Pick<SettingsStore, 'current' | 'subscribe'>): PaletteWatch {
  const contrast = QUERIES.map((query) => matchMedia(query));
  const watchers = new Set<() => void>();
  const wanted = (): PaletteId => {
    const { palette } = settings.current();
    if (palette !== 'auto') return palette;
    return contrast.some(({ matches }) => matches) ? 'contrast' : 'lantern';
  };
  const update = (): void => {
    const id = wanted();
    if (id === PALETTE.id) return;
    dress(id);
    for (const act of [...watchers]) act();
  };
  dress(wanted());
  settings.subscribe(update);
  for (const query of contrast) query.addEventListener('change', update);
  return {
    onPalette(act) {
      watchers.add(act);
      return () => void watchers.delete(act);
    },
  };
}

/** The canvas from its next painting on, the pages at once. */
function dress(id: PaletteId): void {
  const { documentElement: root } = document;
  takePalette(id);
  root.dataset['palette'] = id;
  for (const [name, value] of Object.entries(PALETTES[id])) {
    if (name !== 'id' && name !== 'plain') root.style.setProperty(`--${name}`, String(value));
  }
}
