// Rule book p. 18 and 34, level cards: limits, XP, a potion for each level, heroic dice in every encounter and boss round.
import { describe, expect, it } from 'vitest';
import { advance, beginHistory, parseSave, required, type Seed, toSave, toShortSave } from '../../../src/engine/kernel';
import { CARDS, type CardId, LEVELS, levelFacts, oneDeckDungeon, TOP_LEVEL, xpNeeded } from '../../../src/engine/onedeck';
import { aGame, type Plan } from '../../support/onedeck';
import { LEVEL_FACTS } from './facts/levels';
import { atLoot, itemCards, skillCards, XP_2, XP_4 } from './lootScenes';
import { inBossRound, inCombat, inPeril } from './withDice';

const PARTIES = { alone: ['warrior'], party: ['warrior', 'mage'] } as const;
const FOUR = ['warrior', 'mage', 'rogue', 'paladin'] as const;
const ROWS = (['alone', 'party'] as const).flatMap((side) => LEVEL_FACTS[side].map((facts) => ({ side, ...facts })));
const claim = (as: 'item' | 'skill', hero: 'warrior' | 'mage' = 'warrior') =>
  ({ type: 'claim', card: 'goblin-1', as, hero }) as const;
const levelUp = (...cards: readonly CardId[]) => ({ type: 'levelUp', cards }) as const;
const FINISH = { type: 'finish' } as const;

/** A goblin is claimed as XP, and the party may spend it with these cards. */
const rich = (xp: readonly CardId[], plan: Plan = {}) =>
  atLoot(['goblin-1'], { ...plan, xp }).do({ type: 'claim', card: 'goblin-1', as: 'xp' });

describe.each(ROWS)('level $level, $side', ({ side, level, items, skills, bonusDice, xp }) => {
  const heroes = PARTIES[side];
  const scene = { heroes, level };

  it('is as printed', () => {
    expect(levelFacts(aGame(scene).state)).toEqual({ items, skills, bonusDice, xp });
    expect([LEVELS.solo.length, LEVELS.party.length, TOP_LEVEL]).toEqual([4, 4, 4]);
  });

  it(`has room for ${items} items of a hero, and for no more`, () => {
    const plan = (count: number): Plan => ({ ...scene, with: { warrior: { items: itemCards(count) } } });
    expect(
      atLoot(['goblin-1'], plan(items - 1))
        .do(claim('item'))
        .hero().items,
    ).toHaveLength(items);
    expect(atLoot(['goblin-1'], plan(items)).why(claim('item'))).toBe('itemsFull');
  });

  it(`has room for ${skills} skills of a hero, and for no more`, () => {
    const plan = (count: number): Plan => ({ ...scene, with: { warrior: { skills: skillCards(count) } } });
    expect(
      atLoot(['goblin-1'], plan(skills - 1))
        .do(claim('skill'))
        .hero().skills,
    ).toHaveLength(skills);
    expect(atLoot(['goblin-1'], plan(skills)).why(claim('skill'))).toBe('skillsFull');
  });

  it.each([
    ['combat', () => inCombat(scene)],
    ['a peril', () => inPeril('agility', scene)],
    ['a boss round', () => inBossRound(scene)],
  ] as const)(`R21: rolls ${bonusDice} heroic dice in %s`, (_, table) => {
    expect(
      table()
        .pool()
        .filter((die) => die.startsWith('heroic')),
    ).toHaveLength(bonusDice);
  });

  it(`is left with ${xp} XP${level === 4 ? ', for a potion' : ''}, and not with less`, () => {
    const cards = xp % 2 === 0 ? XP_2.slice(0, xp / 2 - 1) : ['bandit-1' as const];
    const table = rich(cards, scene);
    expect(table.legal('levelUp')).toHaveLength(1);
    expect(table.why(levelUp(...cards))).toBe('xpTooLow');
    table.do(levelUp('goblin-1', ...cards));
    expect([table.state.level, table.state.potions]).toEqual([Math.min(4, level + 1), 2]);
    expect(table.told('potionsGained')).toEqual([{ type: 'potionsGained', amount: 1, potions: 2 }]);
    expect(rich(cards.slice(1), scene).state.phase).toBe('turnStart');
  });
});

describe('limits in a party', () => {
  it('are for each hero', () => {
    const plan: Plan = { heroes: PARTIES.party, with: { warrior: { items: itemCards(1), skills: skillCards(1) } } };
    expect([claim('item'), claim('skill')].map((command) => atLoot(['goblin-1'], plan).why(command))).toEqual([
      'itemsFull',
      'skillsFull',
    ]);
    expect(atLoot(['goblin-1'], plan).do(claim('item', 'mage')).hero('mage').items).toEqual(['goblin-1']);
    expect(atLoot(['goblin-1'], plan).do(claim('skill', 'mage')).hero('mage').skills).toEqual(['goblin-1']);
  });
});

describe('R20: paying for a level', () => {
  it('takes whichever cards the party chooses, loses their surplus and leaves the others', () => {
    const table = rich(['ogre-1', 'ogre-2', 'bandit-1'], { level: 1 });
    table.do(levelUp('ogre-1', 'bandit-1'));
    expect(table.events.slice(0, 3)).toEqual([
      { type: 'xpSpent', cards: ['ogre-1', 'bandit-1'] },
      { type: 'levelGained', level: 2 },
      { type: 'potionsGained', amount: 1, potions: 2 },
    ]);
    expect([table.state.removed, table.state.xp]).toEqual([
      ['ogre-1', 'bandit-1'],
      ['ogre-2', 'goblin-1'],
    ]);
  });

  describe('R55: a level takes no card that it does not need', () => {
    const cards: readonly CardId[] = ['ogre-1', 'ogre-2', 'bandit-1', 'goblin-1'];
    const paying = () => rich(cards.slice(0, 3));

    it('a payment that names one is refused', () => {
      expect(paying().why(levelUp(...cards))).toBe('xpNotNeeded');
      expect(paying().why(levelUp('ogre-1', 'bandit-1', 'goblin-1'))).toBe('xpNotNeeded');
      expect(paying().why(levelUp('ogre-1', 'bandit-1'))).toBeNull();
    });

    it('a recorded payment spends all the cards that it names', () => {
      const taken = oneDeckDungeon.stepRecorded?.(paying().state, levelUp(...cards));
      expect(taken).toMatchObject({ ok: true, state: { level: 2, xp: [], phase: 'turnStart' } });
    });

    it('a record is refused everything else that the rules refuse', () => {
      const { state } = paying();
      for (const command of [levelUp('goblin-1'), levelUp('ogre-1', 'phantom-1'), levelUp('ogre-1', 'ogre-1')]) {
        expect(oneDeckDungeon.stepRecorded?.(state, command)).toEqual(oneDeckDungeon.step(state, command));
      }
    });

    it.each([
      ['in full', toSave],
      ['in short', toShortSave],
    ] as const)('a save from before the refusal is read, written %s', (_, write) => {
      const setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'veteran' } as const;
      const begun = beginHistory(oneDeckDungeon, { setup, seed: 'r55' as Seed, practice: true, base: paying().state });
      const older = { ...oneDeckDungeon, step: required(oneDeckDungeon.stepRecorded, 'a second step') };
      const paid = advance(older, begun, levelUp(...cards));
      if (!paid.ok) throw new Error(paid.rejection.key);
      const loaded = parseSave(oneDeckDungeon, write(older, paid.history));
      expect(loaded).toMatchObject({ ok: true, value: { replayed: true, history: { state: { level: 2, xp: [] } } } });
      expect(advance(oneDeckDungeon, begun, levelUp(...cards))).toMatchObject({ rejection: { key: 'xpNotNeeded' } });
    });
  });

  it('R55: offers each sum once, and no card that could be left out', () => {
    const lanterns = rich(['ogre-1', 'ogre-2', 'bandit-1'])
      .legal('levelUp')
      .map(({ cards }) => cards.map((card) => CARDS[card].xp).sort());
    expect(lanterns.sort()).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  it.each([
    ['a card that is not there', ['ogre-1', 'phantom-1']],
    ['a card twice', ['ogre-1', 'ogre-1']],
  ] as const)('refuses %s', (_, cards) => {
    expect(rich(['ogre-1', 'ogre-2']).why(levelUp(...cards))).toBe('xpNotThere');
  });

  it('happens after loot, at no other time', () => {
    expect(aGame({ xp: XP_4 }).why(levelUp('ogre-1', 'ogre-2'))).toBe('wrongPhase');
    const waiting = atLoot(['goblin-1'], { xp: XP_4 });
    expect([waiting.state.phase, waiting.why(levelUp('ogre-1', 'ogre-2'))]).toEqual(['loot', 'wrongPhase']);
  });

  it('is optional, and the XP is there the next time', () => {
    const table = rich(['ogre-1']).do(FINISH);
    expect(table.state).toMatchObject({ phase: 'turnStart', level: 1, xp: ['ogre-1', 'goblin-1'] });
  });

  it('climbs from level 1 to 4 at once, and then buys potions', () => {
    const table = rich([...XP_4, 'bandit-1', 'bandit-2', 'force-wall-1'], { potions: 0 });
    table.do(levelUp('goblin-1', 'ogre-1'), levelUp('ogre-2', 'phantom-1'), levelUp('phantom-2', 'bandit-1', 'bandit-2'));
    expect([table.state.level, table.state.potions, table.state.phase]).toEqual([4, 3, 'level']);
    table.do(levelUp('boulder-1', 'boulder-2'));
    expect([table.state.level, table.state.potions, table.told('levelGained')]).toEqual([4, 4, []]);
    expect([table.state.phase, table.state.xp, table.state.removed.length]).toEqual(['turnStart', ['force-wall-1'], 9]);
  });

  it('brings room and dice at once', () => {
    const table = rich(['ogre-1']).do(levelUp('ogre-1', 'goblin-1'));
    expect(levelFacts(table.state)).toMatchObject({ items: 3, skills: 3, bonusDice: 1 });
  });
});

describe('four heroes', () => {
  it.each([
    [1, 12],
    [2, 16],
    [3, 20],
    [4, 10],
  ])('at level %d need %d XP, twice as much', (level, xp) => {
    expect(xpNeeded(aGame({ heroes: FOUR, level }).state)).toBe(xp);
  });

  it('level up together and gain two potions', () => {
    const table = rich([...XP_4.slice(0, 2), 'phantom-1'], { heroes: FOUR, potions: 0 });
    expect(table.why(levelUp('ogre-1', 'ogre-2', 'goblin-1'))).toBe('xpTooLow');
    table.do(levelUp('ogre-1', 'ogre-2', 'phantom-1'));
    expect([table.state.level, table.state.potions]).toEqual([2, 2]);
  });

  it('R45: buy two potions for 10 XP at level 4', () => {
    const table = rich(['ogre-1', 'ogre-2'], { heroes: FOUR, level: 4, potions: 0 });
    expect(table.do(levelUp('ogre-1', 'ogre-2', 'goblin-1')).state).toMatchObject({ level: 4, potions: 2 });
  });
});
