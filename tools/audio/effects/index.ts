import { plain, slight } from '../recipe';
import { button } from './button';
import { diceShaken, dieGone, dieRerolled, dieTaken, dieTurned, rollFew, rollMany, rollOne } from './dice';
import { lanternLit } from './lantern';
import { page, undo } from './page';
import { refused } from './refused';

/** The sounds of the player's hand, for the sheet of any game. */
export const HAND = {
  button: slight(button, 0.25),
  refused: plain(refused, 0.5),
  undo: slight(undo, 0.32),
  page: slight(page, 0.26),
  dieTaken: slight(dieTaken, 0.14),
  diceShaken: slight(diceShaken, 0.48),
  rollOne: slight(rollOne, 0.3),
  rollFew: plain(rollFew, 0.45),
  rollMany: plain(rollMany, 0.65),
} as const;

/** The sounds of dice that change on the table, for the sheet of any game with dice. */
export const DICE = {
  dieRerolled: plain(dieRerolled, 0.42),
  dieTurned: slight(dieTurned, 0.25),
  dieGone: slight(dieGone, 0.4),
} as const;

/** A lantern that is lit: what was done is kept. */
export const LANTERN = { lanternLit: plain(lanternLit, 0.75) } as const;
