// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paperDungeons, type Setup } from '../../../../src/engine/paper';
import type { Seating } from '../../../../src/games/contract';
import { dungeonIn, placeOfDungeon } from '../../../../src/games/paper/pages/setup/address';
import { withMission } from '../../../../src/games/paper/pages/setup/missionChoice';
import { withoutGaps } from '../../../../src/games/paper/pages/setup/seatChoice';
import { setupPage } from '../../../../src/games/paper/pages/setup/setupPage';
import { button, control } from '../../../pages/onPage';
import { AGAINST_BOT } from '../ended';
import { ALONE } from '../played';
import { SPEECH } from '../translator';

const FIRST: Setup = { ...ALONE, dungeon: 'a', dispersal: true };
const onBegin = vi.fn();
let leaving = new AbortController();

function open(last: Setup = FIRST, lastSeating: Seating | null = null, translate = SPEECH.en): void {
  leaving.abort();
  leaving = new AbortController();
  const parts = { translate, until: leaving.signal, sound: () => undefined, last, lastSeating, onBegin };
  document.body.replaceChildren(setupPage(parts));
}

function begun(): { readonly setup: Setup; readonly seating: Seating } {
  onBegin.mockClear();
  button('Begin').click();
  const [setup, seating] = onBegin.mock.lastCall ?? [];
  expect(paperDungeons.parseSetup(setup)).toEqual({ ok: true, value: setup });
  return { setup, seating };
}

const values = (): readonly string[] => [...document.querySelectorAll('.step-value')].map(({ textContent }) => textContent);
const press = (key: string): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => onBegin.mockClear());

describe('the setup of Paper Dungeons', () => {
  it('begins alone before the first game, and as in the last game afterwards', () => {
    open();
    expect(begun().setup).toEqual(FIRST);
    const last: Setup = { seats: 2, dungeon: 'k', missions: 'none', dispersal: false, openObjectives: true };
    open(last, AGAINST_BOT);
    expect(begun()).toEqual({ setup: last, seating: AGAINST_BOT });
  });

  it('has twelve maps with their bosses, and chance', () => {
    open();
    expect(document.querySelectorAll('.paper-dungeons .card')).toHaveLength(13);
    expect(document.querySelectorAll('.paper-dungeons .card .paper-crest')).toHaveLength(36);
    control('Drawn by chance').click();
    expect(begun().setup.dungeon).toBe('drawn');
  });

  it('follows from the seats that are taken, whichever stay empty', () => {
    const three = { 'seat-1': AGAINST_BOT['seat-1' as never], 'seat-4': AGAINST_BOT['seat-2' as never] } as Seating;
    open(FIRST, three);
    const { setup, seating } = begun();
    expect(setup.seats).toBe(2);
    expect(Object.keys(seating)).toEqual(['seat-1', 'seat-2']);
  });

  it('gives a party that moves up the name of its new seat, unless it has one of its own', () => {
    const sitter = { player: 'person', banner: 'flame' } as const;
    const seating = { 'seat-2': { ...sitter, name: 'Party 2' }, 'seat-5': { ...sitter, name: 'Anna' } } as Seating;
    expect(withoutGaps(seating, SPEECH.en)).toEqual({
      'seat-1': { ...sitter, name: 'Party 1' },
      'seat-2': { ...sitter, name: 'Anna' },
    });
  });

  it('has always three missions where they are chosen', () => {
    open();
    control('three chosen').click();
    control('Full Satchel').click();
    control('The Hard Way').click();
    const { missions } = begun().setup;
    expect(missions).toHaveLength(3);
    expect(missions).toContain('full-satchel');
    expect(withMission(['hard-way', 'three-lairs', 'living-legend'], 'three-lairs')).toEqual([
      'hard-way',
      'living-legend',
      'three-lairs',
    ]);
  });

  it('turns from dungeon to dungeon by arrow keys, and opens a step by its digit', () => {
    open();
    press('ArrowRight');
    expect(begun().setup.dungeon).toBe('b');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(begun().setup.dungeon).toBe('drawn');
    press('3');
    expect(document.querySelector('.staged')?.getAttribute('data-step')).toBe('missions');
  });

  it('says what is chosen, and alone which lights there are', () => {
    open();
    expect(values()).toEqual(['alone', 'Cellars of the Lantern Inn', 'three drawn', 'gems disperse']);
    const lights = [...document.querySelectorAll('.light-goals li')].map(({ textContent }) => textContent);
    expect(lights).toEqual(['Ember 64', 'Candle 70', 'Torch 77', 'Lantern 84', 'Beacon 94']);
    const facts = [...document.querySelectorAll('.boss-facts li')].map(({ textContent }) => textContent);
    expect(facts[1]).toBe('Basilisk Round 2, room E5 13 → +3, 17 → +5, 21 → +6 Warrior counts twice');
    open({ ...FIRST, seats: 2 }, AGAINST_BOT);
    expect(values()[0]).toBe('2 parties');
    expect(document.querySelector('.light-goals')).toBeNull();
    expect(document.querySelector('.paper-gist')?.textContent).toContain('the most glory wins');
  });

  it('finds a dungeon in the address, and none where there is none', () => {
    expect(dungeonIn(placeOfDungeon('g'))).toBe('g');
    expect([dungeonIn(null), dungeonIn('dungeon-z')]).toEqual([undefined, undefined]);
  });
});
