// Rule: "Try to defeat all five in as few plays as possible!" The Gauntlet is all five in a row, and one defeat ends it.
import { describe, expect, it } from 'vitest';
import { required } from '../../../src/engine/kernel';
import {
  difficultyOf,
  GAUNTLET_ORDER,
  type GameReport,
  type Gauntlet,
  gauntletStanding,
  type Marks,
  newSheet,
  nextDelve,
  parseGauntlet,
  placeInGauntlet,
  recordDelve,
  startGauntlet,
} from '../../../src/engine/onedeck/campaign';
import { DUNGEON_IDS } from '../../../src/engine/onedeck/ids';
import { accepted, aReport, aSeed, refusalOf, withMarks } from './support';

const entry = { heroes: ['mage', 'rogue'], tier: 'standard', seed: aSeed('lantern') } as const;
const fresh = accepted(startGauntlet(entry));
const won = { descents: 3, levelUps: 3, bossDefeated: true };

function reportOf(gauntlet: Gauntlet, facts: Partial<GameReport> = won): GameReport {
  const { dungeon } = required(nextDelve(gauntlet), 'delve');
  return aReport({ ...entry, dungeon, ...facts });
}

const play = (gauntlet: Gauntlet, facts?: Partial<GameReport>) =>
  accepted(recordDelve(gauntlet, reportOf(gauntlet, facts))).gauntlet;
const playAll = () => GAUNTLET_ORDER.reduce((gauntlet) => play(gauntlet), fresh);

describe('the gauntlet', () => {
  it('goes through the five dungeons, the easy one first', () => {
    expect([...GAUNTLET_ORDER].sort()).toEqual([...DUNGEON_IDS].sort());
    expect(GAUNTLET_ORDER.map(difficultyOf)).toEqual([1, 2, 2, 3, 3]);
  });

  it('starts with the first of them, new sheets and its own seed', () => {
    const { heroes, tier } = entry;
    expect(nextDelve(fresh)).toEqual({ heroes, tier, dungeon: GAUNTLET_ORDER[0], seed: `lantern/${GAUNTLET_ORDER[0]}` });
    expect(fresh.sheets.map(({ hero, gamesPlayed }) => [hero, gamesPlayed])).toEqual([
      ['mage', 0],
      ['rogue', 0],
    ]);
  });

  it('is won with the fifth boss; each sheet has carried on through all of it', () => {
    const end = playAll();
    expect(gauntletStanding(end)).toBe('won');
    expect(nextDelve(end)).toBeNull();
    for (const sheet of end.sheets) {
      expect(sheet).toMatchObject({ gamesPlayed: 5, unplaced: { 1: 10, 2: 20, 3: 20 } });
      expect([...sheet.bossesDefeated].sort()).toEqual([...GAUNTLET_ORDER].sort());
    }
    expect(refusalOf(recordDelve(end, aReport({ ...entry, ...won })))).toEqual({ key: 'gauntletOver' });
  });

  it('is underway between two dungeons, where marks may be placed', () => {
    const one = play(fresh);
    expect(gauntletStanding(one)).toBe('underway');
    const marked = accepted(placeInGauntlet(one, 'rogue', { talent: 'guile', colour: 'greenCircles' }));
    expect(marked.sheets.map(({ unplaced }) => unplaced[1])).toEqual([10, 9]);
    const stranger = placeInGauntlet(one, 'archer', { talent: 'guile', colour: 'greenCircles' });
    expect(refusalOf(stranger)).toEqual({ key: 'heroNotInGauntlet', params: { hero: 'archer' } });
    expect(refusalOf(placeInGauntlet(one, 'mage', { talent: 'grit', colour: 'redPentagons' }))).toMatchObject({
      key: 'colourTooHard',
    });
  });

  it('is lost with the first defeat, which still earns its marks', () => {
    const lost = play(play(fresh), { descents: 1 });
    expect(gauntletStanding(lost)).toBe('lost');
    expect(nextDelve(lost)).toBeNull();
    expect(lost.sheets[0]).toMatchObject({ gamesPlayed: 2, unplaced: { 1: 10, 2: 2, 3: 0 } });
  });

  it.each([
    ['partySizeWrong', []],
    ['partySizeWrong', ['mage', 'rogue', 'archer']],
    ['heroTwice', ['mage', 'mage']],
  ] as const)('refuses a party: %s', (key, heroes) => {
    expect(refusalOf(startGauntlet({ ...entry, heroes }))).toMatchObject({ key });
  });

  it.each([
    ['gauntletOtherDungeon', { dungeon: required(GAUNTLET_ORDER.at(-1), 'dungeon') }],
    ['gauntletOtherTier', { tier: 'novice' }],
    ['gauntletOtherParty', { heroes: ['mage'] }],
    ['gauntletOtherParty', { heroes: ['mage', 'archer'] }],
    ['gauntletOtherParty', { heroes: ['mage', 'rogue', 'archer', 'paladin'] }],
    ['gameNotOver', { over: false }],
  ] as const)('refuses the report of another game: %s', (key, facts) => {
    expect(refusalOf(recordDelve(fresh, reportOf(fresh, facts)))).toMatchObject({ key });
  });
});

describe('a stored gauntlet', () => {
  const one = accepted(placeInGauntlet(play(fresh), 'mage', { talent: 'guile', colour: 'greenCircles' }));
  const sheet = required(one.sheets[0], 'sheet');
  const mate = required(one.sheets[1], 'sheet');
  const withSheet = (facts: object) => ({ ...one, sheets: [{ ...sheet, ...facts }, mate] });
  const lost = play(one, { levelUps: 2, descents: 2, bossDefeated: false });
  const medium = accepted(placeInGauntlet(play(one), 'mage', { talent: 'grit', colour: 'yellowSquares' }));

  /** The mage's marks are these, all of them beside Grit, and whatever was placed in truth is gone. */
  function markedInstead(gauntlet: Gauntlet, marks: Partial<Marks>): Gauntlet {
    const [mage, rogue] = gauntlet.sheets.map((entry) => ({ ...entry, marks: newSheet('mage').marks }));
    const none = { greenCircles: 0, yellowSquares: 0, redPentagons: 0 };
    return {
      ...gauntlet,
      sheets: [withMarks(required(mage, 'sheet'), ['grit'], { ...none, ...marks }), required(rogue, 'sheet')],
    };
  }

  it.each([
    ['fresh', fresh],
    ['with a mark placed', one],
    ['lost', lost],
    ['with marks of two colours placed', medium],
    ['won', playAll()],
  ])('comes back as it was: %s', (_, gauntlet) => {
    expect(parseGauntlet(JSON.parse(JSON.stringify(gauntlet)))).toEqual({ ok: true, value: gauntlet });
  });

  it.each([
    ['games.1', { ...one, games: [{ ...won, bossDefeated: false }, won] }],
    ['games.5', { ...playAll(), games: [...playAll().games, won] }],
    ['games.0.descents', { ...one, games: [{ ...won, descents: 9 }] }],
    ['games.0.levelUps', { ...one, games: [{ ...won, levelUps: Number.NaN }] }],
    ['sheets.0.gamesPlayed', withSheet({ gamesPlayed: 2 })],
    ['sheets.0.bossesDefeated', withSheet({ bossesDefeated: [] })],
    ['sheets.0.bossesDefeated', withSheet({ bossesDefeated: GAUNTLET_ORDER.slice(1, 2) })],
    [
      'sheets.0.bossesDefeated',
      { ...lost, sheets: lost.sheets.map((one) => ({ ...one, bossesDefeated: GAUNTLET_ORDER.slice(0, 2) })) },
    ],
    ['sheets.0.unplaced', withSheet({ unplaced: { 1: 8, 2: 1, 3: 0 } })],
    ['sheets.0.marks', markedInstead(one, { greenCircles: 2 })],
    ['sheets.0.marks', markedInstead(one, {})],
    ['sheets.0.marks', markedInstead(one, { yellowSquares: 1 })],
    ['sheets.0.marks', markedInstead(medium, { greenCircles: 1, redPentagons: 1 })],
    ['sheets.0.hero', withSheet({ hero: 'bard' })],
    ['tier', { ...one, tier: 'legend' }],
    ['sheets', { seed: 'x', tier: 'novice', games: [] }],
    ['', 'gauntlet'],
  ])('is refused at "%s" when forged or cut short', (path, data) => {
    expect(refusalOf(parseGauntlet(data))).toEqual({ key: 'gauntletWrong', params: { path } });
  });

  it('is refused without a party or a seed', () => {
    expect(refusalOf(parseGauntlet({ ...fresh, sheets: [] }))).toMatchObject({ key: 'partySizeWrong' });
    expect(refusalOf(parseGauntlet({ ...one, sheets: [sheet, sheet] }))).toMatchObject({ key: 'heroTwice' });
    expect(refusalOf(parseGauntlet({ ...fresh, seed: '' }))).toEqual({ key: 'seedMissing' });
  });
});
