// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '../../../../src/engine/kernel';
import { SCORE_BOXES, totalOf } from '../../../../src/engine/paper';
import { retoldGame } from '../../../../src/games/paper/pages/retoldGame';
import { aheadWords } from '../../../../src/games/paper/pages/summary/ahead';
import { endPage } from '../../../../src/games/paper/pages/summary/endPage';
import { ghostSeat, hauntedOf } from '../../../../src/games/paper/pages/summary/ghost';
import { recordOf } from '../../../../src/games/paper/pages/summary/record';
import { entryOf, ownTotal, type PaperGame } from '../../../../src/games/paper/records';
import { button, control } from '../../../pages/onPage';
import { AGAINST_BOT, playedGame } from '../ended';
import { ALONE, PAIR } from '../played';
import { SPEECH } from '../translator';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const WELL = playedGame('well', { bot: 'easy', setup: { ...ALONE, dungeon: 'c' } });
const TWO = playedGame('two', { setup: PAIR, seating: AGAINST_BOT });
const onAgain = vi.fn();
const onBoxCounted = vi.fn();

function open(game: PaperGame, isBest = false): void {
  const entry = entryOf(game, NOW);
  const ways = { link: null, onBoxCounted, onAgain, onTitle: () => undefined, until: new AbortController().signal };
  document.body.replaceChildren(endPage({ entry, origin: game.history.origin, isBest, translate: SPEECH.en, ...ways }));
}

const cells = (name: string): readonly string[] =>
  [...document.querySelectorAll(`td.count-${name}`)].map(({ textContent }) => textContent);
const numberOf = (text: string): number => Number(text.replace('−', '-'));

beforeEach(() => vi.clearAllMocks());

describe('the summary of Paper Dungeons', () => {
  it('counts the thirteen boxes one after the other, up to the total', () => {
    open(WELL);
    const entry = entryOf(WELL, NOW);
    const points = cells('points').map(numberOf);
    expect(points.slice(0, -1)).toEqual(SCORE_BOXES.map((box) => entry.seats[0]?.score[box]));
    expect(points.at(-1)).toBe(ownTotal(entry));
    const sums = cells('sum').slice(0, -1).map(numberOf);
    expect(sums).toEqual(points.slice(0, -1).map((_, at) => points.slice(0, at + 1).reduce((sum, one) => sum + one, 0)));
    const rows = [...document.querySelectorAll<HTMLElement>('.count-table tr')].slice(1);
    expect(rows.map((row) => row.style.getPropertyValue('--at'))).toEqual(rows.map((_, at) => String(at)));
  });

  it('sounds as each box comes to light, and at no other animation', () => {
    open(WELL);
    const begins = (animationName: string) => Object.assign(new Event('animationstart', { bubbles: true }), { animationName });
    const rows = [...document.querySelectorAll('.count-table tr[style]')];
    for (const row of rows) row.dispatchEvent(begins('count-in'));
    rows[0]?.dispatchEvent(begins('other'));
    expect(onBoxCounted).toHaveBeenCalledTimes(SCORE_BOXES.length + 1);
  });

  it.each(['pointerdown', 'keydown'])('shows all at once after a press: %s', (press) => {
    open(WELL);
    document.querySelector('.paper-story')?.dispatchEvent(new Event(press));
    expect(document.querySelector('.paper-story')?.classList.contains('counted')).toBe(true);
  });

  it('P45: has the ghost of the same game beside it', async () => {
    open(WELL);
    const haunted = required(hauntedOf(entryOf(WELL, NOW), WELL.history.origin), 'a ghost');
    const { score } = await ghostSeat(haunted);
    await vi.waitFor(() => expect(document.querySelectorAll('.sheets figure')).toHaveLength(2));
    expect(cells('other').map(numberOf)).toEqual([...SCORE_BOXES.map((box) => score[box]), totalOf(score)]);
    expect(document.querySelectorAll('.sheets figcaption')[1]?.textContent).toBe(`The ghost · ${totalOf(score)}`);
  });

  it('counts the boxes of each seat, beside a ghost on the same dice with the cards of that seat', async () => {
    open(TWO);
    const { seats } = entryOf(TWO, NOW);
    for (const [at, seat] of seats.entries()) {
      if (at > 0) control(seat.who?.name ?? '').click();
      expect(cells('points').slice(0, -1).map(numberOf)).toEqual(SCORE_BOXES.map((box) => seat.score[box]));
      const haunted = required(hauntedOf(entryOf(TWO, NOW), TWO.history.origin, at), 'a ghost');
      expect([haunted.power, haunted.objective]).toEqual([seat.power, seat.objective]);
      const { score } = await ghostSeat(haunted);
      await vi.waitFor(() =>
        expect(cells('other').map(numberOf)).toEqual([...SCORE_BOXES.map((box) => score[box]), totalOf(score)]),
      );
      expect([...document.querySelectorAll('.sheets figcaption')].at(-1)?.textContent).toBe(`The ghost · ${totalOf(score)}`);
      expect(document.querySelectorAll('.sheets figure')).toHaveLength(seats.length + 1);
    }
  });

  it('shows only the ghost of the seat that was chosen last', async () => {
    open(TWO);
    const { seats } = entryOf(TWO, NOW);
    for (const seat of [seats[1], seats[0]]) control(seat?.who?.name ?? '').click();
    await vi.waitFor(() => expect(cells('other').length).toBeGreaterThan(0));
    const { score } = await ghostSeat(required(hauntedOf(entryOf(TWO, NOW), TWO.history.origin, 0), 'a ghost'));
    await Promise.resolve();
    expect(cells('other').at(-1)).toBe(String(totalOf(score)));
    expect(document.querySelectorAll('.sheets figure')).toHaveLength(3);
  });

  it('has no ghost where the beginning of the game is not known', () => {
    expect(hauntedOf(entryOf(TWO, NOW), null, 1)).toBeNull();
    expect(hauntedOf(entryOf(TWO, NOW), TWO.history.origin, 2)).toBeNull();
  });

  it('shows rivals side by side, in their places', () => {
    open(TWO);
    const entry = entryOf(TWO, NOW);
    expect(document.querySelectorAll('.sheets figure')).toHaveLength(2);
    const totals = entry.seats.map(({ score }) => totalOf(score));
    const places = [...document.querySelectorAll<HTMLLIElement>('.standings li')].map(({ textContent }) => textContent);
    expect(places[0]).toContain(String(Math.max(...totals)));
    expect(places.join()).toContain('Marta');
    expect(places.join()).toContain('Fabio');
  });

  it('leads to another game, and names the best one', () => {
    open(WELL, true);
    expect(document.querySelector('.paper-feat')?.textContent).toBe('The best in this dungeon so far.');
    button('Play again').click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});

describe('what the ghost has made of the same dice', () => {
  const own = required(entryOf(WELL, NOW).seats[0], 'a seat').score;

  it('names the boxes that brought it most more, the largest first', () => {
    const ghost = { ...own, gems: own.gems + 5, items: own.items + 7, levels: own.levels + 1, 'boss-1': own['boss-1'] + 2 };
    const said = aheadWords(own, { ...ghost, damage: own.damage - 3 }, SPEECH.en);
    expect(said).toContain(`made ${totalOf(own) + 12} glory`);
    expect(said).toContain('Items +7, Gems +5 and Boss 1 +2');
  });

  it('says so where no box brought it more', () => {
    expect(aheadWords(own, { ...own, items: own.items - 1 }, SPEECH.en)).toContain('No box brought it more.');
  });
});

describe('the best game of a dungeon', () => {
  const [well, badly] = [entryOf(WELL, NOW), entryOf(playedGame('badly', { setup: { ...ALONE, dungeon: 'c' } }), NOW)];

  it('beats all others there, of which there has to be one', () => {
    expect(recordOf(well, [well, badly])).toBe(true);
    expect(recordOf(badly, [well, badly])).toBe(false);
    expect(recordOf(well, [well])).toBe(false);
    expect(recordOf(well, [well, { ...badly, dungeon: 'd' }])).toBe(false);
  });
});

describe('a game of the chronicle', () => {
  it('is told with its replay, without one, and not with that of another game', () => {
    const entry = entryOf(WELL, NOW);
    expect(retoldGame(entry, SPEECH.en).replay).toBe('right');
    expect(retoldGame({ ...entry, replay: null }, SPEECH.en).replay).toBe('none');
    expect(retoldGame({ ...entry, replay: entryOf(TWO, NOW).replay }, SPEECH.en).replay).toBe('wrong');
    expect(retoldGame({ ...entry, replay: null }, SPEECH.en).story.querySelectorAll('.count-table tr')).toHaveLength(15);
  });
});
