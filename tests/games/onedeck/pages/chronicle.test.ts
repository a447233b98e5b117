// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndedGame } from '../../../../src/games/contract';
import { oneDeckChronicle } from '../../../../src/games/onedeck/pages/chronicle/oneDeckChronicle';
import { oneDeckPages } from '../../../../src/games/onedeck/pages/oneDeckPages';
import { type ChronicleEntry, entryOf } from '../../../../src/games/onedeck/records';
import { storyIn } from '../../../../src/games/onedeck/table';
import { chroniclePage, entryPage } from '../../../../src/pages';
import { lostDelve, wonDelve } from '../../../support/goldenDelves';
import { translatorIn } from '../../../support/translator';

const { t: translate } = translatorIn('en');
const asked = { onOpen: vi.fn(), onExport: vi.fn(), onStrike: vi.fn(), onGo: vi.fn() };
const WON = wonDelve();

const won: ChronicleEntry = {
  ...entryOf({ id: 'won', mode: { kind: 'campaign' }, history: WON }, new Date('2026-11-18T12:00:00Z')),
  story: null,
};
const lost: ChronicleEntry = {
  ...entryOf({ id: 'lost', mode: { kind: 'free' }, history: lostDelve() }, new Date('2026-11-17T12:00:00Z')),
  story: null,
};

const app = { translate, go: asked.onGo, now: () => new Date('2026-11-18T15:00:00') };

function show(entries: readonly ChronicleEntry[]): string {
  const overviews = [{ ...oneDeckChronicle.overview(entries, app), id: 'one-deck-dungeon', name: 'One Deck Dungeon' }];
  const rowOf = (entry: EndedGame) => oneDeckChronicle.row(entry as ChronicleEntry, translate);
  document.body.replaceChildren(chroniclePage({ translate, language: 'en', games: entries, rowOf, overviews, ...asked }));
  return document.body.textContent;
}

const press = (label: string): void => [...document.querySelectorAll('button')].find((it) => it.textContent === label)?.click();
const line = (name: string): string | undefined =>
  [...document.querySelectorAll('.bar-line')].map(({ textContent }) => textContent).find((text) => text.startsWith(name));
const niche = (name: string): HTMLButtonElement | null => document.querySelector(`button[aria-label^="${name}"]`);

beforeEach(() => vi.clearAllMocks());

describe('the chronicle', () => {
  it('says that there is nothing to tell yet', () => {
    expect(show([])).toContain('No game has been played to its end yet. What is, is told here.');
    expect(document.querySelectorAll('.chart, .last-games, .entry')).toHaveLength(0);
    press("Warrior · Dragon's Cavethe nearest empty niche");
    expect(asked.onGo).toHaveBeenCalledWith('setup', 'delve-warrior-dragons-cave');
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
    expect(line('Archer')).toBe('Archer 1 of 3 won');
    expect(line('Mage')).toBe('Mage not yet');
    expect(line("Dragon's Cave")).toBe("Dragon's Cave 1 of 1 won");
    expect(line("Minotaur's Maze")).toBe("Minotaur's Maze 0 of 1 won");
  });

  it('lights a niche by the hardest tier that was won, and begins the pairing of any niche', () => {
    const harder = { ...won, id: 'harder', setup: { ...won.setup, tier: 'veteran' as const } };
    show([won, harder, lost]);
    expect(niche('Archer and The Dragon')?.getAttribute('aria-label')).toBe('Archer and The Dragon: won, Veteran. Again');
    expect(niche('Archer and The Dragon')?.textContent).toBe('III');
    expect(document.querySelectorAll('.niche.lit')).toHaveLength(1);
    expect(document.querySelectorAll('.wall :is(th[scope=col], th[scope=row])')).toHaveLength(11);
    niche('Mage and The Lich: not won yet')?.click();
    expect(asked.onGo).toHaveBeenLastCalledWith('setup', 'delve-mage-lichs-tomb');
    document.querySelector<HTMLButtonElement>('.gold')?.click();
    expect(asked.onGo).toHaveBeenLastCalledWith('setup', 'delve-archer-yetis-cavern');
  });

  it('counts what ended games, where damage was taken, and games won in a row', () => {
    const told = { ...lost, story: storyIn(lostDelve()) };
    const text = show([won, told, { ...told, id: 'again', bossMet: false }]);
    expect(text).toContain('2 defeats');
    expect(text).toContain('The last 3 games best run 1, 1 won');
    expect(text).toMatch(/Where it hurt \d+ damage/);
    expect(line('Boss')).toMatch(/^Boss \d+$/);
  });

  it('shows the days of the daily delve, and a day that is not over ends no run', () => {
    const on = (date: string) => ({ ...lost, id: date, mode: { kind: 'daily', date } as const });
    const text = show([on('2026-11-17'), on('2026-11-16'), on('2026-11-12')]);
    expect(text).toContain('2 days in a row, longest 2');
    expect(document.querySelectorAll('.streak .played')).toHaveLength(3);
  });

  it('lists twenty games, and twenty more when asked', () => {
    const many = Array.from({ length: 45 }, (_, at) => ({ ...lost, id: `game-${at}` }));
    show(many);
    expect(document.querySelectorAll('.entry')).toHaveLength(20);
    press('Show more');
    expect(document.activeElement).toBe(document.querySelectorAll('.entry')[20]);
    press('Show more');
    expect(document.querySelectorAll('.entry')).toHaveLength(45);
    expect([...document.querySelectorAll('button')].find((it) => it.textContent === 'Show more')?.hidden).toBe(true);
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
