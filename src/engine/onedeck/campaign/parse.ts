import * as v from 'valibot';
import { LIMITS, type Parsed, parseSeed, parseWith, type Rejection } from '../../kernel';
import { DUNGEON_IDS, HERO_IDS } from '../ids';
import { type GameReport, MOST_MARKS_A_GAME, whyNothingEarned } from './earning';
import type { Gauntlet } from './gauntlet';
import { whyNotPlayed } from './gauntletFaults';
import { type GiftChoice, type Gifts, whyNotGiven } from './gifts';
import { reject, rejected } from './rejections';
import { type CampaignSheet, type Mark, marksPlaced, roomFor } from './sheet';
import { BASIC_SKILL_IDS, byTalent, FOCUSES, MARK_COLOURS, TALENT_IDS, TALENTS } from './talents';
import { DIFFICULTIES, TIER_IDS } from './tiers';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LIMITS.counter));
const upTo = (most: number) => v.pipe(count, v.maxValue(most));
const hero = v.picklist(HERO_IDS);
const tier = v.picklist(TIER_IDS);

const marks = v.strictObject(
  byTalent((talent) => {
    const { greenCircles, yellowSquares, redPentagons } = TALENTS[talent].needs;
    return v.strictObject({
      greenCircles: upTo(greenCircles),
      yellowSquares: upTo(yellowSquares),
      redPentagons: upTo(redPentagons),
    });
  }),
);

const sheet = v.strictObject({
  hero,
  marks,
  gamesPlayed: count,
  bossesDefeated: v.array(v.picklist(DUNGEON_IDS)),
  unplaced: v.strictObject({ 1: count, 2: count, 3: count }),
});

const mark = v.strictObject({ talent: v.picklist(TALENT_IDS), colour: v.picklist(MARK_COLOURS) });
const choice = v.strictObject({ focus: v.picklist(FOCUSES), basicSkill: v.nullable(v.picklist(BASIC_SKILL_IDS)) });
const gifts = v.strictObject({ ...choice.entries, hero, talents: v.array(v.picklist(TALENT_IDS)) });
const game = { descents: count, levelUps: count, bossDefeated: v.boolean() };
const report = v.strictObject({
  ...game,
  dungeon: v.picklist(DUNGEON_IDS),
  tier,
  heroes: v.array(hero),
  over: v.boolean(),
});
const gauntlet = v.strictObject({ seed: v.string(), tier, sheets: v.array(v.unknown()), games: v.array(v.strictObject(game)) });

export const parseMark = (data: unknown): Parsed<Mark> => parseWith(mark, data, 'markWrong');
export const parseGiftChoice = (data: unknown): Parsed<GiftChoice> => parseWith(choice, data, 'giftsWrong');
export const parseGifts = (data: unknown): Parsed<Gifts> => sound(parseWith(gifts, data, 'giftsWrong'), whyNotGiven);
export const parseReport = (data: unknown): Parsed<GameReport> => sound(parseWith(report, data, 'reportWrong'), whyNothingEarned);
export const parseSheet = (data: unknown): Parsed<CampaignSheet> => sound(parseWith(sheet, data, 'sheetWrong'), whyNoSuchSheet);

export function parseGauntlet(data: unknown): Parsed<Gauntlet> {
  const parsed = parseWith(gauntlet, data, 'gauntletWrong');
  if (!parsed.ok) return parsed;
  const seed = parseSeed(parsed.value.seed);
  if (!seed.ok) return seed;
  const sheets: CampaignSheet[] = [];
  for (const [at, entry] of parsed.value.sheets.entries()) {
    const one = parseSheet(entry);
    if (!one.ok) return rejected(reject('gauntletWrong', { path: `sheets.${at}.${one.rejection.params?.['path'] ?? ''}` }));
    sheets.push(one.value);
  }
  return sound({ ok: true, value: { ...parsed.value, seed: seed.value, sheets } }, whyNotPlayed);
}

/** Each field may be right and the whole still be more than the games on the sheet can have earned. */
function whyNoSuchSheet(found: CampaignSheet): Rejection | null {
  const { greenCircles, yellowSquares, redPentagons } = marksPlaced(found);
  const waiting = DIFFICULTIES.reduce((sum, difficulty) => sum + found.unplaced[difficulty], 0);
  const all = greenCircles + yellowSquares + redPentagons + waiting;
  if (all > found.gamesPlayed * MOST_MARKS_A_GAME) return reject('sheetWrong', { path: 'gamesPlayed' });
  const bosses = new Set(found.bossesDefeated).size;
  if (bosses < found.bossesDefeated.length || bosses > found.gamesPlayed) return reject('sheetWrong', { path: 'bossesDefeated' });
  return roomFor(found, 1) < 0 ? reject('sheetWrong', { path: 'unplaced' }) : null;
}

function sound<Value>(parsed: Parsed<Value>, whyNot: (value: Value) => Rejection | null): Parsed<Value> {
  const why = parsed.ok ? whyNot(parsed.value) : null;
  return why === null ? parsed : rejected(why);
}
