// Dragon, R26: its skull boxes take no heroic dice; the armor and the wide boxes do.
import { describe, expect, it } from 'vitest';
import { aBossRound } from '../../../support/onedeck';
import { describeBoss, unharmed } from './describeBoss';

describeBoss('dragon', 11, {
  bossDamage: 5,
  rolls: [6, 1, 1, 1, 5, 5, 1],
  covers: [
    [0, 'agility 5'],
    [1, 'agility 5'],
    [6, 'strength 6'],
  ],
});

describe('its skulls', () => {
  const rolls = [6, 6, 6, 6, 5, 6, 6, 6, 6, 6];
  const armored = () => {
    const plan = { level: 4, with: { warrior: { items: ['plague-rat-1'] } } } as const;
    return aBossRound({ ...plan, rolls })
      .cover(0, 'heroic 6')
      .cover(1, 'agility 5')
      .expectNoRollsLeft();
  };

  it('lie behind two armor boxes, which take heroic dice', () => {
    const table = aBossRound({ level: 4, with: { warrior: { items: ['plague-rat-1'] } }, rolls }).expectNoRollsLeft();
    expect(table.why({ type: 'cover', box: 6, dice: table.dice('strength 6') })).toBe('armorFirst');
    table.cover(0, 'heroic 6');
    expect(table.why({ type: 'cover', box: 6, dice: table.dice('strength 6') })).toBe('armorFirst');
  });

  it.each([2, 4, 6])('refuse heroic dice on box %d', (box) => {
    const table = armored();
    const dice = table.dice('heroic 6');
    expect(table.why({ type: 'cover', box, dice })).toBe('noHeroicOnSkull');
    expect(table.legal('cover').filter((cover) => cover.box === box && cover.dice.some((die) => dice.includes(die)))).toEqual([]);
  });

  it('take dice of their own colour, and the wide boxes heroic ones as well', () => {
    const table = armored().cover(2, 'agility 6').cover(4, 'magic 6').cover(6, 'strength 6');
    table.cover(5, 'strength 6', 'strength 6', 'heroic 6').expectNoRollsLeft();
    unharmed(table).do({ type: 'finish' });
    expect(table.told('bossStruck')).toEqual([{ type: 'bossStruck', amount: 3, total: 3 }]);
  });
});
