// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMirror, type Mirror } from '../../src/services';
import type { MirrorAction, MirrorPage } from '../../src/table/ports';

const pressed = vi.fn<(id: string) => void>();
let root: HTMLElement;
let mirror: Mirror;

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
  mirror = createMirror(root, { onPress: pressed });
});

const action = (id: string, more: Partial<MirrorAction> = {}): MirrorAction => ({ id, label: `Do ${id}`, ...more });
const page = (...actions: MirrorAction[]): MirrorPage => ({ heading: 'Which door?', sections: [], actions });
const show = (...ids: string[]): void => mirror.show(page(...ids.map((id) => action(id))));
const buttons = (): HTMLButtonElement[] => [...root.querySelectorAll('button')];
const button = (label: string): HTMLButtonElement => {
  const found = buttons().find((one) => one.textContent === label);
  if (found === undefined) throw new Error(`no button: ${label}`);
  return found;
};
const describedAs = (of: Element): string | null => {
  const note = of.getAttribute('aria-describedby');
  return note === null ? null : (document.getElementById(note)?.textContent ?? null);
};
const spoken = (): string[] => [...root.querySelectorAll('[role=log] > *')].map((line) => line.textContent);

describe('what it shows', () => {
  it('is a heading, sections with their lines, and a button for every action in their order', () => {
    const sections = [
      { heading: 'Hero', lines: ['5 health', '1 potion'] },
      { heading: 'Doors', lines: [] },
    ];
    mirror.show({ heading: 'Which door?', sections, actions: [action('door1'), action('explore')] });
    expect(root.querySelector('h1')?.textContent).toBe('Which door?');
    expect([...root.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['Hero', 'Doors']);
    expect([...root.querySelectorAll('section li')].map((line) => line.textContent)).toEqual(['5 health', '1 potion']);
    expect(buttons().map((one) => one.textContent)).toEqual(['Do door1', 'Do explore']);
  });

  it('changes the text of the nodes that are there', () => {
    mirror.show({ ...page(), sections: [{ heading: 'Hero', lines: ['5 health', '1 potion'] }] });
    const line = root.querySelector('section li');
    mirror.show({ ...page(), sections: [{ heading: 'Hero', lines: ['4 health'] }] });
    expect(root.querySelector('section li')).toBe(line);
    expect([...root.querySelectorAll('section li')].map((one) => one.textContent)).toEqual(['4 health']);
  });

  it('lays a button over its rectangle, and hides from sight the one that has none', () => {
    mirror.show(page(action('door1', { rect: { x: 10, y: 20, width: 30, height: 44 } }), action('log')));
    const { left, top, width, height } = button('Do door1').style;
    expect([left, top, width, height]).toEqual(['10px', '20px', '30px', '44px']);
    expect(button('Do door1').classList.contains('mirror-unplaced')).toBe(false);
    expect(button('Do log').classList.contains('mirror-unplaced')).toBe(true);
    show('door1');
    expect(button('Do door1').style.left).toBe('');
  });

  it('names shortcuts, describes, and says why a refused action can not be done', () => {
    mirror.show(page(action('flee', { shortcut: 'F', description: 'The door stays open.', refusal: 'No door is open.' })));
    const flee = button('Do flee');
    expect(flee.getAttribute('aria-keyshortcuts')).toBe('F');
    expect(flee.getAttribute('aria-disabled')).toBe('true');
    expect(flee.disabled).toBe(false);
    expect(describedAs(flee)).toBe('No door is open. The door stays open.');
    show('flee');
    expect(['aria-disabled', 'aria-describedby', 'aria-keyshortcuts'].filter((name) => flee.hasAttribute(name))).toEqual([]);
  });

  it('leaves nothing behind when destroyed', () => {
    show('door1');
    mirror.destroy();
    expect(root.innerHTML).toBe('');
  });
});

describe('pressing', () => {
  it('tells the id, refused or not', () => {
    mirror.show(page(action('door 1'), action('flee', { refusal: 'No.' })));
    button('Do door 1').click();
    button('Do flee').click();
    expect(pressed.mock.calls).toEqual([['door 1'], ['flee']]);
  });

  it('ignores a key held down', () => {
    show('door1');
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    const struck = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    button('Do door1').dispatchEvent(held);
    button('Do door1').dispatchEvent(struck);
    expect([held.defaultPrevented, struck.defaultPrevented]).toEqual([true, false]);
  });
});

describe('focus', () => {
  it('comes to the first button, or to the heading where there is none', () => {
    show();
    mirror.focus();
    expect(document.activeElement?.tagName).toBe('H1');
    show('a', 'b');
    mirror.focus();
    expect(document.activeElement).toBe(button('Do a'));
  });

  it('survives updates, even when everything around it moves', () => {
    show('a', 'b', 'c');
    const b = button('Do b');
    b.focus();
    const lost = vi.fn();
    b.addEventListener('blur', lost);
    mirror.show(page(action('d'), action('c'), action('b', { label: 'Now' }), action('a')));
    expect(buttons().map((one) => one.textContent)).toEqual(['Do d', 'Do c', 'Now', 'Do a']);
    expect(document.activeElement).toBe(b);
    expect(lost).not.toHaveBeenCalled();
  });

  it('goes to the first action when its button vanishes', () => {
    show('a', 'b');
    button('Do b').focus();
    show('c', 'a');
    expect(document.activeElement).toBe(button('Do c'));
  });

  it('waits on the heading while there is no action, and returns with them', () => {
    show('a', 'b');
    button('Do b').focus();
    show();
    expect(document.activeElement).toBe(root.querySelector('h1'));
    show('a', 'b');
    expect(document.activeElement).toBe(button('Do b'));
  });

  it('stays on a heading that the player went to', () => {
    show('a');
    button('Do a').focus();
    show();
    show('a');
    button('Do a').blur();
    show('a');
    root.querySelector('h1')?.focus();
    show('a', 'b');
    expect(document.activeElement).toBe(root.querySelector('h1'));
  });

  it('is not taken from elsewhere', () => {
    show('a');
    show('b');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('speech', () => {
  it('reads the same sentence again as a new line', () => {
    mirror.say('One damage.');
    const first = root.querySelector('[role=log] > *');
    mirror.say('One damage.');
    expect(spoken()).toEqual(['One damage.', 'One damage.']);
    expect(root.querySelector('[role=log] > *')).toBe(first);
    expect(root.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('keeps the last dozen', () => {
    for (let n = 1; n <= 20; n++) mirror.say(`Turn ${n}.`);
    expect(spoken()).toHaveLength(12);
    expect(spoken().at(-1)).toBe('Turn 20.');
  });
});
