import { around, Painting, type Pen, playTween, roundRect, write } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { inks } from '../inks';
import { leastOf } from '../views/leastOf';
import { paintMark, paintStar } from '../views/marks';
import type { MotionStage, Move } from './stage';

export interface Announcement {
  readonly title: string;
  readonly words: string;
  /** `won` and `lost` are about the sheet in the light. */
  readonly tone: 'won' | 'lost' | 'other';
}

/** Sides of the slip, in sizes of letters. */
const SLIP = { width: 24, height: 5.4 } as const;
/** The slip has come, and goes, in parts of the duration. */
const COMES = 0.18;
const GOES = 0.84;
const GROWS = 0.16;

/** Says large, over the map, what has changed for the party in the light. */
export async function announce(stage: MotionStage, said: Announcement, move: Move): Promise<void> {
  const { scene, layout } = stage;
  const { map, text } = layout;
  const width = Math.min(map.width * 0.94, text * SLIP.width);
  const rect = around({ x: map.x + map.width / 2, y: map.y + map.height / 2 }, width, text * SLIP.height);
  const painting = new Painting(scene);
  painting.paint({ rect, bleed: text, shows: null }, (pen) => paintSlip(stage, pen, { ...said, rect }));
  const { image } = painting;
  const { x, y, scaleX, scaleY } = image;
  const clock = { time: 0 };
  const onUpdate = (): void => {
    const { time } = clock;
    const there = Math.min(1, time / COMES, (1 - time) / (1 - GOES));
    const grown = 1 + (1 - Math.min(1, time / COMES)) * GROWS;
    image.setAlpha(there).setScale(scaleX * grown, scaleY * grown);
    image.setPosition(x - (rect.width * (grown - 1)) / 2, y - (rect.height * (grown - 1)) / 2);
  };
  onUpdate();
  const { signal, ...timing } = move;
  try {
    await playTween(scene, { ...timing, targets: clock, time: 1, ease: 'Linear', onUpdate }, signal);
  } finally {
    painting.destroy();
  }
}

function paintSlip(
  { scene, layout: { text } }: MotionStage,
  pen: Pen,
  { title, words, tone, rect }: Announcement & { readonly rect: Rect },
): void {
  const { gold, hollow, faint, word } = inks();
  const edge = tone === 'won' ? gold : tone === 'lost' ? '#FF8C80' : faint;
  pen.save();
  pen.shadowColor = edge;
  pen.shadowBlur = text;
  roundRect(pen, rect, text * 0.6);
  pen.fillStyle = hollow;
  pen.fill();
  pen.restore();
  pen.lineWidth = 2;
  pen.strokeStyle = edge;
  pen.stroke();
  const side = text * 2.6;
  const sign = { x: rect.x + text, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  if (tone === 'lost') paintMark(scene, pen, { key: 'mark/cross-other', colour: edge, rect: sign });
  else paintStar(pen, { rect: sign, colour: edge });
  const x = sign.x + side + text * 0.8;
  const room = { ...rect, x, width: rect.x + rect.width - x - text * 0.6, height: rect.height / 2 };
  const size = text * 1.5;
  const look = { stand: 'middle', lines: 1 } as const;
  const upper = { ...room, y: rect.y + rect.height * 0.08 };
  write(pen, title, { ...look, room: upper, size, font: 'name', colour: edge, least: leastOf(size) });
  const lower = { ...room, y: rect.y + rect.height * 0.44 };
  write(pen, words, { ...look, room: lower, size: text * 1.15, colour: word, least: leastOf(text * 1.15) });
}
