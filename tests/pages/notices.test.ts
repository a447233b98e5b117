// @vitest-environment happy-dom
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

  it('can be taken away', () => {
    const close = showNotice({ text: 'One moment.' });
    close();
    expect(shown()).toEqual([]);
  });
});
