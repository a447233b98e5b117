import { describe, expect, it } from 'vitest';
import { beginHistory } from '../../../src/engine/kernel';
import { oneDeckDungeon } from '../../../src/engine/onedeck';
import { mirrorPage } from '../../../src/games/onedeck/table';
import { shortcutFor } from '../../../src/services';
import { DEFAULT_SETTINGS } from '../../../src/services/settings/settings';
import { Aiming } from '../../../src/wiring/table/Aiming';
import { Attention } from '../../../src/wiring/table/attention';
import { STATES } from '../../games/onedeck/table/played';
import { translatorIn } from '../../support/translator';

const { t: translate } = translatorIn('en');
const nothing = (): void => undefined;

/** What the table shows in a state that waits. */
function shownIn(state: (typeof STATES)[number], singleKeys: boolean) {
  const settings = { current: () => ({ ...DEFAULT_SETTINGS, singleKeys }) };
  const attention = new Attention(translate, new Aiming(state, { perform: nothing, refuse: nothing }), {
    pace: () => 1,
    settings,
  });
  const history = beginHistory(oneDeckDungeon, { setup: state.setup, seed: 'keys' as never, base: state });
  return attention.shown(state, history, false);
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
