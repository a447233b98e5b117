import { describe, expect, it } from 'vitest';
import { healthOf, type Setup } from '../../../src/engine/onedeck';
import { aBossRound, aGame, anEncounter, type Plan } from '../../support/onedeck';

type Gift = NonNullable<Setup['gifts']>[number];
const gifted = (focus: Gift['focus'], ...talents: Gift['talents']): Plan => ({
  dungeon: 'dragons-cave',
  gifts: [{ hero: 'warrior', focus, basicSkill: null, talents }],
});
const rolls = (...values: readonly number[]) => [...values, ...Array.from({ length: 9 }, () => 4)];

describe('talents that are always in effect', () => {
  it('Durability, Prepared and Crafty', () => {
    const table = aGame({ ...gifted('healing', 'durability', 'prepared') });
    expect([healthOf(table.state, table.hero()), table.state.potions]).toEqual([7, 2]);
    const crafty = { ...gifted('healing', 'crafty'), potions: 9, rolls: rolls(1, 1, 1, 1, 1, 1, 1, 1) };
    const full = { warrior: { items: ['goblin-1'], skills: ['boulder-1', 'beetle-2'] } } as const;
    const table2 = anEncounter('bandit-1', { ...crafty, with: { warrior: { ...full.warrior, talents: ['crafty'] } } });
    table2.do({ type: 'finish' });
    expect(
      table2
        .legal('claim')
        .filter(({ replace }) => replace === undefined)
        .map(({ as }) => as),
    ).toEqual(['xp', 'item', 'skill']);
    table2.do({ type: 'claim', card: 'bandit-1', as: 'skill', hero: 'warrior' });
    expect(table2.hero().skills).toHaveLength(3);
  });

  it('First Aid with any potion, Recovery on the way down, Grit after a boss round', () => {
    const aid = anEncounter('ogre-1', { ...gifted('healing', 'first-aid'), identified: ['arrow-wall-2'], rolls: rolls() });
    const hurt = { ...aid.state, heroes: aid.state.heroes.map((hero) => ({ ...hero, damage: 2 })) };
    aid.state = hurt;
    expect(aid.do({ type: 'drinkPotion', hero: 'warrior', potion: 'mana' }).hero().damage).toBe(1);
    const plan = gifted('healing', 'recovery', 'grit');
    const talents = ['recovery', 'grit'] as const;
    const descent = aGame({ ...plan, dungeon: 'yetis-cavern', cardsLeft: 1, with: { warrior: { damage: 4, talents } } });
    expect(descent.do({ type: 'startTurn' }, { type: 'descend' }).hero().damage).toBe(1);
    const boss = aBossRound({ ...plan, potions: 9, rolls: rolls(6, 6, 6, 6, 6, 6, 6, ...Array.from({ length: 9 }, () => 1)) });
    boss.do({ type: 'finish' });
    while (boss.state.phase === 'dying') boss.do({ type: 'drinkPotion', hero: 'warrior', potion: 'healing' });
    expect(boss.told('damageHealed').at(-1)).toMatchObject({ amount: 1, cause: 'grit' });
  });
});

describe('talents that are used like skills', () => {
  it('Guile makes a strength die an agility die, Planning adds a 3, Direct Hit raises one', () => {
    const table = anEncounter('ogre-1', {
      ...gifted('combat', 'guile', 'planning', 'direct-hit'),
      rolls: rolls(5, 1, 1, 1, 2, 2, 2),
    });
    table.use('guile').choose('strength 5').use('planning').use('direct-hit').choose('agility 5');
    expect(table.pool()).toEqual([
      'agility 6',
      'strength 1',
      'strength 1',
      'strength 1',
      'agility 2',
      'agility 2',
      'magic 2',
      'heroic 3',
    ]);
  });

  it('Fortitude rerolls strength dice that show 1 or 2', () => {
    const table = anEncounter('ogre-1', { ...gifted('combat', 'fortitude'), rolls: [1, 2, 3, 4, 1, 1, 1, 6, 5] }).use(
      'fortitude',
    );
    expect(table.pool()).toEqual(['strength 6', 'strength 5', 'strength 3', 'strength 4', 'agility 1', 'agility 1', 'magic 1']);
    table.expectNoRollsLeft();
  });

  it('Speed spares the time of an option, or of the consequences', () => {
    const plan = gifted('dungeon', 'speed');
    const early = anEncounter('bear-traps-1', { ...plan, rolls: [1, 1] }).use('speed');
    expect(early.state.phase).toBe('option');
    expect(early.do({ type: 'chooseOption', option: 0 }).told('timeSpent')).toHaveLength(2);
    expect(early.do({ type: 'finish' }).told('timeSpent')).toHaveLength(1);
    const late = anEncounter('bear-traps-1', { ...plan, potions: 0, rolls: [1, 1] })
      .use('speed')
      .do({ type: 'chooseOption', option: 1 });
    expect(late.told('timeSpent')).toHaveLength(0);
    expect(late.do({ type: 'finish' }).told('timeSpent')).toHaveLength(1);
  });

  it('Cunning, Foresight and Knowledge', () => {
    const table = anEncounter('bear-traps-1', { ...gifted('dungeon', 'cunning', 'foresight'), rolls: [5, 2, 6] });
    table.do({ type: 'chooseOption', option: 1 }).use('cunning').use('foresight').choose('agility 2');
    expect(table.pool()).toEqual(['agility 6', 'agility 6']);
    const boss = aBossRound({ ...gifted('dungeon', 'knowledge'), rolls: [4, 4, 4, 4, 4, 4, 4, 6] }).use('knowledge');
    expect(boss.pool()).toContain('heroic 6');
  });

  it('Veteran brings a basic skill that no limit counts', () => {
    const gifts = [{ hero: 'warrior', focus: 'combat', basicSkill: 'true-strike', talents: ['veteran'] }] as const;
    const table = anEncounter('ogre-1', { dungeon: 'dragons-cave', gifts, rolls: rolls() }).use('true-strike', 'strength 4');
    expect(table.pool()).toContain('strength 5');
  });
});

describe('tiers', () => {
  it('change how the party starts', () => {
    const started = (tier: Setup['tier']) => aGame({ tier }).state;
    expect([started('novice').level, started('novice').potions]).toEqual([2, 2]);
    expect([started('standard').xp.length, started('standard').deck.length]).toEqual([1, 43]);
    expect(started('fearless').potions).toBe(0);
  });
});
