import type { Scene } from 'phaser';
import { measure, type Pen, paintPicture, roundRect, write } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { Outcome } from '../../odds';

/** The height of one bar, as a multiple of the text size. */
const BAR = 1.28;
export const OUTCOME_COLOURS = { unhurt: '#2E7D42', hurt: '#8E2B33', dead: '#C2182B' } as const;
const HUNDRED = 100;

export interface OutcomesLook {
  readonly outcomes: readonly Outcome[];
  /** The name of each bar. */
  readonly names: readonly string[];
  /** Tells what was counted, where there is room. */
  readonly title: string;
  readonly rect: Rect;
  readonly text: number;
}

interface Row {
  readonly rect: Rect;
  readonly share: number;
  readonly outcome: Outcome;
}

/** Returns a row for each bar; null where only one line fits. */
function rowsOf({ outcomes, rect, text }: OutcomesLook): readonly Row[] | null {
  if (rect.height < outcomes.length * text) return null;
  const high = Math.min(text * BAR, rect.height / outcomes.length);
  const titled = rect.height >= outcomes.length * high + text * 1.25;
  const top = rect.y + (titled ? text * 1.25 : (rect.height - outcomes.length * high) / 2);
  return outcomes.map((outcome, at) => ({
    rect: { ...rect, y: top + at * high, height: high - 2 },
    share: outcome.times / HUNDRED,
    outcome,
  }));
}

/** Paints the bars alone: they grow from the left. */
export function paintBars(pen: Pen, look: OutcomesLook): void {
  const rows = rowsOf(look);
  if (rows === null) {
    paintStrip(pen, look);
    return;
  }
  for (const { rect, share, outcome } of rows) {
    roundRect(pen, { ...rect, width: Math.max(4, rect.width * share) }, 3);
    pen.fillStyle = OUTCOME_COLOURS[outcome.kind];
    pen.fill();
  }
}

/** Returns how many numbers stand in a line: all of them, or half of them where they would be too narrow. */
function inLine({ outcomes: { length }, rect, text }: OutcomesLook): number {
  return rect.width < length * text * 2.1 && rect.height >= text * 2.4 ? Math.ceil(length / 2) : length;
}

/** Paints all bars behind one another in one thin line under the words. */
function paintStrip(pen: Pen, look: OutcomesLook): void {
  const { outcomes, rect, text } = look;
  const bottom = rect.y + rect.height - 4;
  const y = inLine(look) < outcomes.length ? bottom : Math.min(bottom, rect.y + rect.height / 2 + text * 0.66);
  const line = { ...rect, y, height: 4 };
  let x = line.x;
  for (const { kind, times } of outcomes) {
    const width = (line.width * times) / HUNDRED;
    pen.fillStyle = OUTCOME_COLOURS[kind];
    pen.fillRect(x, line.y, Math.max(1, width - 1), line.height);
    x += width;
  }
}

/** Writes names and numbers over the bars, or all numbers in one line. */
export function paintBarWords(scene: Scene, pen: Pen, look: OutcomesLook): void {
  const { names, text, title, rect } = look;
  const rows = rowsOf(look);
  if (rows === null) {
    paintLine(scene, pen, look);
    return;
  }
  const [first] = rows;
  if (first !== undefined && first.rect.y >= rect.y + text * 1.2)
    write(pen, title, { size: text * 0.9, colour: PALETTE.shade, room: { ...rect, height: text * 1.2 }, lines: 1 });
  for (const [at, { rect: row, outcome }] of rows.entries()) {
    const side = Math.min(row.height * 0.86, text);
    paintSign(scene, pen, {
      kind: outcome.kind,
      rect: { x: row.x + 4, y: row.y + (row.height - side) / 2, width: side, height: side },
    });
    const look = { size: Math.min(text, row.height * 0.86), stand: 'middle', lines: 1, shadow: true } as const;
    const number = String(outcome.times);
    const taken = measure(pen, number, { ...look, room: row }).width + 6;
    write(pen, number, { ...look, align: 'right', room: { ...row, width: row.width - 4 } });
    write(pen, names[at] ?? '', { ...look, room: { ...row, x: row.x + side + 9, width: row.width - side - 12 - taken } });
  }
}

/** Writes `✓ 50 · ♥ 41 · ☠ 9`, in two lines where many numbers have little room. */
function paintLine(scene: Scene, pen: Pen, look: OutcomesLook): void {
  const { outcomes, rect, text } = look;
  const across = Math.max(1, inLine(look));
  const room = rect.width / across;
  const high = (rect.height - 3) / Math.ceil(outcomes.length / across);
  const side = Math.min(text, high * 0.86, room * 0.45);
  const letters = { size: Math.min(text, high * 0.86), stand: 'middle', lines: 1 } as const;
  for (const [at, { kind, times }] of outcomes.entries()) {
    const x = rect.x + (at % across) * room;
    const line = { ...rect, y: rect.y + Math.floor(at / across) * high, height: high };
    paintSign(scene, pen, { kind, rect: { x, y: line.y + (line.height - side) / 2, width: side, height: side } });
    write(pen, String(times), { ...letters, room: { ...line, x: x + side + 3, width: room - side - 3 } });
  }
}

function paintSign(scene: Scene, pen: Pen, { kind, rect }: { readonly kind: Outcome['kind']; readonly rect: Rect }): void {
  if (kind === 'hurt') {
    paintPicture(scene, pen, { key: 'ui/heart', rect });
    return;
  }
  if (kind === 'dead') {
    paintSkull(pen, rect);
    return;
  }
  paintTick(pen, rect);
}

export function paintTick(pen: Pen, { x, y, width, height }: Rect): void {
  pen.beginPath();
  pen.moveTo(x + width * 0.12, y + height * 0.55);
  pen.lineTo(x + width * 0.4, y + height * 0.82);
  pen.lineTo(x + width * 0.9, y + height * 0.2);
  pen.lineWidth = Math.max(2, width * 0.17);
  pen.lineCap = 'round';
  pen.strokeStyle = '#A9E8B4';
  pen.stroke();
}

function paintSkull(pen: Pen, { x, y, width: side }: Rect): void {
  pen.fillStyle = PALETTE.bone;
  pen.beginPath();
  pen.arc(x + side / 2, y + side * 0.42, side * 0.38, 0, Math.PI * 2);
  pen.rect(x + side * 0.3, y + side * 0.62, side * 0.4, side * 0.3);
  pen.fill();
  pen.fillStyle = '#3A0A10';
  pen.beginPath();
  pen.arc(x + side * 0.35, y + side * 0.45, side * 0.11, 0, Math.PI * 2);
  pen.arc(x + side * 0.65, y + side * 0.45, side * 0.11, 0, Math.PI * 2);
  pen.fill();
}
