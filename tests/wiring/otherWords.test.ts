import { expect, it, vi } from 'vitest';
import { openSettings } from '../../src/services';
import { onOtherWords } from '../../src/wiring/otherWords';

it('hears of another language and of another size, and of nothing else', () => {
  const settings = openSettings({ report: () => undefined, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  const act = vi.fn();
  const stop = onOtherWords(settings, act);
  settings.change({ master: 0.2, speed: 4 });
  settings.change({ language: settings.current().language });
  expect(act).not.toHaveBeenCalled();
  settings.change({ language: 'it' });
  settings.change({ textSize: 130 });
  settings.change({ textSize: 130 });
  expect(act).toHaveBeenCalledTimes(2);
  stop();
  settings.change({ textSize: 100 });
  expect(act).toHaveBeenCalledTimes(2);
});
