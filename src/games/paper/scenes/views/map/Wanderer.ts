import type { GameObjects, Scene } from 'phaser';
import { Painting, painted, paintFigure, picture } from '../../../../../scenes';
import type { Rect } from '../../../../../table';
import type { PaperLayout, Shown } from '../../../table';

/** The wanderer is a little higher than a room; the feet stand near its lower edge. */
const HIGH = 1.08;

const STEPS = ['walk-1', 'walk-2', 'walk-3', 'walk-4'] as const;
const HUE = 40;

/** Draws the wanderer with the lantern in the room where the party stands. */
export class Wanderer {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  sync({ seat: { sheet } }: Shown, { rooms }: PaperLayout): void {
    const room = sheet.path.at(-1);
    if (rooms === null || room === undefined) {
      this.painting.hide();
      return;
    }
    const before = sheet.path.at(-2);
    // The drawing goes to the left.
    this.image.setFlipX(before !== undefined && rooms[before].x < rooms[room].x - 1);
    const box = standingIn(rooms[room]);
    this.painting.paint({ rect: box, bleed: 6, shows: null }, (pen) => {
      paintFigure(pen, picture(this.scene, 'walker/stand'), { box, hue: HUE });
    });
  }
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
