import type { Scene } from 'phaser';
import { type Pen, paintFrame, paintPicture, paintSkull, roundRect, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { PairOdds } from '../../../table';
import { OUTCOME_COLOURS, paintTick } from '../paintOutcomes';

export interface PairOddsLook {
  readonly odds: PairOdds;
  readonly bar: Rect;
  readonly line: Rect | null;
  readonly text: number;
  readonly hurt: string;
}

const HUNDRED = 100;
const GAP = 3;

/** Paints a hundred throws of a pair as one bar, unhurt, hurt and dead, and the means below it. */
export function paintPairOdds(scene: Scene, pen: Pen, { odds, bar, line, text, hurt }: PairOddsLook): void {
  const parts = [
    { kind: 'unhurt', times: odds.unhurt, words: '' },
    { kind: 'hurt', times: odds.hurt, words: hurt },
    { kind: 'dead', times: odds.dead, words: '' },
  ] as const;
  const least = text * 3.1;
  const spare = bar.width - GAP * 2 - least * parts.length;
  let x = bar.x;
  for (const part of parts) {
    const width = least + (spare * part.times) / HUNDRED;
    paintPart(scene, pen, { ...part, rect: { ...bar, x, width }, text });
    x += width + GAP;
  }
  if (line === null) return;
  write(pen, odds.line, { size: text, colour: PALETTE.bone, room: line, stand: 'middle', lines: 1, least: 0.6 });
}

interface PartLook {
  readonly kind: 'unhurt' | 'hurt' | 'dead';
  readonly times: number;
  readonly words: string;
  readonly rect: Rect;
  readonly text: number;
}

function paintPart(scene: Scene, pen: Pen, { kind, times, words, rect, text }: PartLook): void {
  roundRect(pen, rect, 6);
  pen.fillStyle = times === 0 ? (PALETTE.plain ? PALETTE.ground : '#2A2028') : OUTCOME_COLOURS[kind];
  pen.fill();
  const size = Math.min(text, rect.height * 0.74);
  const side = size * 0.94;
  const said = words === '' ? String(times) : `${words} ${times}`;
  pen.globalAlpha = times === 0 ? 0.6 : 1;
  const look = { size, stand: 'middle', lines: 1, least: 0.6 } as const;
  const room = { ...rect, x: rect.x + side + 12, width: rect.width - side - 16 };
  const sign = { x: rect.x + 7, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  write(pen, said, { ...look, room });
  if (kind === 'unhurt') paintTick(pen, sign);
  else if (kind === 'dead') paintSkull(pen, sign);
  else paintPicture(scene, pen, { key: 'ui/heart', rect: sign });
  pen.globalAlpha = 1;
}

/** Paints the plate that asks for the odds, or says that they are being counted. */
export function paintAsk(
  scene: Scene,
  pen: Pen,
  { label, bar, text }: { readonly label: string; readonly bar: Rect; readonly text: number },
): void {
  const width = Math.min(bar.width, text * 10);
  const height = Math.min(bar.height, text * 2.6);
  const plate = { x: bar.x + (bar.width - width) / 2, y: bar.y + (bar.height - height) / 2, width, height };
  paintFrame(scene, pen, { frame: 'button-dark', rect: plate, most: Math.min(1, plate.height / 80) });
  const room = { ...plate, height: plate.height * 0.94 };
  write(pen, label, { size: Math.min(text, plate.height * 0.68), align: 'center', stand: 'middle', lines: 1, room });
}
