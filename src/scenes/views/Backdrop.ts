import type { Scene } from 'phaser';
import type { Rect, TableLayout, TableView } from '../../stage';
import type { Gallery } from '../Gallery';
import { Painting } from './Painting';
import { type Pen, roundRect } from './paint';
import { paintFrame } from './paintFrame';
import { paintMiddle, wantedBy } from './paintMiddle';

/** What the middle of the table looks into; and the tray below it. */
export class Backdrop {
  private readonly face: Painting;
  private readonly tray: Painting;
  private seen: { readonly view: TableView; readonly layout: TableLayout } | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly gallery: Gallery,
  ) {
    this.face = new Painting(scene);
    this.tray = new Painting(scene);
  }

  sync(view: TableView, layout: TableLayout): void {
    this.seen = { view, layout };
    const { scene: rect, tray, unit, stand, shape } = layout;
    const { gallery } = this;
    const here = wantedBy(view).map((key) => gallery.picture(key) !== null);
    this.face.paint({ rect, bleed: 1, shows: [view.middle, view.scenery, unit, stand, shape, here] }, (pen) => {
      paintMiddle(this.scene, pen, { view, layout, gallery });
      drawEdge(pen, rect, unit);
    });
    this.tray.paint({ rect: tray, bleed: 6, shows: unit }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'panel', rect: tray, most: unit });
      drawWarmth(pen, tray);
    });
  }

  /** Another large picture is here. */
  refresh(): void {
    if (this.seen !== null) this.sync(this.seen.view, this.seen.layout);
  }
}

function drawEdge(pen: Pen, { x, y, width, height }: Rect, unit: number): void {
  roundRect(pen, { x: x + 0.75, y: y + 0.75, width: width - 1.5, height: height - 1.5 }, 14 * unit);
  pen.lineWidth = 1.5;
  pen.strokeStyle = 'rgb(107 81 52 / 80%)';
  pen.stroke();
}

/** The lantern shines on the middle of the table. */
function drawWarmth(pen: Pen, { x, y, width, height }: Rect): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const glow = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, width * 0.45);
  glow.addColorStop(0, 'rgb(120 78 40 / 26%)');
  glow.addColorStop(1, 'rgb(120 78 40 / 0%)');
  roundRect(pen, { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }, 12);
  pen.fillStyle = glow;
  pen.fill();
}
