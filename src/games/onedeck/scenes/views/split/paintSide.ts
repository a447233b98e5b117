import type { Scene } from 'phaser';
import { measure, type Pen, paintFigure, paintGlow, paintPicture, picture, roundRect, write } from '../../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../../table';
import type { SplitSidePlace, SplitView } from '../../../table';
import { hueOf } from '../diorama';

export interface SideLook {
  readonly side: Pick<SplitView['sides'][number], 'picture' | 'name' | 'xp' | 'rule' | 'effect'>;
  readonly place: Pick<SplitSidePlace, 'panel' | 'picture' | 'name' | 'rule' | 'plate'>;
  readonly text: number;
  readonly unit: number;
  readonly look: 'arch' | 'row';
  /** True for the fight at the right of a desk: its foe and its words stand at the outer side. */
  readonly flipped: boolean;
}

const DASHED = '#5FD0B8';
const HIGH = 0.7;

/** Paints the panel of a fight: the light of its foe, the foe, its name, its rule, and the plate of the dungeon's boxes. */
export function paintSide(scene: Scene, pen: Pen, look: SideLook): void {
  const { place, unit } = look;
  const { panel, picture: stage } = place;
  const round = 14 * Math.max(0.6, Math.min(1, unit));
  pen.save();
  roundRect(pen, panel, round);
  pen.clip();
  pen.fillStyle = PALETTE.ground;
  pen.fillRect(panel.x, panel.y, panel.width, panel.height);
  paintStage(scene, pen, look);
  pen.fillStyle = PALETTE.plain ? PALETTE.ground : '#15101A';
  pen.fillRect(panel.x, stage.y + stage.height, panel.width, panel.height);
  pen.restore();
  roundRect(pen, inset(panel, 0.75), round);
  pen.lineWidth = 1.5;
  pen.strokeStyle = PALETTE.plain ? PALETTE.edge : 'rgb(107 81 52 / 85%)';
  pen.stroke();
  paintName(scene, pen, look);
  if (place.rule !== null) writeRule(pen, look, place.rule);
  if (place.plate !== null) paintPlate(pen, place.plate);
}

function paintStage(scene: Scene, pen: Pen, { side, place, look, flipped }: SideLook): void {
  const { picture: stage } = place;
  const name = side.picture.slice(side.picture.indexOf('/') + 1);
  const light = hueOf(name);
  const box = figureBox(side.picture, { stage, look, flipped });
  pen.save();
  pen.beginPath();
  pen.rect(stage.x, stage.y, stage.width, stage.height);
  pen.clip();
  if (!PALETTE.plain) paintGlow(pen, { ...light, light: 72, rect: stage, about: box });
  paintFigure(pen, picture(scene, side.picture), { box, hue: light.hue });
  pen.fillStyle = `rgb(0 0 0 / ${PALETTE.veil})`;
  pen.fillRect(stage.x, stage.y, stage.width, stage.height);
  const shade = pen.createLinearGradient(0, stage.y, 0, stage.y + stage.height);
  shade.addColorStop(0, 'rgb(9 6 12 / 84%)');
  shade.addColorStop(0.22, 'rgb(9 6 12 / 62%)');
  shade.addColorStop(0.4, 'rgb(9 6 12 / 8%)');
  shade.addColorStop(0.7, 'rgb(9 6 12 / 8%)');
  shade.addColorStop(1, '#15101A');
  pen.fillStyle = shade;
  pen.fillRect(stage.x, stage.y, stage.width, stage.height);
  // In a high picture words stand above the figure.
  if (look === 'row' && stage.height < stage.width * HIGH) fadeToWords(pen, stage);
  pen.restore();
}

/** Darkens the side where words stand. */
function fadeToWords(pen: Pen, stage: Rect): void {
  const fade = pen.createLinearGradient(stage.x, 0, stage.x + stage.width, 0);
  fade.addColorStop(0, 'rgb(12 8 15 / 88%)');
  fade.addColorStop(0.5, 'rgb(12 8 15 / 55%)');
  fade.addColorStop(0.72, 'rgb(12 8 15 / 0%)');
  pen.fillStyle = fade;
  pen.fillRect(stage.x, stage.y, stage.width, stage.height);
}

/** The boss is broader than a foe; its drawing has the shape of four by three. */
function figureBox(
  drawing: string,
  { stage, look, flipped }: { readonly stage: Rect; readonly look: 'arch' | 'row'; readonly flipped: boolean },
): Rect {
  const aspect = drawing.startsWith('boss/') ? 4 / 3 : 1;
  if (look === 'row') {
    const height = Math.max(Math.min(stage.height * 1.25, (stage.width * 0.96) / aspect), 90);
    const width = height * aspect;
    const y = Math.max(stage.y - height * 0.02, stage.y + stage.height - height);
    return { x: stage.x + stage.width - width * 0.98, y, width, height };
  }
  const height = Math.min(stage.height * 0.96, (stage.width * 0.52) / aspect);
  const width = height * aspect;
  const middle = stage.x + stage.width * (flipped ? 0.73 : 0.27);
  return { x: middle - width / 2, y: stage.y + stage.height - height, width, height };
}

/** Writes the name with the lanterns that the foe is worth. */
function paintName(scene: Scene, pen: Pen, { side, place: { name: rect }, text, look, flipped }: SideLook): void {
  const size = text * (look === 'arch' ? 1.6 : 1.36);
  const lamp = size * 0.82;
  const taken = side.xp * lamp;
  const room = { ...rect, width: rect.width * (look === 'arch' ? 0.9 : 0.74) - taken };
  const words = { size, font: 'name', room, stand: 'middle', lines: 1, least: 0.5, shadow: true } as const;
  const { width } = measure(pen, side.name, words);
  const right = look === 'arch' && flipped;
  const x = right ? rect.x + rect.width - width : rect.x;
  write(pen, side.name, { ...words, room: { ...room, x, width: width + 2 } });
  for (let at = 0; at < side.xp; at++) {
    const left = right ? x - taken - 6 + at * lamp : x + width + 8 + at * lamp;
    paintPicture(scene, pen, {
      key: 'ui/lantern',
      rect: { x: left, y: rect.y + (rect.height - lamp) / 2, width: lamp, height: lamp },
    });
  }
}

function writeRule(pen: Pen, { side, text, look, flipped, place }: SideLook, rect: Rect): void {
  const words = look === 'arch' ? side.rule : side.effect;
  const right = look === 'arch' && flipped;
  const room = right ? { ...rect, x: place.name.x + place.name.width - rect.width } : rect;
  write(pen, words, { size: text, room, align: right ? 'right' : 'left', least: 0.54, shadow: true });
}

/** Paints the dashed plate under the boxes that the dungeon adds. */
function paintPlate(pen: Pen, rect: Rect): void {
  roundRect(pen, inset(rect, -1), 9);
  pen.fillStyle = PALETTE.plain ? PALETTE.ground : 'rgb(42 120 108 / 38%)';
  pen.fill();
  pen.setLineDash([6, 4]);
  pen.lineWidth = 1.6;
  pen.strokeStyle = PALETTE.plain ? PALETTE.bone : DASHED;
  pen.stroke();
  pen.setLineDash([]);
}
