// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { type DailyDelve, oneDeckDungeon } from '../../../../src/engine/onedeck';
import { dailyPage } from '../../../../src/games/onedeck/pages/daily/dailyPage';
import { beginDaily, todayWords } from '../../../../src/games/onedeck/pages/daily/delves';
import { today } from '../../../../src/games/onedeck/pages/daily/today';
import type { DailyResult } from '../../../../src/games/onedeck/records';
import { dateOf } from '../../../../src/pages';
import { button, english } from '../../../pages/onPage';

const delve = { hero: 'rogue', dungeon: 'yetis-cavern', tier: 'veteran', seed: 'daily-2026-11-18' } as DailyDelve;
const result: DailyResult = { id: 'a', outcome: 'defeat', floor: 2, bossMet: false, turns: 9, date: '2026-11-18', tries: 1 };
const onBegin = vi.fn();

function words(played: DailyResult | null): string {
  document.body.replaceChildren(dailyPage({ translate: english, day: 'Wednesday 18 November', delve, played, onBegin }));
  return document.body.textContent;
}

describe('the page of the day', () => {
  it('says who goes down, where and how hard, and begins', () => {
    expect(words(null)).toMatch(/Wednesday 18 November.*Rogue.*Yeti's Cavern.*Veteran/);
    expect(document.querySelector('.daily-played')).toBeNull();
    button('Go down').click();
    expect(onBegin).toHaveBeenCalledOnce();
  });

  it.each([
    [result, 'Played today: lost on floor 2, turn 9.'],
    [{ ...result, floor: 3, bossMet: true, tries: 3 }, 'Played today: lost to the boss, on turn 9. Tried 3 times in all.'],
    [{ ...result, outcome: 'victory' } as const, 'Played today: won on turn 9.'],
  ])('says how it went', (played, sentence) => {
    words(played);
    expect(document.querySelector('.daily-played')?.textContent).toBe(sentence);
    expect(button('Go down again')).toBeTruthy();
  });
});

describe('today', () => {
  const begin = vi.fn();
  const house = {
    translate: english,
    records: { dailies: async () => [{ ...result, date: '2026-11-17' }, result] },
    begin,
    language: () => 'en',
    now: () => new Date(2026, 10, 18, 23, 59),
  };

  it('is the day where the player is', () => {
    expect(dateOf(new Date(2026, 0, 2, 0, 1))).toBe('2026-01-02');
    expect(dateOf(house.now())).toBe('2026-11-18');
    expect(todayWords(house)).toMatch(/^\w+ · .+/);
  });

  it('shows how it went this day, not another', async () => {
    const page = await today(house);
    expect(page.querySelector('.daily-played')?.textContent).toContain('floor 2');
    const tomorrow = await today({ ...house, now: () => new Date(2026, 10, 19) });
    expect(tomorrow.querySelector('.daily-played')).toBeNull();
  });

  it('begins a game that can be played, the same for everybody', () => {
    beginDaily(house, '2026-11-18');
    const { setup, seed, mode } = begin.mock.lastCall?.[0] ?? {};
    expect(mode).toEqual({ kind: 'daily', date: '2026-11-18' });
    expect(oneDeckDungeon.parseSetup(setup).ok).toBe(true);
    expect(seed).toBe('daily-2026-11-18');
  });
});
