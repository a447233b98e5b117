// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSound } from '../../src/games/contract';
import { oneDeckSounds } from '../../src/games/onedeck/sounds';
import { pageSounds } from '../../src/pages';

const SOUNDS: readonly PageSound[] = [
  'press',
  'choose',
  'turn',
  'hero',
  'mark',
  'talent',
  'takeBack',
  'refused',
  'record',
  'won',
  'lost',
];
const heard = vi.fn<(sound: string) => void>();
let play: (sound: PageSound) => void;

const get = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body;

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML = `<main><button><span>go</span></button><p>words</p><a href="#codex">to the codex</a>
    <details><summary>more</summary></details><input type="radio" name="one"><input type="checkbox"><input type="text"></main>`;
  play = pageSounds(get('main'), heard);
});

describe('the sounds of a page', () => {
  it.each(['button', 'button span', 'a', 'summary'])('are those of a press for %s', (selector) => {
    get(selector).click();
    expect(heard.mock.calls).toEqual([['button']]);
  });

  it.each(['[type=radio]', '[type=checkbox]'])('are those of a choice for %s', (selector) => {
    get(selector).click();
    expect(heard.mock.calls).toEqual([['dieTaken']]);
  });

  it('are silence for words, and for a text that is typed', () => {
    get('p').click();
    get('[type=text]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('are those of a moment instead of those of the press that caused it, and only of that press', () => {
    get('button').addEventListener('click', () => play('talent'), { once: true });
    get('button').click();
    get('button').click();
    expect(heard.mock.calls).toEqual([['skillLearnt'], ['button']]);
  });

  it('lie on the sheet of One Deck Dungeon', () => {
    for (const sound of SOUNDS) play(sound);
    expect(heard.mock.calls.flat().filter((name) => !(name in oneDeckSounds.places))).toEqual([]);
    expect(new Set(heard.mock.calls.flat()).size).toBe(SOUNDS.length);
  });
});
