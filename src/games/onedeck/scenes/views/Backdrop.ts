import type { Scene } from 'phaser';
import { Painting, type Pen, paintFrame, roundRect } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { TableLayout, TableView } from '../../table';
import { isMoment, paintFront, paintPrize } from './paintMiddle';

/** At the doors, at a foe and at its end: each comes back soon. */
const LOOKS = 3;

/** Draws the frame around the picture in the middle of the table, and the tray below it. */
export class Backdrop {
  private readonly face: Painting;
  /** Shows the prize until it goes where it belongs. */
  readonly prize: Painting;
  private readonly tray: Painting;

  constructor(private readonly scene: Scene) {
    this.face = new Painting(scene, LOOKS);
    this.prize = new Painting(scene);
    this.tray = new Painting(scene);
  }

  sync({ middle }: TableView, layout: TableLayout): void {
    const { scene: rect, tray, unit, stand } = layout;
    this.face.paint({ rect, bleed: 1, shows: [unit, isMoment(middle)] }, (pen) => {
      paintFront(pen, { middle, layout });
      drawEdge(pen, rect, unit);
    });
    if (middle.kind === 'level') {
      this.prize.paint({ rect, shows: [middle, stand] }, (pen) => paintPrize(pen, { middle, layout }));
    } else this.prize.hide();
    if (layout.loot !== null && layout.loot.ask === null) this.tray.hide();
    else
      this.tray.paint({ rect: tray, bleed: 6, shows: unit }, (pen) => {
        paintFrame(this.scene, pen, { frame: 'panel', rect: tray, most: unit });
        drawWarmth(pen, tray);
      });
  }
}

function drawEdge(pen: Pen, { x, y, width, height }: Rect, unit: number): void {
  roundRect(pen, { x: x + 0.75, y: y + 0.75, width: width - 1.5, height: height - 1.5 }, 14 * unit);
  pen.lineWidth = 1.5;
  pen.strokeStyle = PALETTE.plain ? PALETTE.edge : 'rgb(107 81 52 / 80%)';
  pen.stroke();
}

/** Paints the lantern's light on the middle of the tray. */
function drawWarmth(pen: Pen, { x, y, width, height }: Rect): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const glow = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, width * 0.45);
  glow.addColorStop(0, 'rgb(120 78 40 / 26%)');
  glow.addColorStop(1, 'rgb(120 78 40 / 0%)');
  roundRect(pen, { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }, 12);
  pen.fillStyle = glow;
  pen.fill();
}
