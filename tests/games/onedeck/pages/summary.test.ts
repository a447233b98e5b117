// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mode } from '../../../../src/engine/onedeck';
import { endPage } from '../../../../src/games/onedeck/pages/summary/endPage';
import { type Retelling, retell, retellingOf } from '../../../../src/games/onedeck/pages/summary/retelling';
import { type ChronicleEntry, entryOf } from '../../../../src/games/onedeck/records';
import type { Delve } from '../../../support/delveText';
import { lostDelve, wonDelve } from '../../../support/goldenDelves';
import { translatorIn } from '../../../support/translator';

const WON = wonDelve();
const LOST = lostDelve();
const asked = { onMarks: vi.fn(), onAgain: vi.fn(), onTitle: vi.fn(), until: new AbortController().signal };

const entry = (history: Delve, mode: Mode = { kind: 'free' }, marks: ChronicleEntry['marks'] = []): ChronicleEntry => ({
  ...entryOf({ id: 'one', mode, history }, new Date('2026-11-18T12:00:00Z')),
  story: null,
  marks,
});

function show(retelling: Retelling, language: 'en' | 'it' = 'en'): string {
  const { t: translate } = translatorIn(language);
  document.body.replaceChildren(endPage({ translate, retelling, link: 'https://lantern.example/#replay=L1-', ...asked }));
  return document.body.textContent;
}

const ways = (): readonly string[] => [...document.querySelectorAll('.ways button')].map(({ textContent }) => textContent);
const press = (name: string): void => [...document.querySelectorAll('button')].find((it) => it.textContent === name)?.click();
const headings = (): readonly string[] => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

describe('the summary of a game', () => {
  it('tells a victory floor by floor, and the rounds against the boss', () => {
    const text = show(retellingOf(entry(WON), WON));
    expect(headings()[0]).toBe('Victory! The Dragon has fallen');
    expect(headings().filter((heading) => /^Floor \d: /.test(heading))).toHaveLength(3);
    expect(text).toContain(`turn ${WON.state.turn}`);
    expect(document.querySelectorAll('table tr')).toHaveLength((WON.state.boss?.round ?? 0) + 1);
    expect(ways()).toEqual(['Try againArcher, new cards', 'Copy a link to this game', 'To the title']);
  });

  it('tells a defeat', () => {
    const text = show(retellingOf(entry(LOST), LOST));
    expect(headings()[0]).toBe('The Hydra felled you');
    expect(text).toContain(`floor 3 · turn ${LOST.state.turn}`);
  });

  it('lists the foes by the damage that they did, and no more than five', () => {
    show(retellingOf(entry(LOST), LOST));
    const harms = [...document.querySelectorAll('.harm-by')].map(({ textContent }) => textContent);
    expect(harms.slice(0, 2)).toEqual(['The Hydra6: 6 damage', 'Beetle4: 4 damage']);
    expect(harms).toHaveLength(5);
    show(retellingOf(entry(LOST), LOST), 'it');
    expect(document.querySelector('.harm')?.textContent).toContain("Ferite per nemicoL'Idra6: 6");
  });

  it('names the record that was broken, and nothing where there is none', () => {
    const { t: translate } = translatorIn('en');
    const feats = (['light', 'depth', null] as const).map((feat) => {
      const page = endPage({ translate, retelling: retellingOf(entry(WON), WON), feat, link: null, ...asked });
      return page.querySelector('.feat')?.textContent;
    });
    expect(feats).toEqual(['A new light on your wall', 'Your deepest yet', undefined]);
  });

  it('tells the same of a game that is played again from its replay', () => {
    const direct = show(retellingOf(entry(WON), WON));
    expect(show(retell(entry(WON)))).toBe(direct);
  });

  it('tells only the outcome of a game whose rules are no more', () => {
    const text = show(retell({ ...entry(WON), replay: null }));
    expect(headings()).toEqual(['Victory! The Dragon has fallen', `The party, level ${WON.state.level}`]);
    expect(text).toContain('The rules have changed since');
  });

  it.each<readonly [string, object]>([
    ['another outcome', { outcome: 'defeat' }],
    ['another turn', { turns: WON.state.turn + 1 }],
    ['another level', { level: WON.state.level === 1 ? 2 : 1 }],
    ['more damage', { heroes: entry(WON).heroes.map((hero) => ({ ...hero, damage: hero.damage + 1 })) }],
    ['another tier', { setup: { ...WON.state.setup, tier: WON.state.setup.tier === 'novice' ? 'veteran' : 'novice' } }],
    ['the replay of another game', { replay: entry(LOST).replay }],
  ])('shows nothing of a replay that leads to another game: %s', (_, other) => {
    expect(retell(entry(WON))).toMatchObject({ history: { state: WON.state } });
    expect(retell({ ...entry(WON), ...other })).toMatchObject({ history: null, delve: null, isLinkWrong: true });
  });

  it('tells no half of a story when the rules changed on the way', () => {
    const changed = { ...WON, origin: { ...WON.origin, base: WON.state }, past: null };
    expect(show(retellingOf(entry(WON), changed))).toContain('The rules have changed since');
    expect(document.querySelector('table')).toBeNull();
  });

  it('offers the marks of a campaign first, and says which are lost', () => {
    const [hero] = WON.state.setup.heroes;
    const marks = hero === undefined ? [] : [{ hero, earned: 7, lost: 2 }];
    const text = show(retellingOf(entry(WON, { kind: 'campaign' }, marks), WON));
    expect(text).toContain('7 marks. 2 of them fit nowhere any more.');
    expect(ways()[0]).toBe('Place the marks');
    press('Place the marks');
    expect(asked.onMarks).toHaveBeenCalledOnce();
  });

  it.each([
    [{ kind: 'gauntlet' }, 'On with the gauntlet'],
    [{ kind: 'daily', date: '2026-11-18' }, 'Try this day again'],
    [{ kind: 'practice' }, 'Practise again'],
  ] as const)('goes on as the mode has it: %o', (mode, label) => {
    show(retellingOf(entry(WON, mode), WON));
    press(label);
    expect(asked.onAgain).toHaveBeenCalledOnce();
  });

  it('speaks Italian as well', () => {
    expect(show(retellingOf(entry(LOST), LOST), 'it')).toMatch(/Fatale: L'Idra.*Piano 1: /);
  });
});

describe('Enter', () => {
  const strike = (from: Element): void =>
    void from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

  it('presses the golden button from anywhere but from another button', () => {
    show(retellingOf(entry(LOST), LOST));
    strike(document.querySelector('h2') ?? document.body);
    expect(asked.onAgain).toHaveBeenCalledTimes(1);
    strike([...document.querySelectorAll('.ways button')].at(-1) ?? document.body);
    expect(asked.onAgain).toHaveBeenCalledTimes(1);
  });
});

describe('the cut', () => {
  const key = (name: string): boolean =>
    document
      .querySelector('.cut-scroll')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })) ?? false;
  const told = (): string => document.querySelector('.told')?.textContent ?? '';

  it.each([
    ['en', /^Turn 3, Bear Traps, 3 damage, 4 time, bad luck$/],
    ['it', /^Turno 3, Tagliole, 3 danni, 4 tempo, sfortuna$/],
  ] as const)('reads aloud as a list in %s', (language, line) => {
    show(retellingOf(entry(LOST), LOST), language);
    const lines = [...document.querySelectorAll('ol.stations > li > .unseen')].map(({ textContent }) => textContent);
    expect(lines).toHaveLength(14);
    expect(lines[1]).toMatch(line);
  });

  it('is drawn whole by the first press of any kind, and waits for no other then', () => {
    const waited: AbortSignal[] = [];
    const { addEventListener } = window;
    vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof addEventListener>) => {
      const [type, , options] = given;
      if (type === 'pointerdown' && typeof options === 'object' && options.signal) waited.push(options.signal);
      addEventListener.apply(window, given);
    });
    show(retellingOf(entry(LOST), LOST), 'en');
    expect(waited.map(({ aborted }) => aborted)).toEqual([false]);
    key('ArrowLeft');
    expect(document.querySelector('.drawn')).not.toBeNull();
    expect(waited.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('tells the dice of a station by arrow keys, and closes with Escape', () => {
    show(retellingOf(entry(LOST), LOST));
    key('ArrowLeft');
    expect(told()).toContain('Turn 22, The Hydra, round 1, 6 damage');
    key('Home');
    expect(told()).toContain('Turn 2, Force Wall, untouched');
    key('ArrowRight');
    expect(told()).toContain('Turn 3, Bear Traps');
    expect(key('Escape')).toBe(false);
    expect(told()).toBe('');
    // Without a station open, Escape leads back as on every page.
    expect(key('Escape')).toBe(true);
  });
});

describe('the link to a game', () => {
  it('goes to the clipboard', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show(retellingOf(entry(WON), WON));
    press('Copy a link to this game');
    expect(writeText).toHaveBeenCalledWith('https://lantern.example/#replay=L1-');
    await vi.waitFor(() => expect(document.querySelector('.copy [role=status]')?.textContent).toBe('Copied'));
  });

  it('is shown where there is no clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('plain HTTP'));
    show(retellingOf(entry(WON), WON));
    press('Copy a link to this game');
    await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe('https://lantern.example/#replay=L1-'));
  });

  it('is not offered for a game that can not be played again', () => {
    const { t: translate } = translatorIn('en');
    document.body.replaceChildren(endPage({ translate, retelling: retell(entry(WON)), link: null, ...asked }));
    expect(ways()).toEqual(['Try againArcher, new cards', 'To the title']);
  });
});
