// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { oneDeckPages } from '../../../../src/games/onedeck/pages/oneDeckPages';
import { type ChronicleEntry, entryOf } from '../../../../src/games/onedeck/records';
import { storyIn } from '../../../../src/games/onedeck/table';
import { chroniclePage, entryPage } from '../../../../src/pages';
import { lostDelve, wonDelve } from '../../../support/goldenDelves';
import { translatorIn } from '../../../support/translator';

const { t: translate } = translatorIn('en');
const asked = { onOpen: vi.fn(), onExport: vi.fn(), onStrike: vi.fn() };
const WON = wonDelve();

const won: ChronicleEntry = {
  ...entryOf({ id: 'won', mode: { kind: 'campaign' }, history: WON }, new Date('2026-11-18T12:00:00Z')),
  story: null,
};
const lost: ChronicleEntry = {
  ...entryOf({ id: 'lost', mode: { kind: 'free' }, history: lostDelve() }, new Date('2026-11-17T12:00:00Z')),
  story: null,
};

function show(entries: readonly ChronicleEntry[]): string {
  const rows = entries.map((entry) => oneDeckPages.chronicleRow(entry, translate));
  const tallies = oneDeckPages.tallies(entries, translate);
  document.body.replaceChildren(chroniclePage({ translate, language: 'en', rows, tallies, ...asked }));
  return document.body.textContent;
}

const press = (label: string): void => [...document.querySelectorAll('button')].find((it) => it.textContent === label)?.click();
const line = (name: string): string | undefined =>
  [...document.querySelectorAll('.total')].map(({ textContent }) => textContent).find((text) => text.startsWith(name));

beforeEach(() => vi.clearAllMocks());

describe('the chronicle', () => {
  it('says that there is nothing to tell yet', () => {
    expect(show([])).toBe('No game has been played to its end yet. What is, is told here.');
  });

  it('lists every game in words and opens the one that is pressed', () => {
    show([won, lost]);
    const games = [...document.querySelectorAll<HTMLButtonElement>('.entry')];
    expect(games[0]?.textContent).toMatch(
      /^The Dragon beaten on turn \d+ Archer · Dragon's Cave · Novice · campaign November 18, 2026/,
    );
    expect(games[1]?.textContent).toMatch(/on turn \d+/);
    games[1]?.click();
    expect(asked.onOpen).toHaveBeenCalledWith('lost');
  });

  it('adds up what was won and played, by hero and by dungeon', () => {
    const elsewhere = { ...lost, id: 'other', setup: { ...lost.setup, dungeon: 'minotaurs-maze' as const } };
    show([won, lost, elsewhere]);
    expect(line('Archer')).toBe('Archer1 of 3 won');
    expect(line('Mage')).toBe('Magenot yet');
    expect(line("Dragon's Cave")).toBe("Dragon's Cave1 of 1 won");
    expect(line("Minotaur's Maze")).toBe("Minotaur's Maze0 of 1 won");
  });

  it('is saved as a file', () => {
    show([won]);
    press('Save all as a file');
    expect(asked.onExport).toHaveBeenCalledOnce();
  });
});

describe('a game of the chronicle', () => {
  const open = async (entry: ChronicleEntry): Promise<string> => {
    const game = await oneDeckPages.retold(entry, translate);
    const { date } = entry;
    document.body.replaceChildren(entryPage({ translate, language: 'en', date, game, link: null, ...asked }));
    return document.body.textContent;
  };

  it('is played again to be told in full', async () => {
    expect(await open(won)).toMatch(/November 18, 2026.*Victory.*Floor 1: .*Floor 3: /);
  });

  it('keeps its story where it cannot be played again, because the rules have changed', async () => {
    const chapters = (): readonly string[] => [...document.querySelectorAll('.chapters')].map(({ innerHTML }) => innerHTML);
    await open(won);
    const told = chapters();
    const changed = { ...won, replay: 'L1-of other rules' };
    expect(await open({ ...changed, story: storyIn(WON) })).not.toContain('The rules have changed since');
    expect(chapters()).toEqual(told);
    expect(await open(changed)).toContain('The rules have changed since');
  });

  it('is struck out only after asking', async () => {
    await open(won);
    press('Strike it out');
    press('Keep it');
    await Promise.resolve();
    expect(asked.onStrike).not.toHaveBeenCalled();
    press('Strike it out');
    document.querySelector<HTMLButtonElement>('dialog .gold')?.click();
    await vi.waitFor(() => expect(asked.onStrike).toHaveBeenCalledOnce());
  });
});
