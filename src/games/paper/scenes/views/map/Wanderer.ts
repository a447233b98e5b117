import type { GameObjects, Scene } from 'phaser';
import { Painting, type Pen, painted, paintFigure, picture } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { PaperLayout, Shown } from '../../../table';
import { hang, moved } from './hang';

/** The wanderer is a little higher than a room; the feet stand near its lower edge. */
const HIGH = 1.08;

const STEPS = ['walk-1', 'walk-2', 'walk-3', 'walk-4'] as const;
const HUE = 40;
/** Where the lantern hangs in the drawing, and how far its light reaches, in parts of the drawing's side. */
export const LANTERN = { x: 134 / 576, y: 312 / 576 } as const;
const LIGHT = 0.55;

/** Draws the wanderer with the lantern in the room where the party stands. */
export class Wanderer {
  private readonly painting: Painting;
  /** The place of the drawing on a ground. */
  private stand: { readonly box: Rect; readonly ground: Rect } | null = null;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  sync({ seat: { sheet } }: Shown, { rooms, ground, map }: PaperLayout): void {
    const room = sheet.path.at(-1);
    if (rooms === null || room === undefined) {
      this.stand = null;
      this.painting.hide();
      return;
    }
    const before = sheet.path.at(-2);
    // The drawing goes to the left.
    this.image.setFlipX(before !== undefined && rooms[before].x < rooms[room].x - 1);
    const box = standingIn(rooms[room]);
    const drawn = sizeOf(box);
    this.painting.paint({ rect: drawn, bleed: bleedOf(drawn), shows: null }, (pen) => {
      paintLantern(pen, drawn);
      paintFigure(pen, picture(this.scene, 'walker/stand'), { box: drawn, hue: HUE });
    });
    this.stand = { box, ground };
    this.lay(ground, map);
  }

  /** Moves the wanderer with the map. */
  lay(ground: Rect, window: Rect): void {
    if (this.stand === null) return;
    const { box, ground: from } = this.stand;
    hang(this.painting, { painted: sizeOf(box), at: moved(box, from, ground), window, bleed: bleedOf(box) });
  }
}

/** Rounded, so that the same size is not painted twice. */
function sizeOf({ width }: Rect): Rect {
  const side = Math.round(width * 100) / 100;
  return { x: 0, y: 0, width: side, height: side };
}

/** The light of the lantern reaches beyond the drawing. */
const bleedOf = ({ width }: Rect): number => Math.ceil(width * LIGHT);

/** Paints the light of the lantern behind the wanderer, who goes to the left. */
function paintLantern(pen: Pen, { x, y, width, height }: Rect): void {
  if (PALETTE.plain) return;
  const [left, top, reach] = [x + width * LANTERN.x, y + height * LANTERN.y, width * LIGHT];
  const light = pen.createRadialGradient(left, top, 0, left, top, reach);
  light.addColorStop(0, 'rgb(255 250 224 / 95%)');
  light.addColorStop(0.3, 'rgb(255 232 170 / 55%)');
  light.addColorStop(1, 'rgb(255 214 130 / 0%)');
  pen.fillStyle = light;
  pen.fillRect(left - reach, top - reach, reach * 2, reach * 2);
}

/** Returns the textures of four steps that follow each other. */
export function stepsIn(scene: Scene, side: number): readonly string[] {
  return STEPS.map((step) =>
    painted(scene, { name: `wanderer ${step}`, width: side, height: side }, (pen, { width, height }) =>
      paintFigure(pen, picture(scene, `walker/${step}`), { box: { x: 0, y: 0, width, height }, hue: HUE }),
    ),
  );
}

/** Returns the place of the whole drawing; its feet are at 558 of 576. */
export function standingIn({ x, y, width, height }: Rect): Rect {
  const side = Math.min(height * HIGH, width * 1.3);
  return { x: x + (width - side) / 2 + width * 0.1, y: y + height * 0.98 - side * 0.97, width: side, height: side };
}
