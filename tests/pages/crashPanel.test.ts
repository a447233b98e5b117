// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showCrash } from '../../src/pages';
import { button, english } from './onPage';

const CRASH = { problem: new Error('the floor gave way'), request: { do: 'replay', replay: 'L1-x' }, version: '9.9.9' } as const;

const report = (): string => document.querySelector('.crash pre')?.textContent ?? '';

const panel = (): HTMLDialogElement => {
  const found = document.querySelector<HTMLDialogElement>('dialog.crash');
  if (found === null) throw new Error('there is no panel');
  return found;
};

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

  it('is a modal dialog that is read out', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    showCrash(CRASH, english);
    expect(showModal.mock.contexts).toEqual([panel()]);
    expect(panel().getAttribute('role')).toBe('alertdialog');
    for (const by of ['aria-labelledby', 'aria-describedby']) {
      expect(document.getElementById(panel().getAttribute(by) ?? '')?.textContent).not.toBe('');
    }
  });

  it('closes the dialogs that are open, and those that open later', async () => {
    const [before, after] = [document.createElement('dialog'), document.createElement('dialog')];
    document.body.append(before, after);
    before.showModal();
    showCrash(CRASH, english);
    expect(before.open).toBe(false);
    after.showModal();
    await vi.waitFor(() => expect(after.open).toBe(false));
    expect(panel().open).toBe(true);
  });

  it('opens again when something closes it', () => {
    showCrash(CRASH, english);
    const cancel = new Event('cancel', { cancelable: true });
    panel().dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    panel().close();
    expect(panel().open).toBe(true);
  });

  it.each(['keydown', 'pointerdown', 'click'])('lets nobody else hear a %s, in it or beside it', (type) => {
    const heard = vi.fn();
    window.addEventListener(type, heard);
    document.body.innerHTML = '<main><button>Dig</button></main>';
    const press = (): Event => new Event(type, { bubbles: true, cancelable: true });
    button('Dig').dispatchEvent(press());
    expect(heard).toHaveBeenCalledTimes(1);
    showCrash(CRASH, english);
    const inside = vi.fn();
    panel().querySelector('pre')?.addEventListener(type, inside);
    for (const target of [panel().querySelector('pre'), panel(), document.body, button('Dig'), window])
      target?.dispatchEvent(press());
    window.removeEventListener(type, heard);
    expect(inside).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
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
