import { describe, expect, it } from 'vitest';
import { mirrorPage, OneDeckPicking } from '../../../../../src/games/onedeck/table';
import { shortcutFor } from '../../../../../src/services';
import { translatorIn } from '../../../../support/translator';
import { STATES } from '../played';

const { t: translate } = translatorIn('en');
const nothing = (): void => undefined;
const QUIET = { sound: nothing, perform: nothing, refuse: nothing, changed: nothing, layout: () => null };

/** What the table shows in a state that waits. */
function shownIn(state: (typeof STATES)[number], singleKeys: boolean) {
  const picking = new OneDeckPicking({ state, translate, singleKeys: () => singleKeys, ...QUIET });
  return picking.shown(state, { busy: false, viewer: null, tools: { canUndo: false, canRedo: false, speed: 1 } });
}

describe('the keys that the table shows', () => {
  it('are none where single keys are switched off, and nothing else changes', () => {
    let keys = 0;
    for (const state of STATES) {
      const [on, off] = [shownIn(state, true), shownIn(state, false)];
      const page = (shown: typeof on) => mirrorPage({ shown, layout: null, translate, keyOf: shortcutFor }).actions;
      keys += page(on).filter(({ shortcut }) => shortcut?.length === 1).length;
      const shown = page(off).flatMap(({ shortcut }) => (shortcut === undefined ? [] : [shortcut]));
      expect(shown).toEqual(['Control+Z', 'Control+Shift+Z', 'F10']);
      expect(page(off).map(({ id, label }) => [id, label])).toEqual(page(on).map(({ id, label }) => [id, label]));
      expect([...off.menu.answers, ...off.menu.entries].filter(({ shortcut }) => shortcut !== '')).toEqual([]);
      for (const entry of [off.menu.first, off.menu.second, ...off.menu.answers])
        if (entry !== null) expect(off.menu.entries).toContain(entry);
    }
    expect(keys).toBeGreaterThan(STATES.length);
  });
});
