// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSettings, type SettingsStore } from '../../src/services';
import { PALETTE, PALETTES, takePalette } from '../../src/table';
import { watchPalette } from '../../src/wiring/palette';

const root = document.documentElement;
let asked: Map<string, EventTarget & { matches: boolean }>;
let settings: SettingsStore;

/** The system wants this from now on, or no longer does. */
function want(query: string, matches: boolean): void {
  const list = asked.get(query);
  Object.assign(list ?? {}, { matches });
  list?.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  asked = new Map();
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), { matches: false });
    asked.set(query, list);
    return list;
  });
  const shelf = new Map<string, string>();
  const store = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, it: string) => void shelf.set(key, it),
  };
  settings = openSettings({ report: () => undefined, store: () => store });
});

afterEach(() => {
  takePalette('lantern');
  vi.unstubAllGlobals();
});

describe('the palette of the document', () => {
  it('is the lantern’s where nobody asks for another', () => {
    watchPalette(settings);
    expect(root.dataset['palette']).toBe('lantern');
    expect(root.style.getPropertyValue('--strength')).toBe(PALETTES.lantern.strength);
    expect(root.style.getPropertyValue('--veil')).toBe('0');
  });

  it('is the one that is set, on the canvas and on the pages, at once', () => {
    const { onPalette } = watchPalette(settings);
    const repaint = vi.fn();
    const stop = onPalette(repaint);
    settings.change({ palette: 'redGreen' });
    expect(root.dataset['palette']).toBe('redGreen');
    expect(root.style.getPropertyValue('--agility')).toBe(PALETTES.redGreen.agility);
    expect(PALETTE.agility).toBe(PALETTES.redGreen.agility);
    settings.change({ speed: 2 });
    expect(repaint).toHaveBeenCalledOnce();
    stop();
    settings.change({ palette: 'contrast' });
    expect(repaint).toHaveBeenCalledOnce();
    expect(PALETTE).toEqual(PALETTES.contrast);
  });

  it.each(['(prefers-contrast: more)', '(forced-colors: active)'])(
    'is the one of high contrast where the system says %s',
    (query) => {
      watchPalette(settings);
      want(query, true);
      expect(root.dataset['palette']).toBe('contrast');
      want(query, false);
      expect(root.dataset['palette']).toBe('lantern');
    },
  );

  it('is what the player has chosen, whatever the system says', () => {
    settings.change({ palette: 'blueYellow' });
    watchPalette(settings);
    want('(prefers-contrast: more)', true);
    expect(root.dataset['palette']).toBe('blueYellow');
    settings.change({ palette: 'auto' });
    expect(root.dataset['palette']).toBe('contrast');
  });
});
