// Rule: "Once all spaces next to a talent have been checked off, you have earned the use of that talent for all future games."
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { required } from '../../../src/engine/kernel';
import {
  type CampaignSheet,
  DIFFICULTIES,
  type GameReport,
  MARK_COLOURS,
  marksThatFit,
  newSheet,
  parseSheet,
  placeMark,
  recordGame,
  TALENT_IDS,
  TALENTS,
  TIER_IDS,
  talentsEarned,
} from '../../../src/engine/onedeck/campaign';
import { DUNGEON_IDS } from '../../../src/engine/onedeck/ids';
import { accepted } from './support';

const reports: fc.Arbitrary<GameReport> = fc
  .record({
    dungeon: fc.constantFrom(...DUNGEON_IDS),
    tier: fc.constantFrom(...TIER_IDS),
    heroes: fc.constant(['warrior'] as const),
    descents: fc.integer({ min: 0, max: 3 }),
    levelUps: fc.integer({ min: 0, max: 2 }),
    won: fc.boolean(),
  })
  .map(({ won, ...report }) => ({ ...report, bossDefeated: won && report.descents === 3, over: true }));

/** A game, and which of the marks that fit are then placed: some of the waiting ones, all or none. */
const games = fc.record({ report: reports, picks: fc.array(fc.nat(), { maxLength: 30 }) });
const campaigns = fc.array(games, { maxLength: 40 });

const placed = (sheet: CampaignSheet) =>
  TALENT_IDS.reduce((sum, talent) => MARK_COLOURS.reduce((part, colour) => part + sheet.marks[talent][colour], sum), 0);
const waiting = (sheet: CampaignSheet) => DIFFICULTIES.reduce((sum, difficulty) => sum + sheet.unplaced[difficulty], 0);

function placeSome(sheet: CampaignSheet, picks: readonly number[], seen: (sheet: CampaignSheet) => void): CampaignSheet {
  return picks.reduce((now, pick) => {
    const fits = marksThatFit(now);
    if (fits.length === 0) return now;
    const { talent, colour } = required(fits[pick % fits.length], 'mark');
    const next = accepted(placeMark(now, talent, colour));
    seen(next);
    return next;
  }, sheet);
}

describe('any campaign', () => {
  it('keeps every mark: placed, waiting and lost are all that was earned', () => {
    fc.assert(
      fc.property(campaigns, (played) => {
        let sheet = newSheet('warrior');
        let owed = 0;
        for (const { report, picks } of played) {
          const { sheet: written, earned, lost } = accepted(recordGame(sheet, report));
          owed += earned.marks - lost;
          sheet = placeSome(written, picks, (next) => expect(placed(next) + waiting(next)).toBe(owed));
        }
        expect(sheet.gamesPlayed).toBe(played.length);
      }),
      { numRuns: 60 },
    );
  });

  it('never checks off more than a talent has, and is always a sheet that can be read back', () => {
    fc.assert(
      fc.property(campaigns, (played) => {
        let sheet = newSheet('warrior');
        for (const { report, picks } of played)
          sheet = placeSome(accepted(recordGame(sheet, report)).sheet, picks, () => undefined);
        for (const talent of TALENT_IDS) {
          for (const colour of MARK_COLOURS)
            expect(sheet.marks[talent][colour]).toBeLessThanOrEqual(TALENTS[talent].needs[colour]);
        }
        expect(parseSheet(JSON.parse(JSON.stringify(sheet)))).toEqual({ ok: true, value: sheet });
      }),
      { numRuns: 60 },
    );
  });

  it('only ever adds talents', () => {
    fc.assert(
      fc.property(campaigns, (played) => {
        let sheet = newSheet('warrior');
        let known = talentsEarned(sheet);
        for (const { report, picks } of played) {
          sheet = placeSome(accepted(recordGame(sheet, report)).sheet, picks, (next) => {
            const now = talentsEarned(next);
            expect(now).toEqual(expect.arrayContaining([...known]));
            known = now;
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('R29: leaves no waiting mark without a box, in whatever order they are placed', () => {
    fc.assert(
      fc.property(campaigns, fc.array(fc.nat(), { minLength: 190, maxLength: 190 }), (played, picks) => {
        const written = played.reduce((sheet, { report }) => accepted(recordGame(sheet, report)).sheet, newSheet('warrior'));
        const end = placeSome(written, picks, () => undefined);
        expect(waiting(end)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
