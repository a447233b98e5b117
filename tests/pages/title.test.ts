// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { newSheet, recordGame, reportOf, startGauntlet } from '../../src/engine/onedeck';
import { recordNotes } from '../../src/games/onedeck/pages/titleNotes';
import { PAGES } from '../../src/machines';
import { titlePage } from '../../src/pages';
import { wonDelve } from '../support/goldenDelves';
import { button, english } from './onPage';

const onContinue = vi.fn();
const onGo = vi.fn();
const onReload = vi.fn();
const PARTS = {
  ...{ translate: english, saved: null, newer: false, offers: () => true, notes: {}, later: Promise.resolve({}) },
  ...{ onContinue, onReload, onGo },
};

function open(parts: Partial<Parameters<typeof titlePage>[0]> = {}): readonly string[] {
  document.body.replaceChildren(titlePage({ ...PARTS, ...parts }));
  return [...document.querySelectorAll('button')].map(({ id }) => id);
}

describe('the title', () => {
  it('offers the pages that there are, and goes to them', () => {
    expect(open()).toEqual(['setup', 'daily', 'gauntlet', 'campaign', 'codex', 'chronicle', 'settings'].map((id) => `to-${id}`));
    button('Codex').click();
    expect(onGo).toHaveBeenLastCalledWith('codex');
    expect(open({ offers: (page) => page === 'setup' || page === 'settings' })).toEqual(['to-setup', 'to-settings']);
    expect(open({ offers: (page) => page === PAGES[0] })).toEqual([]);
  });

  it('leads with the game under way, and without one with a new delve', () => {
    open();
    expect(button('New delve').className).toContain('gold');
    open({ saved: 'Warrior · floor 1' });
    expect(button('Continue').textContent).toBe('ContinueWarrior · floor 1');
    expect(button('New delve').className).not.toContain('gold');
    button('Continue').click();
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('says what a game of a newer version waits for, and offers to reload instead of going on', () => {
    open({ newer: true });
    expect(document.querySelector('nav p')?.textContent).toMatch(
      /^A game of a newer version .* as soon as that version is loaded/,
    );
    expect(() => button('Continue')).toThrow();
    expect(button('New delve').className).not.toContain('gold');
    button('Reload').click();
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('has notes beneath the names, and better ones once they are read', async () => {
    open({ notes: { daily: '18 November', campaign: 'Heroes' }, later: Promise.resolve({ campaign: 'Mage' }) });
    expect(button('Campaign').textContent).toBe('CampaignHeroes');
    await vi.waitFor(() => expect(button('Campaign').textContent).toBe('CampaignMage'));
    expect(button('Daily').textContent).toBe('Daily delve18 November');
  });
});

describe('how far gauntlet and campaign have come', () => {
  const seed = 'lamp' as Parameters<typeof startGauntlet>[0]['seed'];

  it('is said of neither before it has begun', async () => {
    const records = { sheets: async () => [newSheet('mage')], gauntlet: async () => null };
    expect(await recordNotes({ translate: english, records })).toEqual({});
  });

  it('is said of the hero who played most, and of a gauntlet under way', async () => {
    const { state } = wonDelve();
    const [{ id: hero }] = state.heroes as unknown as readonly [{ readonly id: 'mage' }];
    const played = recordGame(newSheet(hero), reportOf(state));
    const gauntlet = startGauntlet({ heroes: ['rogue'], tier: 'standard', seed });
    if (!played.ok || !gauntlet.ok) throw new Error('refused');
    const records = {
      sheets: async () => [newSheet('rogue'), played.value.sheet],
      gauntlet: async () => gauntlet.value,
    };
    expect(await recordNotes({ translate: english, records })).toEqual({
      campaign: `${english(`hero.${hero}`)} · 1 of 5 bosses`,
      gauntlet: '0 of 5 won',
    });
    const over = { ...gauntlet.value, games: [{ descents: 0, levelUps: 0, bossDefeated: false }] };
    expect(await recordNotes({ translate: english, records: { ...records, gauntlet: async () => over } })).not.toHaveProperty(
      'gauntlet',
    );
  });
});
