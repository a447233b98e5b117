// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { DUNGEONS, MONSTERS } from '../../../../src/engine/paper';
import { bestByDungeon, nextDungeon } from '../../../../src/games/paper/pages/chronicle/feats';
import { paperChronicle } from '../../../../src/games/paper/pages/chronicle/paperChronicle';
import { entryOf, ownTotal } from '../../../../src/games/paper/records';
import { playedGame } from '../ended';
import { ALONE, PAIR } from '../played';
import { SPEECH } from '../translator';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const WELL = entryOf(playedGame('well', { bot: 'easy', setup: { ...ALONE, dungeon: 'a' } }), NOW);
const BADLY = entryOf(playedGame('badly', { setup: { ...ALONE, dungeon: 'a' } }), NOW);
const TWO = entryOf(playedGame('two', { setup: { ...PAIR, dungeon: 'b' } }), NOW);

const go = vi.fn();
const app = { translate: SPEECH.en, go, now: () => NOW };

describe('the chronicle of Paper Dungeons', () => {
  it('shows the finished sheet as a picture, with the rooms of its way lit', () => {
    const { pictures, title, detail } = paperChronicle.row(WELL, SPEECH.en);
    expect(pictures).toHaveLength(1);
    const path = WELL.seats[0]?.sheet.path ?? [];
    expect(pictures[0]?.querySelectorAll('.map-room.lit')).toHaveLength(new Set(path).size);
    expect(title).toBe(`Cellars of the Lantern Inn: ${ownTotal(WELL)} glory`);
    expect(detail).toContain(`Lights lit: ${WELL.lights} of 5`);
    expect(paperChronicle.row(TWO, SPEECH.en).detail).toContain('2 parties');
  });

  it('knows which bosses and monsters were met', () => {
    const met = paperChronicle.met([WELL]);
    const { sheet } = WELL.seats[0] ?? { sheet: null };
    for (const monster of sheet?.beaten ?? []) expect(met).toContain(`monster-${MONSTERS[monster].type}`);
    const fought = DUNGEONS.a.lairs.filter((_, at) => sheet?.bosses[at]?.fought).map(({ boss }) => `boss-${boss}`);
    expect([...met].filter((place) => place.startsWith('boss-'))).toEqual(fought);
    expect(fought.length).toBeGreaterThan(0);
  });

  it('keeps the best of each dungeon, and offers one that was never played', () => {
    const best = bestByDungeon([BADLY, WELL, TWO]);
    expect(best.get('a')).toEqual({ total: ownTotal(WELL), lights: WELL.lights });
    expect(nextDungeon(best)).toBe('c');
    expect(nextDungeon(new Map([['a', { total: 1, lights: 0 }]]))).toBe('b');
  });

  it('begins a dungeon from the wall in one press', () => {
    const { wall, next, charts } = paperChronicle.overview([WELL, TWO], app);
    expect(wall.querySelectorAll('button')).toHaveLength(12);
    expect(wall.querySelectorAll('.lit.map-niche')).toHaveLength(2);
    wall.querySelector<HTMLElement>('.map-niche.next')?.click();
    next.onPress();
    expect(go.mock.calls).toEqual([
      ['setup', 'dungeon-c'],
      ['setup', 'dungeon-c'],
    ]);
    expect(charts.map(({ bars }) => bars.length)).toEqual([5, 3, 13, 12]);
    expect(charts.flatMap(({ bars }) => bars).every(({ share }) => share >= 0 && share <= 1)).toBe(true);
  });

  it('has no chart but that of dungeons before the first game', () => {
    expect(paperChronicle.overview([], app).charts).toHaveLength(1);
  });
});
