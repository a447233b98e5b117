import { expect, it, vi } from 'vitest';
import { Presenter } from '../../../src/wiring/table/Presenter';

it('reads the words anew in another language, and draws nothing of it while events are shown', () => {
  const renew = vi.fn();
  const show = vi.fn();
  const session = { seen: {}, stage: 'presenting', viewer: null, canUndo: false, canRedo: false } as const;
  const presenter = new Presenter({
    translate: (key) => key,
    sound: { play: () => undefined },
    refusalWords: () => '',
    pace: () => 1,
    session: () => session,
    picking: () => ({
      renew,
      shown: () => null,
      mirrorPage: () => ({ heading: '', sections: [], actions: [] }),
      handWords: () => null,
    }),
    pressed: () => null,
    mirror: { show, say: () => undefined },
    picture: () => ({ show, drawn: null }),
  });
  presenter.update('other');
  expect(renew).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});
