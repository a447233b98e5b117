import { describe, expect, it } from 'vitest';
import { newSheet, recordGame, reportOf, startGauntlet } from '../../../../src/engine/onedeck';
import { notesOf } from '../../../../src/games/onedeck/pages/notes';
import { wonDelve } from '../../../support/goldenDelves';
import { translatorIn } from '../../../support/translator';

const { t: english } = translatorIn('en');
const HOUSE = { translate: english, language: () => 'en', now: () => new Date(2026, 10, 18) };

describe('how far gauntlet and campaign have come', () => {
  const seed = 'lamp' as Parameters<typeof startGauntlet>[0]['seed'];

  it('is said of neither before it has begun', async () => {
    const records = { sheets: async () => [newSheet('mage')], gauntlet: async () => null };
    expect(await notesOf(HOUSE, records)).toEqual({ daily: expect.stringMatching(/^\w+ · .+/) });
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
    expect(await notesOf(HOUSE, records)).toMatchObject({
      campaign: `${english(`hero.${hero}`)} · 1 of 5 bosses`,
      gauntlet: '0 of 5 won',
    });
    const over = { ...gauntlet.value, games: [{ descents: 0, levelUps: 0, bossDefeated: false }] };
    expect(await notesOf(HOUSE, { ...records, gauntlet: async () => over })).not.toHaveProperty('gauntlet');
  });
});
