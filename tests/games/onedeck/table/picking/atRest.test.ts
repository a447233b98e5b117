import { describe, expect, it } from 'vitest';
import { OneDeckPicking } from '../../../../../src/games/onedeck/table';
import { translatorIn } from '../../../../support/translator';
import { STATES } from '../played';

const { t: translate } = translatorIn('en');
const nothing = (): void => undefined;
const QUIET = { sound: nothing, perform: nothing, refuse: nothing, changed: nothing, layout: () => null };
const SHOWING = { viewer: null, tools: { canUndo: true, canRedo: false, speed: 1 }, busy: false } as const;

/** Each loot of a played game, after the state before it. */
const LOOTS = STATES.flatMap((state, at) => {
  const before = STATES[at - 1];
  return state.phase === 'loot' && before !== undefined ? [[before, state] as const] : [];
});

describe('loot that is about to wait', () => {
  it('is painted ahead as it is shown once it waits', () => {
    expect(LOOTS.length).toBeGreaterThan(0);
    for (const [before, state] of LOOTS) {
      const picking = new OneDeckPicking({ state: before, translate, singleKeys: () => true, ...QUIET });
      picking.shown(before, SHOWING);
      const ahead = picking.atRest(state, SHOWING);
      const meanwhile = picking.shown(state, { ...SHOWING, busy: true });
      picking.rest(state);
      const waiting = picking.shown(state, SHOWING);
      expect(JSON.stringify(ahead)).toBe(JSON.stringify(waiting));
      expect(JSON.stringify(meanwhile.menu)).not.toBe(JSON.stringify(waiting.menu));
    }
  });

  it('is the only state that is', () => {
    for (const state of STATES.filter(({ phase }) => phase !== 'loot')) {
      const picking = new OneDeckPicking({ state, translate, singleKeys: () => true, ...QUIET });
      expect(picking.atRest(state, SHOWING)).toBeNull();
    }
  });
});
