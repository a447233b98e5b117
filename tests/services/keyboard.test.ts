// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardSingleKeys, intentFor, listenForKeys, plainKeyOf, shortcutFor } from '../../src/services';
import { PAD_CODE } from '../../src/services/keyboard/singleKeys';

const stroke = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });

/** Returns what the page's listener makes of a key pressed in an element. */
function struckIn(html: string, key: string): string | null {
  document.body.innerHTML = html;
  const heard: string[] = [];
  const onKey = (plain: string): boolean => heard.push(plain) > 0;
  const stop = listenForKeys(document, { onIntent: (intent) => void heard.push(intent), onKey });
  (document.body.querySelector('.here') ?? document.body).dispatchEvent(stroke(key));
  stop();
  return heard[0] ?? null;
}

describe('what a key asks for', () => {
  it.each([
    ['u', {}, 'undo'],
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['r', { ctrlKey: true }, null],
    ['1', { ctrlKey: true }, null],
    ['1', { altKey: true }, null],
    [' ', {}, 'skip'],
    ['Escape', {}, 'escape'],
    ['?', { shiftKey: true }, 'explain'],
    ['F1', {}, 'explain'],
    ['+', {}, 'speed'],
    ['ArrowLeft', {}, 'left'],
    ['U', {}, 'undo'],
    ['U', { shiftKey: true }, null],
    ['Tab', {}, null],
    ['Enter', {}, null],
    ['constructor', {}, null],
  ])('%j with %j is %s', (key, modifiers, intent) => {
    expect(intentFor(stroke(key, modifiers))).toBe(intent);
  });

  it.each([
    ['1', {}, '1'],
    ['e', {}, 'E'],
    ['E', {}, 'E'],
    ['E', { shiftKey: true }, null],
    ['e', { ctrlKey: true }, null],
    ['1', { altKey: true }, null],
    ['&', { code: 'Digit1' }, '1'],
    ['!', { code: 'Digit1', shiftKey: true }, null],
    ['è', {}, null],
    ['Enter', {}, null],
  ])('%j with %j may be the shortcut %s', (key, modifiers, shortcut) => {
    expect(plainKeyOf(stroke(key, modifiers))).toBe(shortcut);
  });

  it('is nothing while a key repeats or a word is composed', () => {
    expect(intentFor(stroke('u', { repeat: true }))).toBeNull();
    expect(intentFor(stroke('u', { isComposing: true }))).toBeNull();
  });
});

describe('where it is struck', () => {
  it.each([
    ['<input class="here">', 'u', null],
    ['<textarea class="here"></textarea>', '1', null],
    ['<p class="here">x</p>', '1', '1'],
    ['<select class="here"></select>', 'e', null],
    ['<p contenteditable="true"><b class="here">x</b></p>', 'e', null],
    ['<button class="here">Go</button>', ' ', null],
    ['<button class="here">Go</button>', 'u', 'undo'],
    ['<p class="here">x</p>', ' ', 'skip'],
  ])('%s takes %j as %s', (html, key, intent) => {
    expect(struckIn(html, key)).toBe(intent);
  });
});

describe('listening', () => {
  beforeEach(() => document.body.replaceChildren());

  it('keeps what it uses from the browser, and only that', () => {
    const stop = listenForKeys(document, { onIntent: () => undefined, onKey: (key) => key === 'E' });
    const during = [stroke(' '), stroke('Tab'), stroke('e'), stroke('x')];
    const afterwards = stroke(' ');
    for (const event of during) document.body.dispatchEvent(event);
    stop();
    document.body.dispatchEvent(afterwards);
    expect([...during, afterwards].map((event) => event.defaultPrevented)).toEqual([true, false, true, false, false]);
  });

  it('leaves alone what somebody else has used', () => {
    const heard = vi.fn();
    const event = stroke('Escape');
    const stop = listenForKeys(document, { onIntent: heard, onKey: heard });
    document.body.addEventListener('keydown', (first) => first.preventDefault(), { once: true });
    document.body.dispatchEvent(event);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('without single keys', () => {
  const SINGLE = Array.from('abcdefghijklmnopqrstuvwxyzEÀ0123456789?+-=.,;é🎲');
  const OTHERS = ['Escape', 'Tab', 'Enter', ' ', 'ArrowLeft', 'PageDown', 'F1', 'F10', 'Home'];

  /** Returns the keys of these that a listener of the page hears. */
  function heard(keys: readonly string[], more: KeyboardEventInit = {}, html = '<p class="here">x</p>'): readonly string[] {
    document.body.innerHTML = html;
    const all: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void all.push(key);
    const stop = guardSingleKeys(window, () => allowed);
    for (const target of [window, document]) target.addEventListener('keydown', listen as EventListener, { capture: true });
    for (const key of keys) document.querySelector('.here')?.dispatchEvent(stroke(key, more));
    for (const target of [window, document]) target.removeEventListener('keydown', listen as EventListener, { capture: true });
    stop();
    return [...new Set(all)];
  }
  let allowed = false;
  beforeEach(() => {
    allowed = false;
  });

  it('hears no letter, digit or sign, with Shift or without', () => {
    expect(heard(SINGLE)).toEqual([]);
    expect(heard(SINGLE, { shiftKey: true })).toEqual([]);
  });

  it('hears every other key, and letters with Ctrl, Alt or Meta', () => {
    expect(heard(OTHERS)).toEqual(OTHERS);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) expect(heard(['z'], { [modifier]: true })).toEqual(['z']);
  });

  it('hears what is typed into a field, and what a gamepad strikes', () => {
    expect(heard(['u'], {}, '<input class="here">')).toEqual(['u']);
    expect(heard(['u', '?', '+', '-', 'l'], { code: PAD_CODE })).toEqual(['u', '?', '+', '-', 'l']);
  });

  it('hears them again as soon as they are allowed', () => {
    allowed = true;
    expect(heard(SINGLE)).toEqual(SINGLE);
  });

  it('leaves the key to the browser', () => {
    const event = stroke('u');
    const stop = guardSingleKeys(window, () => false);
    document.body.dispatchEvent(event);
    stop();
    expect(event.defaultPrevented).toBe(false);
  });
});

it('names the key of an intent for assistive technology', () => {
  const intents = ['undo', 'redo', 'skip', 'escape', 'speed', 'log', 'explain', 'menu'] as const;
  const named = (singleKeys: boolean) => intents.map((intent) => shortcutFor(intent, singleKeys));
  expect(named(true)).toEqual(['U', 'R', 'Space', 'Escape', 'Plus', 'L', '?', 'F10']);
  expect(named(false)).toEqual(['Control+Z', 'Control+Shift+Z', 'Space', 'Escape', '', '', 'F1', 'F10']);
});
