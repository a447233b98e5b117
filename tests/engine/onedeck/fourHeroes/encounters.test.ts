import { describe, expect, it } from 'vitest';
import type { CardId, HeroId } from '../../../../src/engine/onedeck';
import type { Plan, Table } from '../../../support/onedeck';
import {
  aChoice,
  claim,
  drink,
  enter,
  FINISH,
  feat,
  levelUp,
  names,
  open,
  option,
  pair,
  ROLL,
  skip,
  suffer,
  XP_CLAIM,
} from '../../../support/scenes';

// Page 36 and 37: four heroes split up, fight two encounters, and share what they find.

const FOUR = { heroes: ['mage', 'warrior', 'paladin', 'rogue'], dungeon: 'lichs-tomb' } as const;
const FIRST = ['mage', 'warrior'] as const;
const OTHERS = ['paladin', 'rogue'] as const;

/** The first pair stands before the first card, the others will face the second. */
function atDoor(cards: readonly [CardId, CardId], plan: Plan = {}, first: readonly HeroId[] = FIRST): Table {
  return aChoice({ ...FOUR, ...plan, doors: [open(...cards), ...(plan.doors ?? [])] }).do(enter(0), pair(first, cards[0]));
}

/** Both cards are passed by with Invisibility. */
function atLoot(cards: readonly [CardId, CardId], plan: Plan = {}): Table {
  const { identified = [], potions = 0 } = plan;
  return atDoor(cards, { ...plan, identified: ['skeleton-1', ...identified], potions: potions + 2 }).do(
    skip('mage'),
    skip('rogue'),
  );
}

describe('the party splits into two pairs (p. 36)', () => {
  it('any two against either card, in either order', () => {
    const table = aChoice({ ...FOUR, doors: [open('goblin-1', 'boulder-1')] }).do(enter(0));
    expect(table.legal('splitParty')).toHaveLength(6 * 2);
    table.do(pair(['rogue', 'warrior'], 'boulder-1'));
    expect(table.state.fights).toEqual([
      { card: 'boulder-1', heroes: ['warrior', 'rogue'] },
      { card: 'goblin-1', heroes: ['mage', 'paladin'] },
    ]);
    expect([table.state.encounter?.card, table.state.encounter?.heroes]).toEqual(['boulder-1', ['warrior', 'rogue']]);
  });

  it.each([[['mage']], [['mage', 'warrior', 'paladin']], [['mage', 'mage']], [['mage', 'archer']]] as const)(
    '%j is no pair',
    (heroes) => {
      const table = aChoice({ ...FOUR, doors: [open('goblin-1', 'boulder-1')] }).do(enter(0));
      expect(table.why(pair(heroes, 'goblin-1'))).toBe('pairWrong');
    },
  );

  it('a card elsewhere, or none, cannot be faced', () => {
    const table = aChoice({ ...FOUR, doors: [open('goblin-1', 'boulder-1'), open('ogre-1', 'ogre-2')] }).do(enter(0));
    expect([table.why(pair(FIRST, 'ogre-1')), table.why(pair(FIRST))]).toEqual(['cardNotHere', 'cardNotHere']);
  });
});

describe('each encounter is one of two heroes (p. 36)', () => {
  it('only the pair’s dice, skills and feats are in it', () => {
    const table = atDoor(['ogre-1', 'ogre-2'], { rolls: [1, 2, 3, 4, 5, 6, 5, 4] });
    expect(table.pool()).toHaveLength(4 + 4);
    expect(table.why({ type: 'useSkill', hero: 'rogue', skill: 'dungeoneering', dice: [] })).toBe('noSuchHero');
    expect(table.why(drink('paladin', 'clarity'))).toBe('potionUnknown');
  });

  it('damage of consequences falls on the pair', () => {
    const table = atDoor(['arrow-wall-1', 'ogre-1'], { rolls: [1, 1, 1] }).do(option(0), FINISH);
    expect(table.state.heroes.map(({ damage }) => damage)).toEqual([1, 1, 0, 0]);
  });

  it('so does damage of effects: Flames and Daring Gamble', () => {
    const table = atDoor(['fire-elemental-1', 'ogre-1'], { rolls: [1, ...Array<number>(9).fill(6)].slice(0, 9) }, [
      'warrior',
      'rogue',
    ]);
    expect([table.why(suffer('mage')), table.legal('assignDamage').length]).toEqual(['noSuchHero', 2]);
    table.do(suffer('warrior'));
    expect(table.why(feat('mage'))).toBe('noSuchHero');
    table.do(feat('rogue'), ROLL);
    expect(table.state.heroes.map(({ damage }) => damage)).toEqual([0, 1, 0, 1]);
  });

  it('all boxes of the dungeon are active in each of them', () => {
    const table = atDoor(['rune-puzzle-1', 'arrow-wall-1'], { rolls: [6, 6, 4, 5, 4, 6] }).do(option(0));
    expect(table.state.encounter?.boxes).toHaveLength(2);
    table.cover(1, 'magic 4').cover(0, 'magic 6').do(FINISH, option(0));
    expect(table.state.encounter?.boxes.map(({ dice }) => dice)).toEqual([[], []]);
    expect(table.why(ROLL)).toBeNull();
    table.do(ROLL);
    expect(table.pool()).toEqual(['magic 5', 'magic 4', 'magic 6']);
  });

  it('a skill used by one pair may be used by the other, and the level’s heroic dice are rolled by both', () => {
    const skilled = { mage: { skills: ['cave-in-1'] }, rogue: { skills: ['plague-rat-2'] } } as const;
    const plan = { level: 2, with: skilled, rolls: [6, 6, 4, 1, 6, 6, 4, 3] } as const;
    const table = atDoor(['rune-puzzle-1', 'arrow-wall-1'], plan).do(option(0), { type: 'giveBonusDie', hero: 'mage' });
    table.use('flameweave', 'magic 6').do(FINISH, suffer('mage'), option(0), ROLL, { type: 'giveBonusDie', hero: 'rogue' });
    table.do({ type: 'useSkill', hero: 'rogue', skill: 'flameweave', dice: table.dice('rogue magic 4') });
    expect(table.pool()).toEqual(['magic 6', 'magic 6', 'heroic 3', 'magic 5']);
  });

  it('the first card leaves the door, which stays open for the second and still counts for a swarm', () => {
    const table = atDoor(['arrow-wall-1', 'goblin-1'], {
      rolls: [1, 1, 1, ...Array<number>(8).fill(1)],
      doors: [open('ogre-1', 'ogre-2')],
    });
    table.do(option(0), FINISH);
    expect([table.state.doors[0]?.cards, table.state.phase]).toEqual([['goblin-1'], 'feats']);
    table.do(ROLL);
    expect(table.state.encounter?.boxes[0]?.value).toBe(4 * 2);
  });

  it('a Healing potion can be drunk by a hero of the other pair', () => {
    const table = atDoor(['ogre-1', 'ogre-2'], { rolls: Array(8).fill(1), with: { rogue: { damage: 2 } } });
    expect(table.do(drink('rogue')).hero('rogue').damage).toBe(0);
  });
});

describe('an Invisibility potion (p. 37)', () => {
  it('skips the encounter of one pair; the other encounter is unaffected', () => {
    const plan = { identified: ['skeleton-1'], potions: 2, rolls: Array(8).fill(1) } as const;
    const table = atDoor(['fire-elemental-1', 'ogre-2'], plan, OTHERS).do(skip('rogue'));
    expect([table.told('timeSpent').length, table.state.loot]).toEqual([2, ['fire-elemental-1']]);
    expect([table.state.phase, table.why(skip('rogue'))]).toEqual(['invisibility', 'noSuchHero']);
    table.do({ type: 'confront' });
    expect([table.state.encounter?.card, table.state.encounter?.heroes]).toEqual(['ogre-2', FIRST]);
  });
});

describe('loot (p. 37)', () => {
  it('is assigned after both encounters', () => {
    const table = atDoor(['arrow-wall-1', 'rune-puzzle-1'], { rolls: [6, 6, 4, 6, 4, 6] }).do(option(0));
    table.cover(1, 'magic 6').cover(0, 'magic 6').do(FINISH);
    expect([table.state.phase, table.state.loot]).toEqual(['option', ['arrow-wall-1']]);
    table.do(option(0), ROLL).cover(1, 'magic 4').cover(0, 'magic 6').do(FINISH);
    expect([table.state.phase, table.state.loot, table.state.doors[0]]).toEqual([
      'loot',
      ['arrow-wall-1', 'rune-puzzle-1'],
      null,
    ]);
  });

  it('one hero can claim both cards, also of the other pair’s encounter', () => {
    const table = atLoot(['goblin-1', 'ogre-1']).do(claim('ogre-1', 'item', { hero: 'rogue' }));
    table.do(claim('goblin-1', 'skill', { hero: 'rogue' }));
    expect([table.hero('rogue').items, table.hero('rogue').skills]).toEqual([['ogre-1'], ['goblin-1']]);
  });

  it('the same card of both sets: no skill twice, no potion type twice', () => {
    const skills = atLoot(['goblin-1', 'goblin-1.b'], { level: 2 }).do(claim('goblin-1', 'skill', { hero: 'mage' }));
    expect(skills.why(claim('goblin-1.b', 'skill', { hero: 'mage' }))).toBe('skillKnown');
    expect(skills.why(claim('goblin-1.b', 'skill', { hero: 'rogue' }))).toBeNull();
    const potions = atLoot(['skeleton-2', 'skeleton-2.b']).do(claim('skeleton-2', 'potion'));
    expect(potions.why(claim('skeleton-2.b', 'potion'))).toBe('potionIdentified');
  });
});

describe('levels (p. 37)', () => {
  const RICH = ['ogre-1', 'ogre-2', 'ogre-1.b', 'ogre-2.b'] as const;

  it.each([
    [1, 12],
    [2, 16],
    [3, 20],
    [4, 10],
  ])('from level %d it takes %d XP, and brings two potions', (level, needed) => {
    const xp = [...RICH, 'phantom-1', 'phantom-2'].slice(0, Math.ceil(needed / 4) - 1) as CardId[];
    const table = atLoot(['goblin-1', 'fire-elemental-1'], { level, xp }).do(XP_CLAIM('goblin-1'));
    table.do(XP_CLAIM('fire-elemental-1'));
    expect(table.why(levelUp(...xp))).toBe('xpTooLow');
    table.do(levelUp(...xp, 'fire-elemental-1'));
    expect([table.state.level, table.state.potions]).toEqual([Math.min(level + 1, 4), 2]);
  });

  it('the whole party levels up together', () => {
    const table = atLoot(['goblin-1', 'goblin-2'], { xp: RICH }).do(XP_CLAIM('goblin-1'));
    expect(table.why(claim('goblin-2', 'item', { hero: 'mage' }))).toBeNull();
    table.do(XP_CLAIM('goblin-2'), levelUp('ogre-1', 'ogre-2', 'ogre-1.b'));
    expect(names(table)).toEqual(['xpSpent', 'levelGained', 'potionsGained', 'turnEnded', 'phaseBegun']);
    expect(table.state.level).toBe(2);
  });
});
