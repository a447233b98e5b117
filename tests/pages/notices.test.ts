// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showNotice } from '../../src/pages';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="notices"></div>';
});
afterEach(() => vi.useRealTimers());

const shown = (): readonly string[] => [...document.querySelectorAll('#notices > *')].map(({ textContent }) => textContent);
const press = (label: string): void =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();

describe('a notice', () => {
  it('goes by itself when it asks nothing', () => {
    showNotice({ text: 'The picture was lost.' });
    expect(shown()).toEqual(['The picture was lost.']);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([]);
  });

  it('stays as long as it takes to read, and eight seconds at most', () => {
    showNotice({ text: 'Ready to play without a network.' });
    showNotice({ text: 'A longer message that takes its time. '.repeat(5) });
    vi.advanceTimersByTime(4800);
    expect(shown()).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(shown()).toEqual([]);
  });

  it('stays until it is answered when it asks something', () => {
    const onPress = vi.fn();
    showNotice({
      text: 'Ready. ',
      choices: [
        { label: 'Now', onPress },
        { label: 'Later', onPress: () => undefined },
      ],
    });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['Ready. NowLater']);
    press('Now');
    expect(onPress).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
  });

  it('is not shown twice at once', () => {
    showNotice({ text: 'Saving failed.' });
    showNotice({ text: 'Saving failed.' });
    expect(shown()).toEqual(['Saving failed.']);
  });

  it('that asks the same again asks for the newer reason', () => {
    const asked: string[] = [];
    for (const why of ['first', 'second']) {
      showNotice({ text: 'Open elsewhere. ', choices: [{ label: 'Play here', onPress: () => asked.push(why) }] });
    }
    expect(shown()).toEqual(['Open elsewhere. Play here']);
    press('Play here');
    expect(asked).toEqual(['second']);
    expect(shown()).toEqual([]);
  });

  it('about the same thing takes the place of the one before, and leaves others', () => {
    showNotice({ text: 'The picture was lost. It comes back by itself.', about: 'picture' });
    showNotice({ text: 'Saving failed.' });
    showNotice({ text: 'The picture did not come back.', about: 'picture' });
    expect(shown()).toEqual(['Saving failed.', 'The picture did not come back.']);
    vi.advanceTimersByTime(4700);
    expect(shown()).toEqual(['The picture did not come back.']);
  });

  it('said again is the newest', () => {
    for (const text of ['Saving failed.', 'Ready.', 'Saving failed.']) showNotice({ text });
    expect(shown()).toEqual(['Ready.', 'Saving failed.']);
  });

  it('is the only one in sight where there is room for one', () => {
    document.head.innerHTML = `<style>${readFileSync('src/pages/notices.css', 'utf8')}</style>`;
    const inSight = (height: number): readonly string[] => {
      const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } };
      happyDOM.setViewport({ width: 320, height });
      for (const text of ['The older.', 'The newer.']) showNotice({ text });
      const notices = [...document.querySelectorAll('#notices > *')];
      return notices.filter((one) => getComputedStyle(one).display !== 'none').map(({ textContent }) => textContent);
    };
    expect(inSight(180)).toEqual(['The newer.']);
    expect(inSight(720)).toEqual(['The older.', 'The newer.']);
  });

  it('can be taken away', () => {
    const close = showNotice({ text: 'One moment.' });
    close();
    expect(shown()).toEqual([]);
  });
});
