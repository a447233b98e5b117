// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { intentFor, listenForKeys, shortcutFor } from '../../src/services';

const stroke = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });

/** What the page's listener makes of a key struck in an element. */
function struckIn(html: string, key: string): string | null {
  document.body.innerHTML = html;
  let intent: string | null = null;
  const stop = listenForKeys(document, (heard) => {
    intent = heard;
  });
  (document.body.querySelector('.here') ?? document.body).dispatchEvent(stroke(key));
  stop();
  return intent;
}

describe('what a key asks for', () => {
  it.each([
    ['1', {}, 'door1'],
    ['4', {}, 'door4'],
    ['5', {}, null],
    ['e', {}, 'explore'],
    ['E', {}, 'explore'],
    ['E', { shiftKey: true }, null],
    ['f', {}, 'flee'],
    ['u', {}, 'undo'],
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['r', { ctrlKey: true }, null],
    ['1', { ctrlKey: true }, null],
    ['1', { altKey: true }, null],
    [' ', {}, 'skip'],
    ['Escape', {}, 'cancel'],
    ['?', { shiftKey: true }, 'help'],
    ['Tab', {}, null],
    ['Enter', {}, null],
    ['constructor', {}, null],
  ])('%j with %j is %s', (key, modifiers, intent) => {
    expect(intentFor(stroke(key, modifiers))).toBe(intent);
  });

  it('reads the digits of a French keyboard', () => {
    expect(intentFor(stroke('&', { code: 'Digit1' }))).toBe('door1');
    expect(intentFor(stroke('!', { code: 'Digit1', shiftKey: true }))).toBeNull();
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
    const stop = listenForKeys(document, () => undefined);
    const [used, unused, afterwards] = [stroke(' '), stroke('Tab'), stroke(' ')];
    document.body.dispatchEvent(used);
    document.body.dispatchEvent(unused);
    stop();
    document.body.dispatchEvent(afterwards);
    expect([used, unused, afterwards].map((event) => event.defaultPrevented)).toEqual([true, false, false]);
  });

  it('leaves alone what somebody else has used', () => {
    const heard = vi.fn();
    const event = stroke('Escape');
    const stop = listenForKeys(document, heard);
    document.body.addEventListener('keydown', (first) => first.preventDefault(), { once: true });
    document.body.dispatchEvent(event);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

it('names the key of an intent for assistive technology', () => {
  expect((['door1', 'explore', 'undo', 'skip', 'cancel'] as const).map(shortcutFor)).toEqual(['1', 'E', 'U', 'Space', 'Escape']);
});
