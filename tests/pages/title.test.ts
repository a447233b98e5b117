// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { TitleMode } from '../../src/games/contract';
import { titlePage } from '../../src/pages';
import { button, english } from './onPage';

const onContinue = vi.fn();
const onGo = vi.fn();
const onReload = vi.fn();
const MODES: readonly TitleMode[] = [
  { page: 'setup', kind: 'free', look: 'whole' },
  { page: 'daily', kind: 'daily', look: 'whole' },
  { page: 'gauntlet', kind: 'gauntlet', look: 'shared' },
  { page: 'campaign', kind: 'campaign', look: 'shared' },
];
const PARTS = {
  nameOf: (page: string) => english(`page.${page as 'setup'}`),
  game: null,
  ...{ translate: english, saved: null, newer: false, modes: MODES, underWay: [], notes: {}, later: Promise.resolve({}) },
  ...{ onContinue, onReload, onGo },
};

function open(parts: Partial<Parameters<typeof titlePage>[0]> = {}): readonly string[] {
  document.body.replaceChildren(titlePage({ ...PARTS, ...parts }));
  return [...document.querySelectorAll('button')].map(({ id }) => id);
}

describe('the title', () => {
  it('offers the ways to play that there are, and goes to them', () => {
    expect(open()).toEqual(['setup', 'daily', 'gauntlet', 'campaign', 'codex', 'chronicle', 'settings'].map((id) => `to-${id}`));
    button('Codex').click();
    expect(onGo).toHaveBeenLastCalledWith('codex');
    expect(open({ modes: MODES.slice(0, 1) })).toEqual(['setup', 'codex', 'chronicle', 'settings'].map((id) => `to-${id}`));
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

  it('says on the other modes that a game of theirs waits, beside their notes', async () => {
    open({ underWay: ['setup', 'campaign'], notes: { campaign: 'Heroes' }, later: Promise.resolve({ campaign: 'Mage' }) });
    expect(button('New delve').textContent).toBe('New delveunder way');
    expect(button('Campaign').textContent).toBe('CampaignHeroes · under way');
    await vi.waitFor(() => expect(button('Campaign').textContent).toBe('CampaignMage · under way'));
  });

  it('has notes beneath the names, and better ones once they are read', async () => {
    open({ notes: { daily: '18 November', campaign: 'Heroes' }, later: Promise.resolve({ campaign: 'Mage' }) });
    expect(button('Campaign').textContent).toBe('CampaignHeroes');
    await vi.waitFor(() => expect(button('Campaign').textContent).toBe('CampaignMage'));
    expect(button('Daily').textContent).toBe('Daily delve18 November');
  });
});
