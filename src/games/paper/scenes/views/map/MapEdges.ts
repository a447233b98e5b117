import type { Scene } from 'phaser';
import { Painting, type Pen } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';

/** The sides at which the map goes on beyond its window, by their angles from straight up in quarters of a turn. */
type Beyond = 0 | 1 | 2 | 3;

/** The depth of the shade and the size of the arrow, in CSS pixels. */
const SHADE = 16;
const ARROW = 9;

/** Draws shade and an arrow at each side of the window where the map goes on. */
export class MapEdges {
  private readonly painting: Painting;

  constructor(scene: Scene) {
    this.painting = new Painting(scene, 2);
  }

  sync(ground: Rect, window: Rect): void {
    const sides = sidesOf(ground, window);
    if (sides.length === 0) this.painting.hide();
    else this.painting.paint({ rect: window, shows: sides }, (pen) => paintSides(pen, window, sides));
  }

  hide(): void {
    this.painting.hide();
  }
}

function sidesOf(ground: Rect, window: Rect): readonly Beyond[] {
  const beyond: readonly [Beyond, number][] = [
    [0, window.y - ground.y],
    [1, ground.x + ground.width - window.x - window.width],
    [2, ground.y + ground.height - window.y - window.height],
    [3, window.x - ground.x],
  ];
  return beyond.flatMap(([side, by]) => (by > 2 ? [side] : []));
}

function paintSides(pen: Pen, { x, y, width, height }: Rect, sides: readonly Beyond[]): void {
  for (const side of sides) {
    const [long, deep] = side % 2 === 0 ? [width, height] : [height, width];
    pen.save();
    pen.translate(x + width / 2, y + height / 2);
    pen.rotate((side * Math.PI) / 2);
    pen.translate(0, -deep / 2);
    paintSide(pen, long);
    pen.restore();
  }
}

/** Paints a side that lies above. */
function paintSide(pen: Pen, long: number): void {
  const shade = pen.createLinearGradient(0, 0, 0, SHADE);
  shade.addColorStop(0, 'rgb(24 12 6 / 78%)');
  shade.addColorStop(1, 'rgb(24 12 6 / 0%)');
  pen.fillStyle = shade;
  pen.fillRect(-long / 2, 0, long, SHADE);
  pen.beginPath();
  pen.moveTo(-ARROW, ARROW + 1);
  pen.lineTo(0, 3);
  pen.lineTo(ARROW, ARROW + 1);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [line, colour] of [
    [5, 'rgb(20 10 6 / 90%)'],
    [2.5, PALETTE.plain ? '#FFFFFF' : inks().gold],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}
