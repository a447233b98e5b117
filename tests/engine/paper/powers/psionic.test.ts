// Psionic: one die a turn in the other colour.
import { expect, it } from 'vitest';
import { aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('psionic', 2);

/** Warrior and Rogue are black. */
const OPENING = { powers: ['psionic'], objectives: ['hunter-of-the-middle-depths'] } as const;
const WHITE_WARRIOR = { type: 'raise', seat, die: 0, hero: 'warrior', change: 'psionic' } as const;

it('P14: takes a white die for a black one once a turn, without the gift of a Wizard', () => {
  const table = aTurn(OPENING, 'warrior warrior wizard / boots cleric rogue');
  table.do(WHITE_WARRIOR);
  expect(table.sheet()).toMatchObject({ heroes: { warrior: 2 }, changed: ['psionic'] });
  expect(table.why({ ...WHITE_WARRIOR, die: 1 })).toBe('changeUsed');
  table.idle().roll();
  expect(table.why(WHITE_WARRIOR)).toBeNull();
});

it('P14: takes a black die for a white one', () => {
  const table = aTurn(OPENING, 'warrior warrior wizard / boots cleric rogue');
  table.do({ type: 'raise', seat, die: 4, hero: 'cleric', change: 'psionic' });
  expect(table.sheet().heroes.cleric).toBe(2);
});

it('P14: the symbol stays, and the power is no gift of a Wizard', () => {
  const table = aTurn(OPENING);
  expect(table.why({ ...WHITE_WARRIOR, die: 3 })).toBe('symbolWrong');
  expect(table.why({ ...WHITE_WARRIOR, change: 'wizard' })).toBe('changeNotYours');
});
