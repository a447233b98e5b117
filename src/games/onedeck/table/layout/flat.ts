import { columns, inset, rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { answersHeight, placeAnswers } from './answers';
import { placeBoxes } from './boxes';
import { diceHeight, placeDice } from './dice';
import type { Ground, TableContent, TableLayout } from './ground';
import {
  BUTTON,
  below,
  largestText,
  leastOf,
  NOTHING_ELSE,
  pair,
  pilesIn,
  placeDoors,
  TOUCH,
  toolsIn,
  twoButtons,
  wordsHeight,
} from './parts';
import { placeStrip } from './strip';

const GAP = 8;
/** The height of three rows of boxes. */
const BOXES = 3 * (TOUCH + GAP);

/** A phone on its side: doors or boxes on the left with the abilities below them, the hand on the right. */
export function flatTable({ all, content, textScale }: Ground): TableLayout {
  const text = Math.min(16 * textScale, largestText(all));
  const inner = inset(all, GAP);
  const bar = { ...inner, height: TOUCH };
  const rest = below(inner, bar, { top: GAP, right: 0, bottom: 0, left: 0 });
  const right = rest.width * shareOfTray(content, rest.width);
  const beside = { ...rest, x: rest.x + rest.width - right, width: right };
  const left = content.over === true ? rest : { ...rest, width: rest.width - right - GAP };
  const high = Math.max(TOUCH, content.over === true ? text * BUTTON * 1.3 : text * 2.4);
  const line = { ...left, y: left.y + left.height - high, height: high };
  const [strip, tray] = content.over === true ? besideParty(line, content) : [line, beside];
  const scene = { ...left, height: left.height - high - GAP };
  return {
    ...NOTHING_ELSE,
    shape: 'flat',
    unit: all.height / 480,
    text,
    bar,
    scene,
    ...inScene(scene, content, text),
    ...placeStrip(strip, content, { text }),
    tray,
    ...inTray(tray, content, { text, least: leastOf(all) }),
    ...(content.over === true ? { buttons: pair([tray], tray) } : {}),
    tools: toolsIn(bar, 1, textScale),
  };
}

/** Divides the line below the last picture: the lives of a party, and the place of the button. */
function besideParty(line: Rect, { abilities, potions }: TableContent): readonly [Rect, Rect] {
  const isAlone = abilities.length < 2 && potions === 0 && abilities.every(({ length }) => length === 0);
  if (isAlone) return [line, line];
  const [strip = line, tray = line] = columns(line, 2, GAP);
  return [strip, tray];
}

/** Many answers, or answers beside dice, want more of the width. */
function shareOfTray({ answers, dice, abilities }: TableContent, width: number): number {
  const more = answers.length > 4 || (answers.length > 0 && dice.length > 0);
  return more ? (width < 640 && abilities.length > 2 ? 0.42 : 0.5) : 0.36;
}

function inScene(
  scene: Rect,
  content: TableContent,
  text: number,
): Pick<TableLayout, 'heading' | 'words' | 'doors' | 'boxes' | 'stand'> {
  const inside = inset(scene, GAP);
  const [title = inside, right = inside] = columns({ ...inside, height: text * 1.9 }, 2, GAP);
  const wider = title.width * 0.12;
  const heading = { ...title, width: title.width - wider };
  const wished = wordsHeight(right.width + wider, content.special, text) - text * 0.8;
  const words = {
    ...right,
    x: right.x - wider + text * 0.5,
    width: right.width + wider - text * 0.5,
    height: content.hasEncounter ? Math.max(heading.height, Math.min(wished, inside.height - BOXES)) : heading.height,
  };
  const area = below(inside, words, { top: 2, right: 0, bottom: 0, left: 0 });
  const boxes = placeBoxes(area, content.boxes, {
    gap: 6,
    most: 84,
  });
  const floor = boxes[0]?.y ?? scene.y + scene.height;
  // The figure stands beside the words about it, under its name.
  const lane = words.x - scene.x;
  const beside = { ...scene, x: scene.x + lane * 0.12, y: heading.y + heading.height * 0.3, width: lane, height: lane * 0.92 };
  const room = { ...beside, y: heading.y + heading.height * 0.5, height: floor - heading.y - heading.height * 0.5 };
  return {
    heading,
    words,
    doors: content.hasEncounter ? [] : placeDoors(area, content.doors, GAP),
    boxes,
    stand: !content.hasEncounter ? area : room.height > scene.height * 0.35 ? room : beside,
  };
}

function inTray(
  tray: Rect,
  content: TableContent,
  size: { readonly text: number; readonly least: number },
): Pick<TableLayout, 'answers' | 'dice' | 'owners' | 'deck' | 'discard' | 'pileRoom' | 'buttons'> {
  const inside = inset(tray, GAP);
  const { answers, dice } = content;
  const { text, least: side } = size;
  const measure = { text, gap: GAP };
  const wish = answersHeight(inside.width, answers, measure);
  const both = answers.length > 0 && dice.length > 0;
  const least =
    Math.max(dice.length > 0 ? diceHeight(inside.width, content, side) : answers.length > 0 ? 0 : TOUCH * 1.3, 0) +
    wish.least +
    (both ? GAP : 0);
  const buttons = buttonsIn(inside, content, { text, room: inside.height - least - GAP });
  const top = Math.min(...buttons.map(({ y }) => y), inside.y + inside.height + GAP);
  const upper = { ...inside, height: top - GAP - inside.y };
  const forDice = both
    ? Math.min(upper.height - wish.least - GAP, Math.max(diceHeight(inside.width, content, side), upper.height - wish.best - GAP))
    : upper.height;
  const lower = both ? { ...upper, y: upper.y + forDice + GAP, height: upper.height - forDice - GAP } : upper;
  return {
    ...placeDice({ ...upper, height: forDice }, content, 54),
    answers: placeAnswers(lower, answers, measure),
    ...pilesIn(columns(upper, 2, GAP), tray, text),
    buttons: pair(buttons, tray),
  };
}

/** Stacks the buttons while there is room, otherwise puts them side by side. The primary button is always the last. */
function buttonsIn(
  inside: Rect,
  { buttons: count, laying = false }: TableContent,
  { text, room }: { readonly text: number; readonly room: number },
): readonly Rect[] {
  if (count === 0) return [];
  const least = Math.max(TOUCH, text * BUTTON);
  const stackedHigh = count * (least + GAP) - GAP;
  if (stackedHigh <= room && !laying) {
    const high = Math.min(room, count * (least * 1.35 + GAP) - GAP);
    return rows({ ...inside, y: inside.y + inside.height - high, height: high }, count, GAP);
  }
  const line = { ...inside, y: inside.y + inside.height - least, height: least };
  return count === 2 ? twoButtons(line, GAP, laying) : columns(line, count, GAP);
}
