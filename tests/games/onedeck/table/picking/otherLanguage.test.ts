import { expect, it } from 'vitest';
import { OneDeckPicking } from '../../../../../src/games/onedeck/table';
import { translatorIn } from '../../../../support/translator';
import { STATES } from '../played';

const nothing = (): void => undefined;
const QUIET = { sound: nothing, perform: nothing, refuse: nothing, changed: nothing, layout: () => null };
const SHOWING = { viewer: null, tools: { canUndo: true, canRedo: false, speed: 1 }, busy: false } as const;
const SPEECH = { en: translatorIn('en').t, it: translatorIn('it').t };

it('is spoken at once while events are shown, and the question before them stays', () => {
  const at = STATES.findIndex(({ phase }) => phase === 'pool');
  const [before, after] = [STATES[at - 1], STATES[at]];
  if (before === undefined || after === undefined) throw new Error('no such state');
  const shownIn = (first: 'en' | 'it', then: 'en' | 'it') => {
    let language = first;
    const picking = new OneDeckPicking({
      ...QUIET,
      state: before,
      translate: (...said) => SPEECH[language](...said),
      singleKeys: () => true,
    });
    picking.rest(before);
    picking.shown(before, SHOWING);
    picking.shown(after, { ...SHOWING, busy: true });
    language = then;
    picking.renew();
    return JSON.stringify(picking.shown(after, { ...SHOWING, busy: true }));
  };
  expect(shownIn('en', 'it')).toBe(shownIn('it', 'it'));
  expect(shownIn('en', 'en')).not.toBe(shownIn('it', 'it'));
  const plain = new OneDeckPicking({ ...QUIET, state: before, translate: SPEECH.it, singleKeys: () => true });
  plain.rest(before);
  plain.shown(before, SHOWING);
  expect(shownIn('en', 'it')).toBe(JSON.stringify(plain.shown(after, { ...SHOWING, busy: true })));
});
