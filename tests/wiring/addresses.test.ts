import { describe, expect, it } from 'vitest';
import { oneDeck } from '../../src/games/onedeck';
import { addressesIn, addressOf, headingOf } from '../../src/wiring/addresses';
import { tiny } from '../games/tiny';
import { translate } from './twoGames';

const ADDRESSES = addressesIn([oneDeck, tiny]);

describe('the address of a page', () => {
  it('names the game, except for the first one, whose addresses are older', () => {
    expect([...ADDRESSES.keys()]).toEqual([
      ...['setup', 'daily', 'gauntlet', 'campaign', 'summary', 'codex'],
      ...['burglary/setup', 'burglary/loot', 'burglary/summary', 'burglary/codex'],
    ]);
  });

  it('is that of the game which goes to it, or a page of the app', () => {
    expect(addressOf(ADDRESSES, oneDeck, 'summary')).toBe('summary');
    expect(addressOf(ADDRESSES, tiny, 'summary')).toBe('burglary/summary');
    expect(addressOf(ADDRESSES, tiny, 'chronicle')).toBe('chronicle');
  });

  it('has the heading that the game gives', () => {
    const headings = ['setup', 'burglary/setup', 'burglary/loot', 'burglary/codex', 'settings'];
    expect(headings.map((page) => headingOf(ADDRESSES, page, translate))).toEqual([
      ...['New delve', 'New burglary', 'The loot', 'Codex', 'Settings'],
    ]);
  });
});
