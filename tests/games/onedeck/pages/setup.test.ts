// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Setup } from '../../../../src/engine/onedeck';
import { FIRST_SETUP } from '../../../../src/games/onedeck/pages/setup/firstSetup';
import { type SetupParts, setupPage } from '../../../../src/games/onedeck/pages/setup/setupPage';
import { forgetDrawings } from '../../../../src/table/drawings';
import { button, control, english, swipe, write } from '../../../pages/onPage';
import { TONGUES } from '../../../support/spoken';

const onBegin = vi.fn();
const sound = vi.fn();
let leaving = new AbortController();

type Asked = Partial<Pick<SetupParts, 'translate' | 'reason'>>;

function open(last: Setup = FIRST_SETUP, asked: Asked = {}): void {
  leaving.abort();
  leaving = new AbortController();
  document.body.replaceChildren(setupPage({ translate: english, until: leaving.signal, last, sound, onBegin, ...asked }));
}

const said = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent;
const opened = (): string => document.querySelector('[aria-current="step"] .step-name')?.textContent ?? '';
const values = (): readonly string[] => [...document.querySelectorAll('.step-value')].map(({ textContent }) => textContent);
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const press = (key: string, target: EventTarget = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function begun(): Setup {
  onBegin.mockClear();
  button('Begin').click();
  return onBegin.mock.lastCall?.[0];
}

const heroesIn = (state: 'checked' | 'all'): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="hero"]')]
    .filter(({ checked }) => state === 'all' || checked)
    .map(({ value }) => value);

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: ['', 'Hero: Mage.', "Dungeon: Yeti's Cavern.", 'Challenge: Veteran.', 'Party: Two heroes, Mage and Warrior.'],
  it: ['', 'Eroe: Maga.', 'Dungeon: Caverna dello Yeti.', 'Sfida: Esperti.', 'Gruppo: In due, Maga e Guerriera.'],
};

const ANOTHER: Setup = { heroes: ['archer', 'mage'], dungeon: 'yetis-cavern', tier: 'veteran' };

beforeEach(() => {
  onBegin.mockClear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['motion'];
});

describe('the set-up of a game', () => {
  it('begins with what was chosen last', () => {
    const last: Setup = { heroes: ['mage', 'rogue'], dungeon: 'lichs-tomb', tier: 'fearless' };
    open(last);
    expect(begun()).toEqual(last);
    expect(onBegin.mock.lastCall?.[1]).toBeNull();
  });

  it('begins where forms may not be submitted, as in a sandboxed frame, and submits nothing elsewhere', () => {
    const submitted = vi.fn();
    const forbid = new AbortController();
    const hear = (event: Event): void => {
      submitted();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('submit', hear, { capture: true, signal: forbid.signal });
    open();
    expect(begun()).toEqual(FIRST_SETUP);
    forbid.abort();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes hero, dungeon and tier, and says so', () => {
    open();
    control('Archer').click();
    control("Minotaur's Maze").click();
    control('Veteran').click();
    expect(document.querySelector('.begin-words')?.textContent).toBe("Archer · Minotaur's Maze · Veteran");
    expect(begun()).toEqual({ heroes: ['archer'], dungeon: 'minotaurs-maze', tier: 'veteran' });
  });

  it('always has as many heroes as go down: who joined first makes room', () => {
    open();
    control('Two heroes').click();
    expect(heroesIn('checked')).toEqual(['mage', 'warrior']);
    control('Rogue').click();
    expect(heroesIn('checked')).toEqual(['mage', 'rogue']);
    control('Rogue').click();
    expect(heroesIn('checked')).toEqual(['mage', 'rogue']);
    control('Four heroes').click();
    expect(begun().heroes).toHaveLength(4);
    control('One hero').click();
    expect(heroesIn('checked')).toHaveLength(1);
    expect(heroesIn('all')).toHaveLength(5);
  });

  it('shows a hero as he is alone or in a party', () => {
    open();
    const warrior = (): string => document.getElementById('hero-warrior-rest')?.textContent ?? '';
    expect(warrior()).toMatch(/6 health.*4 Strength.*Frenzy.*Second Wind/);
    control('Two heroes').click();
    expect(warrior()).toMatch(/4 health.*3 Strength.*Frenzy.*Fearless Charge/);
  });

  it('tells what waits in a dungeon, in a line for each floor and one for the boss', () => {
    open();
    expect(control("Dragon's Cave").getAttribute('aria-describedby')).toBe('dungeon-dragons-cave-rest');
    const facts =
      /easy.*Hall of Statues: Five extra time.*Flame Aura: .*magic 5 \(2 damage\).*The Dragon: 6 health\. Heroic dice/;
    expect(text('#dungeon-dragons-cave-rest')).toMatch(facts);
    expect(text('.staged > .panel')).toMatch(facts);
    control("Lich's Tomb").click();
    expect(text('.staged > .panel')).toMatch(/Lich's Tomb.*hard.*Weakness Curse/);
    expect(document.querySelectorAll('.staged > .panel .fact')).toHaveLength(4);
  });
});

describe('the stage', () => {
  it('shows the heroes, the boss and the dungeon that are chosen', () => {
    open();
    const pictures = (slot: string): number => document.querySelectorAll(`.${slot} .stage-layer:not(.leaving) .figure`).length;
    expect([pictures('stage-party'), pictures('stage-foe')]).toEqual([1, 1]);
    expect(text('.stage-words')).toMatch(/^Warrior.*6 health.*strength above all.*Frenzy.*Second Wind/);
    control('Four heroes').click();
    expect(pictures('stage-party')).toBe(4);
    control('Paladin').click();
    expect(text('.stage-words')).toMatch(/^Paladin.*3 health.*strength and magic above all/);
  });

  it('is turned by its buttons, by arrow keys and by a finger, round and round', () => {
    open();
    button('›').click();
    expect(begun().heroes).toEqual(['archer']);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(begun().heroes).toEqual(['rogue']);
    swipe(200, 90);
    expect(begun().heroes).toEqual(['warrior']);
    swipe(90, 100);
    expect([begun().heroes, heroesIn('checked')]).toEqual([['warrior'], ['warrior']]);
  });

  it('is heard when another hero steps on it, however that came, but not when it opens or the dungeon changes', () => {
    sound.mockClear();
    open();
    control('Yeti').click();
    expect(sound).not.toHaveBeenCalled();
    control('Mage').click();
    press('ArrowRight');
    swipe(200, 90);
    expect(sound.mock.calls.flat()).toEqual(['hero', 'hero', 'hero']);
  });

  it('puts another hero in the place of the front one of a party', () => {
    open({ ...FIRST_SETUP, heroes: ['mage', 'warrior'] });
    button('›').click();
    expect(begun().heroes).toEqual(['archer', 'mage']);
    button('‹').click();
    expect(begun().heroes).toEqual(['mage', 'warrior']);
  });

  it('leaves arrow keys to controls, and all keys alone once the page is left or covered', () => {
    open();
    press('ArrowRight', control('Seed'));
    press('ArrowRight', control("Dragon's Cave"));
    press('1', control('Seed'));
    expect([...begun().heroes, opened()]).toEqual(['warrior', 'Dungeon']);
    const table = document.createElement('main');
    table.hidden = true;
    table.append(...document.body.childNodes);
    document.body.append(table);
    press('ArrowRight');
    table.hidden = false;
    leaving.abort();
    press('ArrowRight');
    expect(begun().heroes).toEqual(['warrior']);
  });

  it('lets shine what shines in the pictures, unless nothing may move', async () => {
    const fetched = vi.fn((_: string) =>
      Promise.resolve(new Response('<svg><g id="body"><path/></g><g id="eyes"><rect/></g></svg>')),
    );
    vi.stubGlobal('fetch', fetched);
    forgetDrawings();
    open();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(document.querySelector('.figure-glow')).toBeNull();
    document.documentElement.dataset['motion'] = 'full';
    open();
    const glows = (): readonly string[] =>
      [...document.querySelectorAll<HTMLImageElement>('.figure-glow')].map(({ src }) => decodeURIComponent(src));
    const eyes = 'data:image/svg+xml,<svg><g id="eyes"><rect/></g></svg>';
    await vi.waitFor(() => expect(glows()).toEqual([eyes, eyes]));
    fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
    button('›').click();
    expect(text('.stage-words h2')).toBe('Archer');
  });

  it('unfolds the facts', () => {
    open();
    const more = button('?');
    expect([more.ariaLabel, more.getAttribute('aria-expanded')]).toEqual(['Skills and dangers', 'false']);
    more.click();
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector<HTMLElement>('.staged')?.dataset['facts']).toBe('open');
  });
});

describe('the steps', () => {
  it('are filled from the last game and follow every choice', () => {
    open({ heroes: ['mage', 'rogue'], dungeon: 'lichs-tomb', tier: 'fearless' });
    expect(values()).toEqual(['Two heroes', 'Mage and Rogue', "Lich's Tomb", 'Fearless']);
    control('Four heroes').click();
    control("Hydra's Reef").click();
    control('Veteran').click();
    expect(values()).toEqual(['Four heroes', 'Mage, Paladin, Rogue and Warrior', "Hydra's Reef", 'Veteran']);
  });

  it('are opened by pressing them, by their digits, and by a control of theirs', () => {
    open();
    expect(opened()).toBe('Dungeon');
    button('1Party').click();
    expect([opened(), document.activeElement]).toEqual(['Party', control('One hero')]);
    press('4');
    expect([opened(), document.activeElement]).toEqual(['Challenge', control('Novice')]);
    press('2');
    expect([opened(), document.activeElement]).toEqual(['Hero', control('Warrior')]);
    control("Yeti's Cavern").dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(opened()).toBe('Dungeon');
  });

  it.each(TONGUES)('announce each change as one sentence (%s)', (language, translate) => {
    open(FIRST_SETUP, { translate });
    const heard = [said()];
    for (const id of ['hero-mage', 'dungeon-yetis-cavern', 'tier-veteran']) {
      document.getElementById(id)?.click();
      heard.push(said());
    }
    document.querySelector<HTMLInputElement>('input[name="party"][value="2"]')?.click();
    heard.push(said());
    expect(heard).toEqual(SENTENCES[language]);
  });

  it.each([
    ['the same again', [], FIRST_SETUP, 1],
    ['another dungeon', ["Yeti's Cavern"], { ...FIRST_SETUP, dungeon: 'yetis-cavern' }, 2],
    ['everything', ['Two heroes', 'Archer', "Yeti's Cavern", 'Veteran'], ANOTHER, 5],
  ] as const)('take few presses: %s', (_, choices, chosen, presses) => {
    open();
    const pressed = vi.fn();
    document.addEventListener('click', pressed, { signal: leaving.signal });
    for (const name of choices) control(name).click();
    expect(begun()).toEqual(chosen);
    expect(pressed).toHaveBeenCalledTimes(presses);
  });
});

describe('the tier', () => {
  it('is explained, with the reason while it is the proposed one', () => {
    open(FIRST_SETUP, { reason: 'beforeWin' });
    const reason = (): boolean => document.querySelector<HTMLElement>('.tier-note span')?.hidden === false;
    expect(text('.tier-note')).toBe(
      'You begin at level 2, with one potion more, or two with four heroes. Offered until your first win.',
    );
    expect(reason()).toBe(true);
    control('Veteran').click();
    expect([text('.tier-note b'), reason()]).toEqual(['The game as it is written.', false]);
    open({ ...FIRST_SETUP, tier: 'standard' }, { reason: 'afterWin' });
    expect(text('.tier-note span')).toMatch(/^You have won/);
  });
});

describe('a seed', () => {
  it('goes with the game', () => {
    open();
    write(control('Seed'), '  lantern-7 ');
    begun();
    expect(onBegin.mock.lastCall?.[1]).toBe('lantern-7');
  });

  it('that is too long is refused beside its field, which is opened and gets the focus', () => {
    open();
    write(control('Seed'), 'x'.repeat(101));
    expect(document.querySelector('.field-error')?.textContent).toBe('A seed has 100 characters at most.');
    expect(control('Seed').getAttribute('aria-invalid')).toBe('true');
    begun();
    expect(onBegin).not.toHaveBeenCalled();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(control('Seed'));
    write(control('Seed'), 'x');
    expect(document.querySelector('.field-error')?.textContent).toBe('');
    begun();
    expect(onBegin).toHaveBeenCalledOnce();
  });
});
