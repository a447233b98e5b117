// Crafty (campaign sheet, basic): one limit of the level card is one higher, that for skills or that for items.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { inCombat, type Scene } from '../withDice';
import { describeTalent, having } from './talentSuite';

describeTalent('crafty');

const SKILLS: readonly CardId[] = ['bandit-1', 'bandit-2', 'beetle-1'];
const ITEMS: readonly CardId[] = ['wraith-1', 'wraith-2'];
/** A goblin is beaten by a hero with so many items and skills; alone at level 1 the limits are 1 and 2. */
const beaten = (items: number, skills: number, more: Scene = having('crafty')) => {
  const warrior = { items: ITEMS.slice(0, items), skills: SKILLS.slice(0, skills), talents: more.gifts?.[0]?.talents ?? [] };
  return inCombat({ ...more, dice: [], rolls: [], with: { warrior } }).do({ type: 'finish' });
};
const why = (as: 'item' | 'skill', table: ReturnType<typeof beaten>) =>
  table.why({ type: 'claim', card: 'goblin-1', as, hero: 'warrior' });

describe('Crafty', () => {
  it.each([
    ['item', 1, 2, null],
    ['skill', 1, 2, null],
    ['item', 1, 3, 'itemsFull'],
    ['skill', 2, 2, 'skillsFull'],
    ['item', 2, 0, 'itemsFull'],
    ['skill', 0, 3, 'skillsFull'],
  ] as const)('one more %s for who has %d items and %d skills: %s', (as, items, skills, key) => {
    expect(why(as, beaten(items, skills))).toBe(key);
  });

  it.each([
    ['item', 1, 0, 'itemsFull'],
    ['skill', 0, 2, 'skillsFull'],
  ] as const)('without it there is no room for one more %s', (as, items, skills, key) => {
    expect(why(as, beaten(items, skills, {}))).toBe(key);
  });
});
