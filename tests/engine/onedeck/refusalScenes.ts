import type { Rejection } from '../../../src/engine/kernel';
import type { CardId, Command, RejectionKey } from '../../../src/engine/onedeck';
import { aBossRound, aGame, anEncounter, type Plan, type Table } from '../../support/onedeck';
import {
  CONFRONT,
  claim,
  discard,
  drain,
  drink,
  EXPLORE,
  enter,
  FINISH,
  FLEE,
  feat,
  levelUp,
  open,
  option,
  pair,
  ROLL,
  START,
  shut,
  skip,
  struck,
  XP_CLAIM,
} from '../../support/scenes';

/** A position, a command that it refuses, and the parameters of the refusal. */
export interface Refused {
  readonly at: Table;
  readonly command: Command;
  readonly params?: Rejection['params'];
}

/** Refused not by the rules but by the readers of foreign data. */
export type ReaderKey = 'commandWrong' | 'setupWrong' | 'stateWrong';

const PAIR = ['mage', 'warrior'] as const;
const FOUR = { heroes: ['mage', 'warrior', 'paladin', 'rogue'] } as const;
const ROLLED: Plan = { rolls: [1, 2, 3, 6, 4, 5, 6] };

const choosing = (plan: Plan = {}): Table => aGame(plan).from({ turn: 1, arrived: false, phase: 'turnStart' }, 'choose');
/** Strength 1, 2, 3 and 6, agility 4 and 5, magic 6. */
const fighting = (card: CardId = 'ogre-1', plan: Plan = {}): Table => anEncounter(card, { ...ROLLED, ...plan });
const skilled = (...skills: readonly CardId[]): Plan => ({ with: { warrior: { skills } } });
const together = (plan: Plan = {}): Table => anEncounter('ogre-1', { heroes: PAIR, rolls: [1, 2, 3, 4, 5, 6, 1, 2], ...plan });
/** At the loot of a card. */
const finding = (card: CardId, plan: Plan = {}): Table =>
  anEncounter(card, { ...plan, identified: ['skeleton-1', ...(plan.identified ?? [])] }).do(skip(plan.heroes?.[0] ?? 'warrior'));
const use = (
  skill: Extract<Command, { type: 'useSkill' }>['skill'],
  dice: readonly number[] = [],
  more: object = {},
): Command => ({
  ...{ type: 'useSkill', hero: 'warrior', skill, dice },
  ...more,
});
const cover = (box: number, dice: readonly number[]): Command => ({ type: 'cover', box, dice });
const made = (dice: readonly number[], hero: 'warrior' | 'mage' = 'warrior'): Command => ({ type: 'makeHeroic', dice, hero });

function on(at: Table, command: (table: Table) => Command, params?: Rejection['params']): Refused {
  return params === undefined ? { at, command: command(at) } : { at, command: command(at), params };
}

export const REFUSALS: Readonly<Record<Exclude<RejectionKey, ReaderKey>, () => Refused>> = {
  unknownCommand: () => on(aGame(), () => JSON.parse('{"type":"teleport"}') as Command),
  wrongPhase: () =>
    on(choosing({ doors: [shut('ogre-1')] }), () => FLEE, { phase: 'choose', command: 'flee', rule: 'fleeAtDoor' }),
  deckEmpty: () => on(choosing({ cardsLeft: 0, doors: [shut('ogre-1')] }), () => EXPLORE),
  doorsFull: () => {
    const doors = [shut('ogre-1'), shut('ogre-2'), open('goblin-1')];
    return on(choosing({ dungeon: 'minotaurs-maze', doors }), () => EXPLORE, { limit: 3 });
  },
  noSuchDoor: () => on(choosing(), () => enter(2), { door: 2 }),
  noSuchHero: () => on(together(), () => drink('rogue'), { hero: 'rogue' }),
  noPotions: () => on(fighting('ogre-1', { potions: 0 }), () => drink('warrior')),
  potionUnknown: () => on(fighting(), () => drink('warrior', 'clarity'), { potion: 'clarity' }),
  potionNotNow: () => {
    const known = anEncounter('boulder-1', { identified: ['skeleton-2'] });
    return on(known, () => drink('warrior', 'clarity'), { potion: 'clarity' });
  },
  notHurt: () => on(aGame(), () => drink('warrior'), { hero: 'warrior' }),
  notTheDyingHero: () => {
    const wounds = { mage: { damage: 2 }, warrior: { damage: 1 } };
    const plan: Plan = {
      heroes: PAIR,
      cardsLeft: 0,
      stairsTokens: 1,
      doors: [open('ogre-1')],
      with: wounds,
      dungeon: 'lichs-tomb',
    };
    return on(aGame(plan).do(START, struck('mage')), () => drink('warrior'), { hero: 'warrior' });
  },
  alreadyStruck: () => {
    const plan: Plan = { ...FOUR, dungeon: 'lichs-tomb', cardsLeft: 0, stairsTokens: 2, doors: [open('ogre-1', 'ogre-2')] };
    return on(aGame(plan).do(START, struck('rogue')), () => struck('rogue'), { hero: 'rogue' });
  },
  pairWrong: () => on(atSplit(), () => pair(['mage', 'mage'], 'ogre-1'), { heroes: 2 }),
  cardNotHere: () => on(atSplit(), () => pair(PAIR, 'goblin-1'), { card: 'goblin-1' }),
  noSuchItem: () => {
    const items = { mage: { items: ['goblin-1'] }, warrior: { items: ['goblin-2'] } } as const;
    const table = anEncounter('wraith-1', { heroes: PAIR, with: items });
    return on(table, () => drain('mage', 'goblin-2'), { hero: 'mage', card: 'goblin-2' });
  },
  noSuchOption: () => on(anEncounter('boulder-1'), () => option(JSON.parse('2') as 0 | 1), { option: 2 }),
  featUsed: () => {
    const stored = { warrior: { stored: [1], damage: 1 } };
    const table = anEncounter('ogre-1', { heroes: ['rogue', 'warrior'], rolls: [3], with: stored }).do(feat('warrior'));
    return on(table, () => feat('warrior'), { hero: 'warrior' });
  },
  featEmpty: () => on(anEncounter('ogre-1', { heroes: ['rogue', 'warrior'] }), () => feat('warrior'), { hero: 'warrior' }),
  featDiceWrong: () => on(anEncounter('ogre-1', { heroes: ['rogue'] }), () => feat('rogue', 3), { hero: 'rogue', dice: 3 }),
  noSuchBox: () => on(fighting(), (table) => cover(7, table.dice('strength 6')), { box: 7, boxes: 7 }),
  boxCovered: () => on(fighting().cover(0, 'strength 6'), (table) => cover(0, table.dice('strength 3')), { box: 0 }),
  armorFirst: () => on(fighting('goblin-1'), (table) => cover(2, table.dice('agility 5')), { box: 2 }),
  dieTwice: () => on(fighting(), () => cover(0, [4, 4]), { die: 4 }),
  noSuchDie: () => on(fighting(), () => discard(99), { die: 99 }),
  oneDieOnly: () => on(fighting(), (table) => cover(1, table.dice('agility 4', 'agility 5')), { box: 1, dice: 2 }),
  noDice: () => on(fighting(), () => cover(1, []), { box: 1 }),
  dieTooLow: () => on(fighting(), (table) => cover(3, table.dice('agility 4')), { box: 3, needed: 5, value: 4 }),
  sumTooLow: () => {
    return on(fighting(), (table) => cover(2, table.dice('strength 2', 'strength 6')), { box: 2, needed: 9, sum: 8 });
  },
  dieWrongColor: () => {
    const params = { box: 1, die: 4, color: 'strength', needed: 'agility' };
    return on(fighting(), (table) => cover(1, table.dice('strength 6')), params);
  },
  dieOnlyArmor: () => {
    const table = fighting('ogre-1', skilled('glooping-ooze-1')).use('armor-crush', 'strength 1');
    return on(table, () => cover(1, table.dice('heroic 6')), { box: 1, die: 8 });
  },
  dieOnlyMana: () => {
    const table = fighting('wraith-1', { ...skilled('fire-elemental-2') }).use('mana-fountain');
    return on(
      table,
      () =>
        cover(
          0,
          table.dice('magic 6').map(() => 8),
        ),
      { box: 0, die: 8 },
    );
  },
  noHeroicOnSkull: () => {
    const table = aBossRound({ level: 2, rolls: [1, 1, 1, 1, 5, 5, 1, 6] })
      .cover(0, 'agility 5')
      .cover(1, 'agility 5');
    return on(table, () => cover(6, table.dice('heroic 6')), { box: 6, die: 8 });
  },
  notYourDie: () => {
    const table = together({ with: { mage: { skills: ['wraith-1'] } } });
    return on(table, () => use('dexterity', table.dice('warrior agility 2'), { hero: 'mage' }), { die: 8, hero: 'warrior' });
  },
  skillNotYours: () => on(fighting(), () => use('cleave'), { hero: 'warrior', skill: 'cleave' }),
  skillNotHere: () => {
    const table = fighting('ogre-1', skilled('phantom-1'));
    return on(table, () => use('steady-hands'), { skill: 'steady-hands', kind: 'combat' });
  },
  skillUsed: () => {
    const table = fighting('ogre-1', { ...skilled('boulder-1'), rolls: [1, 2, 3, 6, 4, 5, 6, 3] }).use('valor');
    return on(table, () => use('valor'), { hero: 'warrior', skill: 'valor' });
  },
  noSuchWay: () => {
    const table = fighting('ogre-1', skilled('ice-elemental-1'));
    return on(table, () => use('lucky-familiar', [], { way: 2 }), { skill: 'lucky-familiar', ways: 2 });
  },
  costCount: () => {
    const table = fighting('ogre-1', skilled('ice-elemental-2'));
    return on(table, () => use('flurry', table.dice('strength 1')), { dice: 2, paid: 1, color: 'strength' });
  },
  manaTooLow: () => {
    const table = anEncounter('ogre-1', { rolls: [1, 2, 3, 6, 4, 5, 2], ...skilled('wraith-2') });
    return on(table, () => use('haste', table.dice('magic 2')), { needed: 3, sum: 2 });
  },
  nothingToChoose: () => {
    const table = anEncounter('ogre-1', { rolls: [1, 2, 3, 6, 4, 6, 2], ...skilled('ogre-2') });
    return on(table, () => use('brute-force'), { skill: 'brute-force' });
  },
  dieNotEligible: () => {
    const table = anEncounter('ogre-1', { rolls: [5, 5, 3, 6, 4, 5, 2], ...skilled('ogre-2') }).use('brute-force');
    return on(table, () => ({ type: 'chooseDice', dice: table.dice('strength 6') }), { die: 4, skill: 'brute-force' });
  },
  diceCount: () => {
    const table = fighting('ogre-1', { identified: ['glooping-ooze-2'] }).do(drink('warrior', 'heroism'));
    return on(table, () => ({ type: 'chooseDice', dice: table.dice('strength 1') }), { least: 2, most: 2, dice: 1 });
  },
  diceNotAlike: () => {
    const has = { mage: { skills: ['ogre-1'] } } as const;
    const table = anEncounter('goblin-1', { heroes: ['mage'], rolls: [1, 2, 3, 6, 1, 2, 3], with: has }).use(
      'chaotic-aura',
      'magic 6',
    );
    return on(table, () => ({ type: 'chooseDice', dice: table.dice('magic 1', 'magic 2') }));
  },
  heroicCount: () => {
    const table = fighting('bandit-1');
    return on(table, () => made(table.dice('strength 1', 'strength 2')), { needed: 3, dice: 2 });
  },
  notAnOwner: () => {
    const table = together();
    return on(table, () => made(table.dice('mage magic 2', 'mage magic 3')), { hero: 'warrior' });
  },
  formUnknown: () => on(finding('goblin-1'), () => claim('goblin-1', JSON.parse('"trophy"') as 'xp'), { form: 'trophy' }),
  notASkill: () => {
    return on(finding('skeleton-2'), () => claim('skeleton-2', 'skill', { hero: 'warrior' }), { potion: 'clarity' });
  },
  notAPotion: () => on(finding('goblin-1'), () => claim('goblin-1', 'potion'), { card: 'shimmerblast' }),
  skillKnown: () => {
    const table = finding('cave-in-2', skilled('beetle-2'));
    return on(table, () => claim('cave-in-2', 'skill', { hero: 'warrior' }), { hero: 'warrior', skill: 'crushing-blow' });
  },
  potionIdentified: () => {
    const table = finding('rune-puzzle-2', { identified: ['skeleton-2'] });
    return on(table, () => claim('rune-puzzle-2', 'potion'), { potion: 'clarity' });
  },
  itemsFull: () => {
    const table = finding('goblin-1', { with: { warrior: { items: ['ogre-1'] } } });
    return on(table, () => claim('goblin-1', 'item', { hero: 'warrior' }), { hero: 'warrior', limit: 1 });
  },
  skillsFull: () => {
    const table = finding('goblin-1', skilled('ogre-1', 'ogre-2'));
    return on(table, () => claim('goblin-1', 'skill', { hero: 'warrior' }), { hero: 'warrior', limit: 2 });
  },
  noSuchCardToReplace: () => {
    const command = claim('goblin-1', 'item', { hero: 'warrior', replace: 'ogre-1' });
    return on(finding('goblin-1'), () => command, { hero: 'warrior', card: 'ogre-1' });
  },
  nothingToReplace: () => {
    const table = finding('goblin-1', { with: { warrior: { items: ['ogre-1'] } } });
    return on(table, () => claim('goblin-1', 'xp', { replace: 'ogre-1' }));
  },
  xpNotThere: () => on(leveling(), () => levelUp('ogre-1', 'goblin-2'), { card: 'goblin-2' }),
  xpNotNeeded: () => on(leveling('bandit-1'), () => levelUp('ogre-1', 'bandit-1', 'goblin-1'), { card: 'bandit-1', needed: 6 }),
  xpTooLow: () => on(leveling(), () => levelUp('ogre-1'), { needed: 6, xp: 4 }),
};

const leveling = (...xp: readonly CardId[]): Table => finding('goblin-1', { xp: ['ogre-1', ...xp] }).do(XP_CLAIM('goblin-1'));

function atSplit(): Table {
  return choosing({ ...FOUR, doors: [shut('ogre-1', 'ogre-2')] }).do(enter(0), CONFRONT);
}

/** One position of every phase, for commands that are no commands. */
export function everyPhase(): readonly Table[] {
  const wounds = { mage: { damage: 2 } };
  return [
    ...[aGame(), choosing({ doors: [shut('ogre-1')] }), choosing({ doors: [shut('ogre-1')] }).do(enter(0)), atSplit()],
    choosing({ heroes: ['rogue'], doors: [shut('ogre-1')] }).do(enter(0), FLEE),
    aGame({ dungeon: 'lichs-tomb', heroes: PAIR, cardsLeft: 0, stairsTokens: 1, doors: [open('ogre-1')] }).do(START),
    aGame({ dungeon: 'lichs-tomb', heroes: PAIR, cardsLeft: 0, stairsTokens: 1, doors: [open('ogre-1')], with: wounds }).do(
      START,
      struck('mage'),
    ),
    ...[anEncounter('ogre-1', { identified: ['skeleton-1'] }), anEncounter('fire-elemental-1', { heroes: PAIR })],
    ...[anEncounter('boulder-1'), anEncounter('ogre-1', { heroes: ['rogue'] })],
    anEncounter('ogre-1', { heroes: ['archer'], rolls: [1, 2] }).do(feat('archer', 2)),
    ...[anEncounter('ogre-1', { heroes: PAIR, level: 2 }), fighting(), together().do(FINISH), finding('goblin-1'), leveling()],
    fighting('ogre-1', { ...skilled('bandit-2') }).use('cleave', 'strength 1'),
    choosing({ cardsLeft: 0, doors: [shut('ogre-1')] }).do(enter(0), FLEE),
    anEncounter('ogre-1', { heroes: ['rogue'], rolls: [1, 1, 1, 1, 1, 1, 1], potions: 0 }).do(ROLL, FINISH),
    short(),
  ];
}

/** Nine magic dice are wanted and eight are there. */
function short(): Table {
  const blue = { mage: { items: ['bandit-1', 'beetle-1', 'beetle-2'] }, paladin: { items: ['ogre-2'] } } as const;
  const plan: Plan = { heroes: ['mage', 'paladin'], level: 3, with: blue };
  return anEncounter('goblin-1', plan).do({ type: 'giveBonusDie', hero: 'mage' });
}
