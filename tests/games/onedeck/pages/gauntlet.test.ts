// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  GAUNTLET_ORDER,
  type Gauntlet,
  type GauntletGame,
  type HeroId,
  type Setup,
  startGauntlet,
} from '../../../../src/engine/onedeck';
import { gauntletPage } from '../../../../src/games/onedeck/pages/gauntlet/gauntletPage';
import { accepted, aSeed } from '../../../engine/campaign/support';
import { translatorIn } from '../../../support/translator';

const { t: translate } = translatorIn('en');
const LAST: Setup = { heroes: ['rogue'], dungeon: 'lichs-tomb', tier: 'veteran' };
const asked = { sound: vi.fn(), onStart: vi.fn(), onResume: vi.fn(), onPlay: vi.fn(), onGiveUp: vi.fn() };

const WON: GauntletGame = { descents: 3, levelUps: 2, bossDefeated: true };
const LOST: GauntletGame = { descents: 1, levelUps: 1, bossDefeated: false };

function aGauntlet(games: readonly GauntletGame[], waiting = 0, heroes: readonly HeroId[] = ['rogue']): Gauntlet {
  const begun = accepted(startGauntlet({ heroes, tier: 'novice', seed: aSeed('rope') }));
  const sheets = begun.sheets.map((sheet) => ({ ...sheet, unplaced: { 1: waiting, 2: 0, 3: 0 } }));
  return { ...begun, games, sheets };
}

function show(gauntlet: Gauntlet | null, isOnTable = false): string {
  let now = gauntlet;
  const page = gauntletPage({
    translate,
    gauntlet,
    isOnTable,
    last: LAST,
    async rewrite(hero, _, next) {
      if (now !== null) now = { ...now, sheets: now.sheets.map((sheet) => (sheet.hero === hero ? next : sheet)) };
      return now?.sheets ?? [];
    },
    ...asked,
  });
  document.body.replaceChildren(page);
  return document.body.textContent;
}

const press = (label: string): void => [...document.querySelectorAll('button')].find((it) => it.textContent === label)?.click();
const rungs = (): readonly string[] => [...document.querySelectorAll('.rung-standing')].map(({ textContent }) => textContent);

beforeEach(() => vi.clearAllMocks());

describe('a gauntlet', () => {
  it('is begun with a party and a tier', () => {
    show(null);
    expect(rungs()).toEqual([]);
    press('Begin a gauntlet');
    expect(asked.onStart).toHaveBeenCalledWith({ heroes: ['rogue'], tier: 'veteran' });
  });

  it('shows how far it is, and goes on with what the heroes choose', () => {
    show(aGauntlet([WON]));
    expect(rungs()).toEqual(['won', 'next', 'ahead', 'ahead', 'ahead']);
    document.querySelectorAll<HTMLInputElement>('input[name=focus-rogue]')[1]?.click();
    press("Go down: Yeti's Cavern");
    expect(asked.onPlay).toHaveBeenCalledWith({
      heroes: ['rogue'],
      tier: 'novice',
      dungeon: GAUNTLET_ORDER[1],
      gifts: [{ hero: 'rogue', focus: 'combat', basicSkill: null, talents: [] }],
    });
  });

  it('goes on at the table when its delve lies there', () => {
    show(aGauntlet([]), true);
    expect(document.querySelector('.gifts')).toBeNull();
    press("Go on: Dragon's Cave");
    expect(asked.onResume).toHaveBeenCalledOnce();
  });

  it('lets marks be placed between delves, which may bring a basic skill at once', async () => {
    show(aGauntlet([WON], 6));
    expect(document.querySelector('input[name=basic-rogue]')).toBeNull();
    for (let mark = 0; mark < 6; mark++)
      document.querySelector<HTMLButtonElement>('[data-place="veteran-greenCircles"]')?.click();
    expect(document.querySelector('[role=status]')?.textContent).toBe('Veteran is earned.');
    await vi.waitFor(() => expect(document.querySelectorAll('input[name=basic-rogue]')).toHaveLength(4));
    press("Go down: Yeti's Cavern");
    expect(asked.onPlay.mock.lastCall?.[0].gifts).toEqual([
      { hero: 'rogue', focus: 'healing', basicSkill: 'force-bolt', talents: ['veteran'] },
    ]);
  });

  it('has a sheet for each of its heroes', () => {
    show(aGauntlet([WON], 1, ['rogue', 'mage']));
    expect([...document.querySelectorAll<HTMLInputElement>('input[name=sheet]')].map(({ value }) => value)).toEqual([
      'rogue',
      'mage',
    ]);
  });

  it('is given up only after asking', async () => {
    show(aGauntlet([WON]));
    press('Give up');
    press('Go on with it');
    await Promise.resolve();
    expect(asked.onGiveUp).not.toHaveBeenCalled();
    press('Give up');
    document.querySelector<HTMLButtonElement>('dialog .gold')?.click();
    await vi.waitFor(() => expect(asked.onGiveUp).toHaveBeenCalledOnce());
  });

  it.each([
    [[LOST], 'The gauntlet ended in the first dungeon.', ['lost', 'ahead', 'ahead', 'ahead', 'ahead']],
    [[WON, WON, LOST], 'The gauntlet ended after 2 dungeons.', ['won', 'won', 'lost', 'ahead', 'ahead']],
    [[WON, WON, WON, WON, WON], 'All five.', ['won', 'won', 'won', 'won', 'won']],
  ] as const)('that has ended says so, and makes room for another (%#)', (games, words, standings) => {
    expect(show(aGauntlet(games))).toContain(words);
    expect(rungs()).toEqual(standings);
    press('Begin a gauntlet');
    expect(asked.onStart).toHaveBeenCalledOnce();
  });
});
