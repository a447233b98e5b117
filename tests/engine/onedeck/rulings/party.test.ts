import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../../src/engine/kernel';
import {
  type Command,
  consequencesNow,
  oneDeckDungeon as game,
  reportOf,
  type Setup,
  type State,
  supplyLeft,
} from '../../../../src/engine/onedeck';
import { earnedIn, newSheet, recordGame } from '../../../../src/engine/onedeck/campaign';
import {
  aChoice,
  aFight,
  aRound,
  aScene,
  CONFRONT,
  DESCEND,
  drink,
  EXPLORE,
  enter,
  FINISH,
  feat,
  option,
  pair,
  ROLL,
  START,
  shut,
  suffer,
} from '../../../support/scenes';
import { PARTY } from '../oneDeckOptions';

// Rulings R27, R29 and R33: two sets for four heroes, what a game earns, and what a seed fixes.

const FOUR = { heroes: ['mage', 'warrior', 'paladin', 'rogue'], dungeon: 'dragons-cave' } as const;

describe('R27: four heroes have two complete sets of dice', () => {
  it('sixteen of each colour and twelve heroic ones', () => {
    const { state } = aScene(FOUR);
    const left = (['strength', 'agility', 'magic', 'heroic'] as const).map((color) => supplyLeft(state, color));
    expect(left).toEqual([16, 16, 16, 12]);
    const small = aScene({ ...FOUR, heroes: ['mage', 'warrior'] }).state;
    expect([supplyLeft(small, 'magic'), supplyLeft(small, 'heroic')]).toEqual([8, 6]);
  });

  it('dice left in one pair’s encounter are cleared before the other pair’s', () => {
    const plan = { ...FOUR, doors: [shut('arrow-wall-1', 'rune-puzzle-1')], rolls: [2, 6, 5, 2, 6, 5] } as const;
    const table = aChoice(plan).do(enter(0), CONFRONT, pair(['mage', 'warrior'], 'arrow-wall-1'), option(0));
    table.cover(1, 'magic 2').cover(0, 'magic 6').do(FINISH);
    expect([table.state.encounter?.card, table.pool()]).toEqual(['rune-puzzle-1', []]);
    expect(supplyLeft(table.state, 'magic')).toBe(16);
    table.do(option(0), ROLL);
    expect(supplyLeft(table.state, 'magic')).toBe(16 - 3);
  });
});

describe('R29: checkmarks are per hero sheet', () => {
  const lost = (floor: 1 | 2 | 3, level: number) =>
    aScene({
      heroes: ['mage', 'rogue'],
      tier: 'fearless',
      floor,
      level,
      cardsLeft: 0,
      stairsTokens: 1,
      with: { mage: { damage: 2 } },
    }).do(START, { type: 'assignStairsDamage', hero: 'mage' }).state;

  it('a lost game earns its descents and level-ups, plus the tier’s bonus, the same for each hero', () => {
    const earned = earnedIn(reportOf(lost(3, 2)));
    expect(earned.ok && earned.value.map(({ hero, marks }) => [hero, marks])).toEqual([
      ['mage', 2 + 1 + 3],
      ['rogue', 2 + 1 + 3],
    ]);
  });

  it('Novice’s own level earns nothing', () => {
    const { state } = aScene({ tier: 'novice', cardsLeft: 0, stairsTokens: 2, potions: 0, with: { warrior: { damage: 5 } } }).do(
      START,
    );
    expect(earnedIn(reportOf(state))).toMatchObject({ ok: true, value: [{ marks: 0 }] });
  });

  it('the boss beaten earns three more, and the way to him is a descent', () => {
    const table = aRound({ bossDamage: 5, potions: 9, level: 4, rolls: [6, 1, 1, 1, 6, 6, 1, 1, 1], tier: 'standard' });
    table.cover(0, 'agility 6').cover(1, 'agility 6').cover(6, 'strength 6').do(FINISH);
    while (table.state.phase === 'dying') table.do(drink('warrior'));
    expect(earnedIn(reportOf(table.state))).toMatchObject({ ok: true, value: [{ marks: 3 + 3 + 3 + 1 }] });
  });

  it('a colour too hard stays open, and marks that fit nowhere are lost', () => {
    const report = { ...reportOf(lost(1, 1)), dungeon: 'dragons-cave' } as const;
    const green = { ...newSheet('mage'), unplaced: { 1: 88, 2: 0, 3: 0 } };
    expect(recordGame(green, report)).toMatchObject({ ok: true, value: { earned: { colours: ['greenCircles'] }, lost: 1 } });
    expect(recordGame(newSheet('mage'), report)).toMatchObject({ ok: true, value: { lost: 0 } });
  });
});

describe('R33: one seed fixes the deck of every floor and every roll that follows the same choices', () => {
  const SETUP: Setup = { heroes: ['warrior'], dungeon: 'lichs-tomb', tier: 'veteran' };
  const played = (commands: readonly Command[], from: State): State =>
    commands.reduce((state, command) => {
      const taken = game.step(state, command);
      if (!taken.ok) throw new Error(taken.rejection.key);
      return taken.state;
    }, from);
  const start = () => game.start(SETUP, 'a seed' as Seed);

  it('the same choices lead to the same game', () => {
    const commands = [START, EXPLORE, START, enter(0), CONFRONT] as const;
    expect(played(commands, start())).toEqual(played(commands, start()));
    expect(game.start(SETUP, 'another seed' as Seed).deck).not.toEqual(start().deck);
  });

  it('other rolls on the way do not change the deck of the next floor', () => {
    const arrive = (rolled: boolean) => {
      const { dice } = aFight('ogre-1', { rolls: [1, 1, 1, 1, 1, 1, 1] }).state;
      const atStairs = { ...start(), deck: [], discard: start().deck, phase: 'descend', next: 'newTurn' } as const;
      return played([DESCEND], rolled ? { ...atStairs, dice } : atStairs).deck;
    };
    expect(arrive(true)).toEqual(arrive(false));
  });

  it('asking what is legal, why not, and what it would cost draws nothing', () => {
    const { state } = aFight('ogre-1', { rolls: [1, 2, 3, 4, 5, 6, 1] });
    const before = JSON.stringify(state);
    for (const command of game.legal(state)) game.whyIllegal(state, command);
    consequencesNow(state);
    game.view(state, PARTY);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('what a hint tries out leaves the real dice as they were', () => {
    const { state } = aFight('ogre-1', { heroes: ['rogue'], rolls: [] });
    const tried = game.step(state, feat('rogue', 2));
    expect(tried.ok && tried.state.dice.drawn).toBeGreaterThan(0);
    expect(state.dice.drawn).toBe(0);
    expect(game.step(state, feat('rogue', 2))).toEqual(tried);
  });
});

it('both heroes of a pair are asked, the others are not', () => {
  const plan = { ...FOUR, doors: [shut('fire-elemental-1', 'ogre-1')] } as const;
  const table = aChoice(plan).do(enter(0), CONFRONT, pair(['paladin', 'rogue'], 'fire-elemental-1'));
  expect(table.why(suffer('mage'))).toBe('noSuchHero');
});
