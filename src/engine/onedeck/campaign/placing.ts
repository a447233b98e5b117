import { type Parsed, type Rejection, required } from '../../kernel';
import { reject, rejected } from './rejections';
import { type CampaignSheet, type Mark, openFor } from './sheet';
import { MARK_COLOURS, type MarkColour, TALENT_IDS, TALENTS, type TalentId } from './talents';
import { coloursAllowed, DIFFICULTIES, type Difficulty } from './tiers';

export function whyNoMark(sheet: CampaignSheet, talent: TalentId, colour: MarkColour): Rejection | null {
  const needs = TALENTS[talent].needs[colour];
  if (needs === 0) return reject('talentNeedsNone', { talent, colour });
  if (openFor(sheet, talent, colour) === 0) return reject('talentBoxesFull', { talent, colour, needs });
  if (DIFFICULTIES.every((difficulty) => sheet.unplaced[difficulty] === 0)) return reject('noMarksLeft', { hero: sheet.hero });
  return markFor(sheet, colour) === undefined ? reject('colourTooHard', { colour }) : null;
}

export function placeMark(sheet: CampaignSheet, talent: TalentId, colour: MarkColour): Parsed<CampaignSheet> {
  const why = whyNoMark(sheet, talent, colour);
  if (why !== null) return rejected(why);
  const from = required(markFor(sheet, colour), 'mark');
  const marked = { ...sheet.marks[talent], [colour]: sheet.marks[talent][colour] + 1 };
  const unplaced = { ...sheet.unplaced, [from]: sheet.unplaced[from] - 1 };
  return { ok: true, value: { ...sheet, marks: { ...sheet.marks, [talent]: marked }, unplaced } };
}

export function marksThatFit(sheet: CampaignSheet): readonly Mark[] {
  const boxes = TALENT_IDS.flatMap((talent) => MARK_COLOURS.map((colour) => ({ talent, colour })));
  return boxes.filter(({ talent, colour }) => whyNoMark(sheet, talent, colour) === null);
}

/** The least useful mark goes first, so that no placement takes a box away from a mark that is still waiting. */
function markFor(sheet: CampaignSheet, colour: MarkColour): Difficulty | undefined {
  return DIFFICULTIES.find((difficulty) => sheet.unplaced[difficulty] > 0 && coloursAllowed(difficulty).includes(colour));
}
