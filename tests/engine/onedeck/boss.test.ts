import { describe, expect, it } from 'vitest';
import { oneDeckDungeon as game } from '../../../src/engine/onedeck';
import { aBossRound, aGame } from '../../support/onedeck';

const rolls = (value: number, count = 7) => Array.from({ length: count }, () => value);

describe('R26: the boss', () => {
  it('is met below the third floor; stored dice are lost and no feat is offered', () => {
    const table = aGame({ dungeon: 'dragons-cave', floor: 3, cardsLeft: 1, potions: 0, with: { warrior: { stored: [1, 2] } } });
    table.do({ type: 'startTurn' }, { type: 'descend' });
    expect(table.told('bossMet')).toEqual([{ type: 'bossMet', boss: 'dragon', health: 6 }]);
    expect([table.told('storedDiceLost').length, table.hero().stored, table.state.phase]).toEqual([1, [], 'pool']);
  });

  it('Dragon: no heroic die on a skull box', () => {
    const table = aBossRound({ dungeon: 'dragons-cave', level: 2, rolls: [6, 1, 1, 1, 5, 5, 6, 6] });
    table.cover(0, 'agility 5').cover(1, 'agility 5');
    expect(table.why({ type: 'cover', box: 2, dice: table.dice('heroic 6') })).toBe('noHeroicOnSkull');
    expect(table.legal('cover').filter(({ box }) => box === 2)).toEqual([]);
    table.cover(6, 'strength 6');
    table.expectNoRollsLeft();
  });

  it('strikes after the damage, and the next round begins', () => {
    const table = aBossRound({
      dungeon: 'dragons-cave',
      rolls: [6, 1, 1, 1, 5, 5, 6],
      with: { warrior: { items: ['ogre-1'] } },
      level: 2,
    });
    expect(table.pool()).toHaveLength(9);
  });

  it('Yeti: every 1 that is rolled is lost', () => {
    const table = aBossRound({ dungeon: 'yetis-cavern', rolls: [1, 1, 3, 4, 5, 6, 1] });
    expect(table.pool()).toEqual(['strength 3', 'strength 4', 'agility 5', 'agility 6']);
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['yeti', 'yeti', 'yeti']);
  });

  it('Hydra: heals for each open skull, then is struck', () => {
    const plan = {
      dungeon: 'hydras-reef',
      bossDamage: 2,
      level: 4,
      with: { warrior: { items: ['ogre-1', 'phantom-1'] } },
    } as const;
    const table = aBossRound({ ...plan, potions: 9, rolls: [6, 6, 1, 1, 1, 1, 3, 3, 3, 6, 1, ...rolls(1, 11)] });
    table.cover(0, 'strength 6', 'strength 6', 'strength 1').do({ type: 'finish' });
    while (table.state.phase === 'dying') table.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect(table.told('bossHealed')).toEqual([{ type: 'bossHealed', amount: 2, total: 0 }]);
    expect(table.told('bossStruck')).toEqual([{ type: 'bossStruck', amount: 1, total: 1 }]);
  });

  it('Lich: throws off what first lands on a skull', () => {
    const table = aBossRound({ dungeon: 'lichs-tomb', rolls: [3, 4, 5, 6, 3, 4, 3] });
    table.cover(0, 'strength 3');
    expect(table.told('wardBroken')).toHaveLength(1);
    table.cover(0, 'strength 4');
    expect(table.state.encounter?.boxes[0]?.dice).toHaveLength(1);
    expect(table.why({ type: 'cover', box: 0, dice: table.dice('strength 5') })).toBe('boxCovered');
  });

  it.each([
    [['warrior'], 0, 12],
    [['warrior'], 4, 16],
    [['warrior', 'mage'], 4, 16],
  ] as const)('Minotaur: against %j with %d damage X is %d', (heroes, bossDamage, x) => {
    const table = aBossRound({ dungeon: 'minotaurs-maze', heroes, bossDamage, rolls: rolls(2, 9) });
    expect(table.state.encounter?.boxes[0]?.value).toBe(x);
  });

  it('falls when its health is reached, and the party wins', () => {
    const table = aBossRound({
      dungeon: 'lichs-tomb',
      bossDamage: 4,
      potions: 0,
      with: {
        warrior: {
          items: [
            'ogre-2',
            'boulder-1',
            'ice-elemental-1',
            'ice-elemental-2',
            'fire-elemental-1',
            'fire-elemental-2',
            'force-wall-2',
          ],
        },
      },
      level: 4,
      rolls: [3, 3, 6, 6, ...rolls(4, 4), 1, ...rolls(5, 4), 1, 1, 1],
    });
    table
      .cover(0, 'strength 3')
      .cover(0, 'strength 3')
      .cover(3, 'agility 4', 'agility 4', 'agility 4', 'agility 4')
      .cover(5, 'magic 5', 'magic 5', 'magic 5');
    table.do({ type: 'finish' });
    expect([table.state.result, game.outcome(table.state)]).toEqual([
      'victory',
      { over: true, result: 'victory', winners: ['party'], standings: [{ seat: 'party', place: 1, points: null }] },
    ]);
  });

  it('wins when both fall in one round', () => {
    const table = aBossRound({ dungeon: 'lichs-tomb', bossDamage: 4, potions: 0, rolls: [3, 4, ...rolls(1, 5)] });
    table.cover(0, 'strength 3').cover(0, 'strength 4').do({ type: 'finish' });
    expect([table.state.result, table.told('bossStruck')]).toEqual(['defeat', []]);
  });
});
