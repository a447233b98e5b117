import type { Scene } from 'phaser';
import { heartsLeft, POTION_BONUSES, type Sheet } from '../../../../../engine/paper';
import { type Pen, write } from '../../../../../scenes';
import { columns, type Rect, rows } from '../../../../../table';
import { inks } from '../../inks';
import { paintMark } from '../marks';
import { paintFold, paintHead } from './paintHead';

export interface Satchel {
  readonly rect: Rect;
  readonly title: string;
  readonly text: number;
  /** The die in the hand could be brewed. */
  readonly isLit: boolean;
  readonly sheet: Pick<Sheet, 'potions' | 'hearts'>;
}

const OF_A_ROW = 4;
const HEARTS = 2;
const SIGNS = { levelUp: 'mark/level', fillBox: 'mark/anvil', markGem: 'mark/swap' } as const;

/** Paints twelve flasks in three rows with what each row gives. */
export function paintSatchel(scene: Scene, pen: Pen, { rect, title, text, isLit, sheet }: Satchel): void {
  const left = heartsLeft(sheet);
  if (rect.height < text * 5) {
    paintFold(scene, pen, { rect, text, title, note: `${sheet.potions} / 12`, sign: 'mark/flask', colour: '#F2B63C', isLit });
    return;
  }
  const body = paintHead(pen, { rect, title, note: `♥ ${left}`, text });
  for (const [at, line] of rows(body, 3, text * 0.1).entries()) {
    const flasks = { ...line, width: line.width * 0.6 };
    for (const [place, cell] of columns(flasks, OF_A_ROW, 0).entries()) {
      paintFlask(scene, pen, { rect: cell, number: at * OF_A_ROW + place + 1, isLit, sheet });
    }
    paintBonus(scene, pen, {
      rect: { ...line, x: line.x + line.width * 0.64, width: line.width * 0.36 },
      potion: (at + 1) * OF_A_ROW,
      sheet,
    });
  }
}

interface Flask {
  readonly rect: Rect;
  readonly number: number;
  readonly isLit: boolean;
  readonly sheet: Satchel['sheet'];
}

/** A flask is full, half or empty, or not there yet; the next two glow for a die that could be brewed. */
function paintFlask(scene: Scene, pen: Pen, { rect, number, isLit, sheet: { potions, hearts } }: Flask): void {
  const side = Math.min(rect.width, rect.height) * 0.96;
  const place = { x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  const used = Math.min(HEARTS, Math.max(0, hearts - (number - 1) * HEARTS));
  const isThere = number <= potions;
  const isNext = isLit && number > potions && number <= potions + HEARTS;
  pen.save();
  if (isNext) {
    pen.shadowColor = inks().gold;
    pen.shadowBlur = side * 0.4;
  }
  const colour = isThere ? (used === HEARTS ? '#8A7B66' : '#F4E6C3') : isNext ? '#F2B63C' : '#7A5B3A';
  paintMark(scene, pen, { key: 'mark/flask', colour, rect: place, alpha: isThere || isNext ? 1 : 0.45 });
  pen.restore();
  if (!isThere) return;
  for (const at of [0, 1]) {
    const heart = side * 0.26;
    const spot = { x: place.x + side * 0.5 + (at - 1) * heart, y: place.y + side * 0.56, width: heart, height: heart };
    paintMark(scene, pen, { key: 'mark/heart', colour: at < HEARTS - used ? '#B3202A' : '#4A3A30', rect: spot });
  }
}

interface Bonus {
  readonly rect: Rect;
  readonly potion: number;
  readonly sheet: Satchel['sheet'];
}

function paintBonus(scene: Scene, pen: Pen, { rect, potion, sheet: { potions } }: Bonus): void {
  const op = POTION_BONUSES[potion]?.op;
  if (op !== 'levelUp' && op !== 'fillBox' && op !== 'markGem') return;
  const { good, word } = inks();
  const isWon = potions >= potion;
  const side = rect.height * 0.6;
  const place = { x: rect.x + side * 0.2, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  paintMark(scene, pen, {
    key: isWon ? 'mark/tick' : op === 'markGem' ? 'mark/gem' : SIGNS[op],
    colour: isWon ? good : word,
    rect: place,
  });
  const room = { ...rect, x: place.x + side * 1.2, width: rect.width - side * 1.4 };
  write(pen, String(potion), { room, size: side * 0.8, colour: isWon ? good : inks().faint, stand: 'middle', lines: 1 });
}
