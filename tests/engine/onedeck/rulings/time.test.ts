import { describe, expect, it } from 'vitest';
import { aChoice, aFight, aScene, enter, FINISH, names, open, option, ROLL, START, struck } from '../../../support/scenes';

// Rulings R1 to R3: time, the stairs, and damage that is no consequence.

describe('R1: time is spent card by card, and what the deck cannot pay goes to the stairs', () => {
  it('the top cards go to the discard pile face-up, one after the other', () => {
    const table = aScene({ deck: ['goblin-1', 'beetle-1', 'ogre-1'] }).do(START);
    expect(table.told('timeSpent').map(({ card }) => card)).toEqual(['goblin-1', 'beetle-1']);
    expect([table.state.discard, table.state.deck[0]]).toEqual([['goblin-1', 'beetle-1'], 'ogre-1']);
  });

  it('with the last card the stairs are visible, and the rest of that spending is a token on them', () => {
    const table = aScene({ cardsLeft: 1, doors: [open('ogre-1')] }).do(START);
    expect(names(table).slice(1, 4)).toEqual(['timeSpent', 'stairsFound', 'stairsTokenPlaced']);
    expect([table.state.deck, table.state.stairsTokens]).toEqual([[], 1]);
  });

  it('a spending that ends with the last card puts no token there', () => {
    const table = aScene({ cardsLeft: 2, doors: [open('ogre-1')] }).do(START);
    expect(names(table)).toContain('stairsFound');
    expect(table.state.stairsTokens).toBe(0);
  });

  it.each([
    [0, 2, 0],
    [1, 0, 1],
    [2, 1, 1],
  ])('every third token hurts: two time on %d tokens leave %d, and %d damage', (tokens, left, damage) => {
    const table = aScene({ cardsLeft: 0, stairsTokens: tokens, doors: [open('ogre-1')] }).do(START);
    expect([table.state.stairsTokens, table.hero().damage]).toEqual([left, damage]);
  });

  it('the party chooses who is hurt, each time anew', () => {
    // Hall of Statues: seven time on an empty deck are two strikes, and one token is left.
    const table = aScene({ dungeon: 'dragons-cave', heroes: ['mage', 'rogue'], cardsLeft: 0, doors: [open('ogre-1')] }).do(START);
    expect([table.state.phase, table.state.stairsTokens]).toEqual(['stairsDamage', 1]);
    table.do(struck('rogue'));
    expect(table.state.phase).toBe('stairsDamage');
    table.do(struck('rogue'));
    expect([table.hero('mage').damage, table.hero('rogue').damage, table.state.phase]).toEqual([0, 2, 'choose']);
  });

  it('the last health lost to the stairs ends the game', () => {
    const table = aScene({ cardsLeft: 0, stairsTokens: 2, potions: 0, with: { warrior: { damage: 5 } } }).do(START);
    expect([table.state.phase, table.state.result]).toEqual(['over', 'defeat']);
    expect(names(table)).toEqual([
      ...['turnStarted', 'stairsTokenPlaced', 'stairsStruck', 'stairsTokenPlaced'],
      ...['damageTaken', 'dieStored', 'heroFell', 'gameLost'],
    ]);
  });
});

describe('R2: damage from the stairs is no consequence', () => {
  it('neither prevention nor Blade Storm sees it', () => {
    // Decipher It costs 2 time, its open box 1 damage and 3 time: the fifth token of five is the second after a strike.
    const table = aFight('rune-puzzle-1', { heroes: ['mage'], floor: 3, cardsLeft: 0, rolls: [4, 6, 4, 1] });
    table.do(option(0)).cover(1, 'magic 4').cover(3, 'magic 4').cover(2, 'magic 6').use('shield-aura').do(FINISH);
    expect(table.told('consequencesCounted')).toEqual([{ type: 'consequencesCounted', damage: 0, time: 3 }]);
    expect(table.told('damageTaken')).toEqual([{ type: 'damageTaken', hero: 'mage', amount: 1, total: 1, cause: 'stairs' }]);
    expect(table.state.stairsTokens).toBe(2);
  });

  it('Freezing Winds counts the time of consequences, not the tokens that time puts on the stairs', () => {
    const table = aFight('bear-traps-1', { dungeon: 'yetis-cavern', heroes: ['rogue'], cardsLeft: 0, rolls: [6, 1, 1, 1] });
    table.do(option(1), ROLL).cover(1, 'agility 6').do(FINISH);
    expect(table.told('consequencesCounted')).toEqual([{ type: 'consequencesCounted', damage: 3, time: 2 }]);
  });

  it('it is dealt after the own damage of the consequences', () => {
    const plan = { cardsLeft: 0, stairsTokens: 2, rolls: [1, 1] } as const;
    const table = aFight('pit-of-spikes-1', plan).do(option(1));
    expect(table.pool()).toEqual(['agility 1', 'agility 1']);
    table.do(FINISH);
    expect(table.told('damageTaken').map(({ cause }) => cause)).toEqual(['consequences', 'stairs']);
  });
});

describe('R3: damage before or outside the consequences cannot be prevented, and feeds Frenzy', () => {
  it('Flames', () => {
    const table = aFight('fire-elemental-1');
    expect(table.told('damageTaken')).toMatchObject([{ hero: 'warrior', amount: 1, cause: 'flames' }]);
    expect([table.hero().stored.length, table.state.phase]).toEqual([1, 'feats']);
  });

  it('Daring Gamble', () => {
    const rolls = [1, ...[1], ...[1, 1, 1, 1], ...[1, 1]];
    const table = aFight('ogre-1', { heroes: ['rogue'], rolls, with: { rogue: { skills: ['goblin-2'] } } });
    table.do({ type: 'useFeat', hero: 'rogue', dice: 1 });
    expect(table.told('damageTaken')).toMatchObject([{ amount: 1, cause: 'daring-gamble' }]);
    const before = table.use('dodge', 'agility 1').hero().damage;
    expect(before).toBe(1);
  });

  it('the stairs', () => {
    const table = aScene({ heroes: ['mage', 'warrior'], cardsLeft: 0, stairsTokens: 1, doors: [open('ogre-1')] }).do(START);
    table.do(struck('warrior'));
    expect(names(table)).toEqual(['damageTaken', 'dieStored', 'phaseBegun']);
    expect(table.hero('warrior').stored).toHaveLength(1);
  });

  it('a strike of the stairs while an encounter goes on passes all prevention by', () => {
    const table = aChoice({
      heroes: ['mage'],
      cardsLeft: 0,
      stairsTokens: 1,
      doors: [open('rune-puzzle-1')],
      rolls: [1, 1, 1, 1],
    });
    table.do(enter(0), option(0));
    expect(table.hero().damage).toBe(1);
    table.use('shield-aura');
    expect([table.hero().damage, table.state.encounter?.prevented]).toEqual([1, { damage: 1, time: 0 }]);
  });
});
