// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showCrash } from '../../src/pages';
import { button, english } from './onPage';

const CRASH = { problem: new Error('the floor gave way'), request: { do: 'replay', replay: 'L1-x' }, version: '9.9.9' } as const;

const report = (): string => document.querySelector('.crash pre')?.textContent ?? '';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the crash panel', () => {
  it('tells version and fault, and ends with what opens the game elsewhere', () => {
    showCrash(CRASH, english);
    expect(report()).toContain('Lanterndeep 9.9.9');
    expect(report()).toContain('the floor gave way');
    expect(JSON.parse(report().split('\n').at(-1) ?? '')).toEqual(CRASH.request);
  });

  it('ends with the fault where there was no game', () => {
    showCrash({ ...CRASH, problem: 'no floor', request: null }, english);
    expect(report().split('\n').at(-1)).toBe('no floor');
  });

  it('leaves nothing else to be pressed, and shows the first fault only', () => {
    document.body.innerHTML = '<main><button>Dig</button></main>';
    showCrash(CRASH, english);
    showCrash({ ...CRASH, problem: 'the roof too' }, english);
    expect(document.querySelectorAll('.crash')).toHaveLength(1);
    expect(report()).toContain('the floor gave way');
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true);
    expect(document.activeElement).toBe(button('Reload'));
  });

  it('copies the report, or shows it where there is no clipboard', async () => {
    const writeText = vi.fn((_: string) => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: 'lantern' });
    showCrash(CRASH, english);
    button('Copy report').click();
    await vi.waitFor(() => expect(document.querySelector('.copy [role=status]')?.textContent).toBe('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(report());
    writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    button('Copy report').click();
    await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe(report()));
  });
});
