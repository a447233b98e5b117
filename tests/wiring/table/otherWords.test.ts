import { expect, it, vi } from 'vitest';
import { openSettings } from '../../../src/services';
import { onOtherWords } from '../../../src/wiring/table/otherWords';

it('hears of another language, of another size and of keys that are switched off, and of nothing else', () => {
  const settings = openSettings({ report: () => undefined, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  const languages = new EventTarget();
  const act = vi.fn();
  const onLanguage = (hear: () => void) => {
    languages.addEventListener('other', hear);
    return () => languages.removeEventListener('other', hear);
  };
  const speakAnother = () => languages.dispatchEvent(new Event('other'));
  const stop = onOtherWords({ settings, onLanguage }, act);
  settings.change({ master: 0.2, speed: 4 });
  // Set is not spoken: the words may still be on their way.
  settings.change({ language: 'it' });
  expect(act).not.toHaveBeenCalled();
  speakAnother();
  settings.change({ textSize: 130 });
  settings.change({ textSize: 130 });
  expect(act).toHaveBeenCalledTimes(2);
  settings.change({ singleKeys: false });
  expect(act).toHaveBeenCalledTimes(3);
  stop();
  settings.change({ textSize: 100 });
  speakAnother();
  expect(act).toHaveBeenCalledTimes(3);
});
