import { describe, expect, it } from 'vitest';
import { anEncounter } from '../../support/onedeck';

/** Yeti's Cavern, floor 1: two magic boxes (3 and 4, a time each) beside those of the foe. */
const yeti = { dungeon: 'yetis-cavern' } as const;
const all = (value: number, count = 7) => Array.from({ length: count }, () => value);

describe('R6, R7: covering', () => {
  it('takes a die of the colour that is high enough, or a heroic one', () => {
    const table = anEncounter('ogre-1', { ...yeti, rolls: [2, 3, 4, 5, 4, 3, 6] });
    expect(table.why({ type: 'cover', box: 1, dice: table.dice('agility 3') })).toBe('dieTooLow');
    expect(table.why({ type: 'cover', box: 1, dice: table.dice('strength 5') })).toBe('dieWrongColor');
    expect(table.why({ type: 'cover', box: 1, dice: table.dice('agility 4', 'agility 3') })).toBe('oneDieOnly');
    table.cover(1, 'agility 4');
    expect(table.why({ type: 'cover', box: 1, dice: table.dice('agility 3') })).toBe('boxCovered');
    table.do({ type: 'makeHeroic', dice: table.dice('strength 5', 'magic 6'), hero: 'warrior' }).cover(3, 'heroic 5');
    expect(table.pool()).toEqual(['strength 2', 'strength 3', 'strength 4', 'agility 3']);
    table.expectNoRollsLeft();
  });

  it('takes the sum of any dice for a wide box, surplus included, and lists only sets without it', () => {
    const table = anEncounter('ogre-1', { ...yeti, rolls: [2, 3, 4, 5, 1, 1, 1] });
    expect(table.legal('cover').filter(({ box }) => box === 0)).toHaveLength(5);
    expect(table.why({ type: 'cover', box: 0, dice: table.dice('strength 2', 'strength 3') })).toBe('sumTooLow');
    table.cover(0, 'strength 2', 'strength 3', 'strength 4', 'strength 5');
    expect(table.state.encounter?.boxes[0]?.dice).toHaveLength(4);
  });

  it('lets armor boxes go first, those of the dungeon too', () => {
    const table = anEncounter('phantom-1', { ...yeti, floor: 3, rolls: [4, 4, 5, 5, 4, 6, 4] });
    expect(table.why({ type: 'cover', box: 2, dice: table.dice('agility 6') })).toBe('armorFirst');
    // Biting Cold: every strength box is armor.
    expect(table.state.encounter?.boxes.filter(({ armor }) => armor)).toHaveLength(7);
  });
});

describe('R12 to R14: dice', () => {
  it('needs three dice for a heroic one against Dodge', () => {
    const table = anEncounter('bandit-1', { ...yeti, rolls: [6, 5, 4, 3, 2, 1, 1] });
    expect(table.why({ type: 'makeHeroic', dice: table.dice('strength 6', 'strength 5'), hero: 'warrior' })).toBe('heroicCount');
    table.do({ type: 'makeHeroic', dice: table.dice('strength 6', 'strength 5', 'strength 4'), hero: 'warrior' });
    expect(table.pool()).toContain('heroic 4');
  });

  it('loses what Ethereal and the Weakness Curse discard, and pays for Split', () => {
    const phantom = anEncounter('phantom-1', { dungeon: 'lichs-tomb', floor: 2, rolls: [1, 2, 3, 4, 5, 6, 6] });
    expect(phantom.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['ethereal', 'weakness-curse', 'ethereal']);
    const ooze = anEncounter('glooping-ooze-1', { ...yeti, rolls: [1, 1, 3, 4, 5, 6, 6] });
    expect(ooze.told('timeSpent')).toHaveLength(2);
  });

  it('lowers heroic dice in the Poison Aura, never below 1, and none that is gained', () => {
    const table = anEncounter('ogre-1', { dungeon: 'hydras-reef', floor: 3, level: 4, rolls: [2, 2, 2, 2, 2, 2, 2, 1, 5] });
    expect(table.pool().slice(-2)).toEqual(['heroic 1', 'heroic 4']);
    table.do({ type: 'makeHeroic', dice: table.dice('strength 2', 'strength 2'), hero: 'warrior' });
    expect(table.pool()).toContain('heroic 2');
  });

  it('has eight dice of a colour and no more', () => {
    const items = ['goblin-1', 'goblin-2', 'phantom-1', 'wraith-1', 'wraith-2'] as const;
    const table = anEncounter('ogre-1', { ...yeti, level: 3, with: { warrior: { items } }, rolls: all(3, 12) });
    expect(table.pool().filter((die) => die === 'strength 3')).toHaveLength(8);
    expect(table.told('dieWithheld')).toEqual([{ type: 'dieWithheld', hero: 'warrior', color: 'strength', why: 'supply' }]);
  });

  it('asks a pair who takes dice first when there are too few', () => {
    const strong = { items: ['goblin-1', 'goblin-2', 'phantom-1', 'wraith-1'] } as const;
    const plan = { ...yeti, heroes: ['warrior', 'paladin'], level: 4, with: { warrior: strong }, rolls: all(4, 14) } as const;
    const table = anEncounter('ogre-1', plan).do(
      { type: 'giveBonusDie', hero: 'paladin' },
      { type: 'giveBonusDie', hero: 'warrior' },
    );
    expect(table.state.phase).toBe('rollOrder');
    table.do({ type: 'rollFirst', hero: 'paladin' });
    const strength = table.state.encounter?.pool.filter(({ color }) => color === 'strength').map(({ hero }) => hero);
    expect(strength).toEqual(['paladin', 'paladin', ...all(0, 6).map(() => 'warrior')]);
  });
});

describe('R10, R11: foes with a temper', () => {
  it('Flames burn before the feat, in time for Frenzy', () => {
    const table = anEncounter('fire-elemental-1', { ...yeti, rolls: [6, ...all(1)] });
    expect([table.state.phase, table.hero().damage, table.hero().stored.length]).toEqual(['feats', 1, 1]);
    table.do({ type: 'useFeat', hero: 'warrior', dice: 1 });
    expect([table.pool()[0], table.hero().stored]).toEqual(['heroic 6', []]);
    table.expectNoRollsLeft();
  });

  it('Frost takes three time, Drain an item, which is XP at once', () => {
    expect(anEncounter('ice-elemental-1', { ...yeti, rolls: all(1) }).told('timeSpent')).toHaveLength(3);
    const items = ['goblin-1', 'bandit-1'] as const;
    const table = anEncounter('wraith-1', { ...yeti, level: 2, with: { warrior: { items } }, rolls: all(1, 9) });
    expect(table.state.phase).toBe('before');
    table.do({ type: 'chooseItemToDrain', hero: 'warrior', card: 'bandit-1' });
    expect([table.hero().items, table.state.xp]).toEqual([['goblin-1'], ['bandit-1']]);
  });

  it('Drain of an item with health can kill (R19)', () => {
    const plan = { ...yeti, potions: 0, with: { warrior: { items: ['ogre-1'], damage: 6 } } } as const;
    expect(anEncounter('wraith-1', plan).state.result).toBe('defeat');
  });

  it('Fade charges for every skill', () => {
    const table = anEncounter('shadow-1', { ...yeti, with: { warrior: { skills: ['boulder-1'] } }, rolls: [...all(3), 5] });
    expect(table.use('valor').told('timeSpent')).toHaveLength(1);
    expect(table.why({ type: 'useSkill', hero: 'warrior', skill: 'valor', dice: [] })).toBe('skillUsed');
  });

  it('Swarm counts the open doors (R8)', () => {
    const doors = [
      { cards: ['ogre-1'], open: true },
      { cards: ['ogre-2'], open: false },
    ] as const;
    expect(anEncounter('goblin-1', { ...yeti, doors, rolls: all(1) }).state.encounter?.boxes[0]?.value).toBe(8);
  });
});

describe('R15: perils', () => {
  it('take dice of one colour, pay for the option, and ignore what skills give of another', () => {
    const plan = { ...yeti, with: { warrior: { skills: ['rune-puzzle-1'] } }, rolls: [3, 4, 5] } as const;
    const table = anEncounter('bear-traps-1', plan).do({ type: 'chooseOption', option: 0 });
    expect([table.told('timeSpent').length, table.pool()]).toEqual([3, ['agility 3', 'agility 4']]);
    expect(table.state.encounter?.boxes.map(({ color, value }) => [color, value])).toEqual([
      ['agility', 6],
      ['agility', 4],
    ]);
    expect(
      table.why({ type: 'useSkill', hero: 'warrior', skill: 'persistence', dice: table.dice('agility 3', 'agility 4') }),
    ).toBe('dieWrongColor');
  });

  it('roll the heroic half of Persistence', () => {
    const plan = { ...yeti, level: 4, with: { warrior: { skills: ['rune-puzzle-1'] } }, rolls: [3, 4, 5, 5, 6] } as const;
    const table = anEncounter('bear-traps-1', plan)
      .do({ type: 'chooseOption', option: 0 })
      .use('persistence', 'heroic 5', 'heroic 5');
    expect([table.pool(), table.told('dieWithheld').length]).toEqual([['agility 3', 'agility 4', 'heroic 6'], 1]);
    table.expectNoRollsLeft();
  });
});

describe('feats', () => {
  it('Eagle Eye pays, looks, discards one, and keeps the rest', () => {
    const table = anEncounter('ogre-1', { ...yeti, heroes: ['archer'], rolls: [2, 6, 4, ...all(1)] });
    table.do({ type: 'useFeat', hero: 'archer', dice: 3 });
    expect([table.state.phase, table.told('timeSpent').length]).toEqual(['eagleEye', 4]);
    table.do({ type: 'discardDie', die: table.dice('heroic 2')[0] ?? 0 });
    expect(table.pool().slice(0, 2)).toEqual(['heroic 6', 'heroic 4']);
    table.expectNoRollsLeft();
  });

  it('Daring Gamble costs once for two 1s, before Ethereal sees them (R32)', () => {
    const table = anEncounter('phantom-1', { ...yeti, heroes: ['rogue'], rolls: [1, 1, ...all(4)] });
    table.do({ type: 'useFeat', hero: 'rogue', dice: 2 });
    expect([table.hero().damage, table.told('timeSpent').length, table.told('dieDiscarded').length]).toEqual([1, 3, 2]);
  });

  it('can be left aside', () => {
    const table = anEncounter('ogre-1', { ...yeti, heroes: ['rogue'], rolls: all(4) }).do({ type: 'roll' });
    expect(table.state.phase).toBe('pool');
    table.expectNoRollsLeft();
  });
});

describe('skills and potions', () => {
  it.each([
    ['lucky-familiar', 'ice-elemental-1'],
    ['critical-strikes', 'boulder-2'],
    ['brute-force', 'ogre-2'],
  ] as const)('%s is free and asks which dice', (skill, card) => {
    const table = anEncounter('ogre-1', { ...yeti, with: { warrior: { skills: [card] } }, rolls: [5, 5, 3, 3, 4, 2, 1, 6] });
    expect(table.use(skill).state.phase).toBe('effect');
    expect(table.legal('chooseDice').length).toBeGreaterThan(1);
  });

  it('Triple Strike raises one of its own dice', () => {
    const table = anEncounter('ogre-1', { ...yeti, with: { warrior: { skills: ['phantom-2'] } }, rolls: [1, 1, 1, 2, 1, 1, 1] });
    table.use('triple-strike', 'strength 1', 'strength 1', 'strength 1');
    expect(table.why({ type: 'chooseDice', dice: table.dice('strength 2') })).toBe('dieNotEligible');
    expect(table.choose('magic 5').pool()).toEqual([
      'strength 2',
      'agility 1',
      'agility 1',
      'magic 1',
      'strength 5',
      'agility 5',
      'magic 6',
    ]);
  });

  it('Chaotic Aura changes dice that are alike', () => {
    const plan = { ...yeti, heroes: ['mage'], with: { mage: { skills: ['ogre-1'] } }, rolls: [2, 2, 3, 6, 2, 2, 3] } as const;
    const table = anEncounter('beetle-1', plan).use('chaotic-aura', 'magic 6');
    expect(table.why({ type: 'chooseDice', dice: table.dice('strength 2', 'agility 3') })).toBe('diceNotAlike');
    expect(table.choose('strength 2', 'agility 2', 'magic 2').pool()).toEqual([
      'strength 6',
      'agility 6',
      'agility 3',
      'magic 6',
      'magic 2',
      'magic 3',
    ]);
  });

  it('keeps the dice of Armor Crush and Mana Fountain to their use (R16)', () => {
    const skills = ['glooping-ooze-1', 'fire-elemental-2'] as const;
    const table = anEncounter('ice-elemental-1', { ...yeti, with: { warrior: { skills } }, rolls: [4, 4, 4, 4, 4, 4, 4] });
    table.use('mana-fountain').use('armor-crush', 'strength 4');
    table.cover(0, 'heroic 6', 'strength 4', 'strength 4');
    expect(table.why({ type: 'cover', box: 4, dice: table.dice('magic 6') })).toBe('dieOnlyMana');
  });

  it('Clarity rerolls every 1 and 2, and needs a token', () => {
    const plan = { ...yeti, identified: ['skeleton-2'], rolls: [1, 2, 3, 4, 5, 6, 6, 5, 5, 4] } as const;
    const table = anEncounter('ogre-1', plan).do({ type: 'drinkPotion', hero: 'warrior', potion: 'clarity' });
    expect(table.pool()).toEqual([
      'strength 5',
      'strength 5',
      'strength 3',
      'strength 4',
      'agility 5',
      'agility 6',
      'magic 6',
      'heroic 4',
    ]);
    expect(table.why({ type: 'drinkPotion', hero: 'warrior', potion: 'clarity' })).toBe('noPotions');
    expect(table.why({ type: 'drinkPotion', hero: 'warrior', potion: 'mana' })).toBe('noPotions');
  });

  it('Invisibility goes straight to the loot, before Frost', () => {
    const table = anEncounter('ice-elemental-1', { ...yeti, identified: ['skeleton-1'] });
    expect(table.state.phase).toBe('invisibility');
    table.do({ type: 'skipEncounter', hero: 'warrior' });
    expect([table.told('timeSpent').length, table.state.phase, table.state.potions]).toEqual([2, 'loot', 0]);
  });
});
