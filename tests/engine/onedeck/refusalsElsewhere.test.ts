import { describe, expect, it } from 'vitest';
import type { Rejection } from '../../../src/engine/kernel';
import { type Command, oneDeckDungeon as game } from '../../../src/engine/onedeck';
import type { Plan, Table } from '../../support/onedeck';
import {
  aChoice,
  aFight,
  aRound,
  CONFRONT,
  claim,
  drain,
  drink,
  enter,
  feat,
  open,
  pair,
  skip,
  suffer,
} from '../../support/scenes';
import { inCombat, teaching } from './withDice';

// docs/ARCHITECTURE.md: the same refusal by another command says as much.

const PAIR = ['mage', 'warrior'] as const;
const FOUR = ['mage', 'warrior', 'paladin', 'rogue'] as const;
const INVISIBLE: Plan = { identified: [teaching('invisibility')[0]], potions: 1 };

const fighting = (...skills: readonly string[]): Table =>
  inCombat({ skills, dice: ['strength 1', 'strength 6', 'agility 2', 'magic 3'] });
const use = (
  skill: Extract<Command, { type: 'useSkill' }>['skill'],
  dice: readonly number[] = [],
  more: object = {},
): Command => ({
  ...({ type: 'useSkill', hero: 'warrior', skill, dice } as const),
  ...more,
});
const found = (): Table => aFight('goblin-1', INVISIBLE).do(skip('warrior'));
/** The mage and the warrior fight first; the paladin and the rogue wait. */
const firstPair = (card: 'ogre-1' | 'wraith-1', plan: Plan = {}): Table =>
  aChoice({ heroes: FOUR, ...plan, doors: [open(card, 'boulder-1')] }).do(enter(0), pair(PAIR, card));

type Refused = readonly [what: string, key: string, params: Rejection['params'], at: () => readonly [Table, Command]];

const REFUSED: readonly Refused[] = [
  [
    'a cover with no list of dice',
    'noDice',
    undefined,
    () => [fighting(), JSON.parse('{"type":"cover","box":0,"dice":4}') as Command],
  ],
  ['a cover with a die that is not there', 'noSuchDie', { die: 99 }, () => [fighting(), { type: 'cover', box: 0, dice: [99] }]],
  [
    'Eagle Eye and a die that is not there',
    'noSuchDie',
    { die: 99 },
    () => [aFight('ogre-1', { heroes: ['archer'], rolls: [2, 3] }).do(feat('archer', 2)), { type: 'discardDie', die: 99 }],
  ],
  [
    'a skill of somebody else’s fight',
    'noSuchHero',
    { hero: 'rogue' },
    () => [firstPair('ogre-1', { rolls: [1, 1, 1, 1, 1, 1, 1, 1] }), use('valor', [], { hero: 'rogue' })],
  ],
  [
    'a potion of somebody else’s fight',
    'noSuchHero',
    { hero: 'rogue' },
    () => {
      const knows: Plan = { identified: [teaching('mana')[0]], potions: 1, rolls: [1, 1, 1, 1, 1, 1, 1, 1] };
      return [firstPair('ogre-1', knows), drink('rogue', 'mana')];
    },
  ],
  [
    'Drain and an item of who fights elsewhere',
    'noSuchHero',
    { hero: 'rogue' },
    () => {
      const items = { mage: { items: ['goblin-1'] }, warrior: { items: ['goblin-2'] }, rogue: { items: ['ogre-2'] } } as const;
      return [firstPair('wraith-1', { with: items }), drain('rogue', 'ogre-2')];
    },
  ],
  [
    'damage against Drain',
    'wrongPhase',
    { phase: 'before', command: 'assignDamage', rule: 'damageOnly' },
    () => {
      const items = { mage: { items: ['goblin-1'] }, warrior: { items: ['goblin-2'] } } as const;
      return [aFight('wraith-1', { heroes: PAIR, with: items }), suffer('mage')];
    },
  ],
  [
    'an item against Flames',
    'wrongPhase',
    { phase: 'before', command: 'chooseItemToDrain', rule: 'drainOnly' },
    () => [aFight('fire-elemental-1', { heroes: PAIR, with: { mage: { items: ['goblin-1'] } } }), drain('mage', 'goblin-1')],
  ],
  [
    'a skill other than Speed before an option is chosen',
    'wrongPhase',
    { phase: 'option', command: 'useSkill', rule: 'onlySpeed' },
    () => [aFight('boulder-1', { with: { warrior: { skills: teaching('steady-hands') } } }), use('steady-hands')],
  ],
  [
    'a potion of no kind',
    'potionUnknown',
    { potion: 'beer' },
    () => [fighting(), drink('warrior', JSON.parse('"beer"') as 'mana')],
  ],
  [
    'a free skill with a price',
    'costCount',
    { dice: 0, paid: 1 },
    () => [fighting('valor'), use('valor', fighting().dice('magic 3'))],
  ],
  [
    'a price in another colour',
    'dieWrongColor',
    { die: 11, color: 'magic', needed: 'agility' },
    () => [fighting('dexterity'), use('dexterity', fighting().dice('magic 3'))],
  ],
  [
    'a price of a die for armor alone',
    'dieOnlyArmor',
    { die: 12 },
    () => {
      const table = fighting('armor-crush', 'dexterity').use('armor-crush', 'strength 1');
      return [table, use('dexterity', table.dice('heroic 6'))];
    },
  ],
  ['a claim of a card that is not there', 'cardNotHere', { card: 'ogre-1' }, () => [found(), claim('ogre-1', 'xp')]],
  ['a claim for nobody', 'noSuchHero', { hero: 'nothing' }, () => [found(), claim('goblin-1', 'item')]],
  [
    'a card to face where the boss waits',
    'cardNotHere',
    { card: 'ogre-1' },
    () => [aRound({ heroes: FOUR }), pair(PAIR, 'ogre-1')],
  ],
  [
    'Invisibility when the last token is drunk',
    'noPotions',
    undefined,
    () => [aFight('ogre-1', { ...INVISIBLE, with: { warrior: { damage: 2 } } }).do(drink('warrior')), skip('warrior')],
  ],
  [
    'a pair of three, two of whom are one',
    'pairWrong',
    { heroes: 2 },
    () => {
      const doors = [open('ogre-1', 'boulder-1')];
      return [aChoice({ heroes: FOUR, doors }).do(enter(0)), pair(['mage', 'mage', 'rogue'], 'ogre-1')];
    },
  ],
  [
    'damage of the stairs for nobody of this party',
    'noSuchHero',
    { hero: 'archer' },
    () => {
      const table = aChoice({ heroes: PAIR, cardsLeft: 0, doors: [open('ogre-1')] }).from({ stairsDue: 1 }, 'endTurn');
      return [table, { type: 'assignStairsDamage', hero: 'archer' }];
    },
  ],
  [
    'a bonus die for nobody',
    'noSuchHero',
    { hero: 'rogue' },
    () => [aFight('ogre-1', { heroes: PAIR, level: 2 }), { type: 'giveBonusDie', hero: 'rogue' }],
  ],
];

describe('refused by name, with what the sentence needs', () => {
  it.each(REFUSED)('%s: %s', (_, key, params, at) => {
    const [table, command] = at();
    expect(game.whyIllegal(table.state, command)).toEqual(params === undefined ? { key } : { key, params });
    expect(game.legal(table.state)).not.toContainEqual(command);
  });
});

it('in the phase of Invisibility one may always confront', () => {
  const table = aFight('ogre-1', { ...INVISIBLE, with: { warrior: { damage: 2 } } });
  expect(table.legal('confront')).toEqual([CONFRONT]);
  expect(game.legal(table.do(drink('warrior')).state)).toEqual([CONFRONT]);
});
