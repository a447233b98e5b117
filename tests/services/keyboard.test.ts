// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { intentFor, listenForKeys, plainKeyOf, shortcutFor } from '../../src/services';

const stroke = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });

/** What the page's listener makes of a key struck in an element. */
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

it('names the key of an intent for assistive technology', () => {
  expect((['undo', 'skip', 'escape', 'speed'] as const).map(shortcutFor)).toEqual(['U', 'Space', 'Escape', 'Plus']);
});
