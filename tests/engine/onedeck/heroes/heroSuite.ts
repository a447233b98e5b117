import { describe, expect, it } from 'vitest';
import { COLORS, type HeroId, sideFacts } from '../../../../src/engine/onedeck';
import { aGame, type Plan, type Table } from '../../../support/onedeck';
import { HERO_FACTS } from '../facts/heroes';
import { inCombat, inPeril } from '../withDice';

export type Side = 'alone' | 'party';

const ITEMS = { strength: 'goblin-1', agility: 'bandit-2', magic: 'bandit-1' } as const;

/** The hero on one side of the card: alone, or with the mage or the warrior. */
export function partyOf(hero: HeroId, side: Side): readonly HeroId[] {
  return side === 'alone' ? [hero] : [hero, hero === 'mage' ? 'warrior' : 'mage'];
}

/** What is printed on a hero card: dice, health, the feat's store, the names of feat and starting skill. */
export function describeHero(hero: HeroId, side: Side): void {
  const facts = HERO_FACTS[`${hero}-${side}`];
  const heroes = partyOf(hero, side);

  describe(`${hero}, ${side}`, () => {
    it('has the feat and the skill of that side', () => {
      const { state } = aGame({ heroes });
      const { feat, skill } = sideFacts(state, hero);
      const holds = 'holds' in feat ? feat.holds : 0;
      expect([feat.name, holds, skill]).toEqual([facts.feat, facts.holds, facts.skill]);
    });

    it('rolls a die for each icon in a combat', () => {
      expect(COLORS.map((color) => count(inCombat({ heroes }, 'ogre-1'), hero, color))).toEqual(
        COLORS.map((color) => facts[color]),
      );
    });

    it.each(COLORS)('rolls only %s dice in a peril of that colour', (color) => {
      const table = inPeril(color, { heroes });
      expect(COLORS.map((other) => count(table, hero, other))).toEqual(
        COLORS.map((other) => (other === color ? facts[color] : 0)),
      );
    });

    it.each(COLORS)('rolls one more for an item of %s', (color) => {
      const table = inCombat({ heroes, with: { [hero]: { items: [ITEMS[color]] } } }, 'ogre-1');
      expect(count(table, hero, color)).toBe(facts[color] + 1);
    });

    it('falls with as much damage as health, and not before', () => {
      expect(struck(hero, { heroes, with: { [hero]: { damage: facts.health - 2 } } }).state.result).toBe(null);
      const fallen = struck(hero, { heroes, with: { [hero]: { damage: facts.health - 1 } } });
      expect([fallen.state.result, fallen.told('heroFell')]).toEqual(['defeat', [{ type: 'heroFell', hero }]]);
    });
  });
}

/** R26: feats are nothing for the boss, and what they stored is lost on the way down. */
export function describeNoFeatAtBoss(hero: HeroId, side: Side): void {
  const { holds } = HERO_FACTS[`${hero}-${side}`];
  const stored = Array.from({ length: holds }, (_, at) => at + 1);
  it(`R26: ${hero} meets the boss without stored dice and without a feat`, () => {
    const heroes = partyOf(hero, side);
    const plan = { dungeon: 'lichs-tomb', floor: 3, cardsLeft: 0, heroes, with: { [hero]: { stored } } } as const;
    const table = aGame(plan).do({ type: 'startTurn' }, { type: 'descend' });
    expect(table.told('storedDiceLost')).toEqual(holds === 0 ? [] : [{ type: 'storedDiceLost', hero, dice: stored }]);
    expect([table.state.phase, table.hero().stored]).toEqual(['pool', []]);
    expect(table.why({ type: 'useFeat', hero, dice: 1 })).toBe('wrongPhase');
  });
}

/** A third token hurts the hero. */
function struck(hero: HeroId, plan: Plan): Table {
  const table = aGame({ dungeon: 'lichs-tomb', potions: 0, cardsLeft: 0, stairsTokens: 2, ...plan }).do({ type: 'startTurn' });
  return table.state.phase === 'stairsDamage' ? table.do({ type: 'assignStairsDamage', hero }) : table;
}

function count(table: Table, hero: HeroId, color: string): number {
  return (table.state.encounter?.pool ?? []).filter((die) => die.hero === hero && die.color === color).length;
}
