import type { Scene } from 'phaser';
import { Painting, type Pen, type Piece, paintFrame, roundRect } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { Middle, TableLayout, TableView } from '../../table';
import { isMoment, paintFront, paintPrize } from './paintMiddle';

/** At the doors, at a foe and at its end: each comes back soon. */
const LOOKS = 3;
/** With answers, with dice, and for loot. */
const SIZES = 3;

/** Draws the frame around the picture in the middle of the table, and the tray below it. */
export class Backdrop {
  private readonly face: Painting;
  /** Shows the prize until it goes where it belongs. */
  readonly prize: Painting;
  /** Gives way where dice land. */
  readonly tray: Painting;

  constructor(private readonly scene: Scene) {
    this.face = new Painting(scene, LOOKS);
    this.prize = new Painting(scene);
    this.tray = new Painting(scene, 1, SIZES);
  }

  sync({ middle, split: cards }: TableView, layout: TableLayout): void {
    const face = faceOf(middle, layout);
    this.face.paint(face, face.draw);
    const prize = prizeOf(middle, layout);
    if (prize === null) this.prize.hide();
    else this.prize.paint(prize, prize.draw);
    const { loot, split } = layout;
    if ((loot !== null && loot.ask === null) || (split?.look === 'row' && cards?.isAtDoor === false)) this.tray.hide();
    else {
      const tray = this.trayIn(layout);
      this.tray.paint(tray, tray.draw);
    }
  }

  /** Returns steps that paint the tray as it will be beside loot. */
  stepsToTray(layout: TableLayout): readonly (() => void)[] {
    const tray = this.trayIn(layout);
    return layout.loot === null || layout.loot.ask === null ? [] : this.tray.stepsTo(tray, tray.draw);
  }

  private trayIn({ tray: rect, unit }: TableLayout): Piece {
    const draw = (pen: Pen): void => {
      paintFrame(this.scene, pen, { frame: 'panel', rect, most: unit });
      drawWarmth(pen, rect);
    };
    return { rect, bleed: 6, shows: unit, draw };
  }

  /** Returns steps that paint what is shown next. */
  stepsTo({ middle }: TableView, layout: TableLayout): readonly (() => void)[] {
    const face = faceOf(middle, layout);
    const prize = prizeOf(middle, layout);
    return [...this.face.stepsTo(face, face.draw), ...(prize === null ? [] : this.prize.stepsTo(prize, prize.draw))];
  }
}

function prizeOf(middle: Middle, layout: TableLayout): Piece | null {
  if (middle.kind !== 'level') return null;
  const { scene: rect, stand } = layout;
  return { rect, shows: [middle, stand], draw: (pen) => paintPrize(pen, { middle, layout }) };
}

function faceOf(middle: Middle, layout: TableLayout): Piece {
  const { scene: rect, unit } = layout;
  const draw = (pen: Pen): void => {
    paintFront(pen, { middle, layout });
    drawEdge(pen, rect, unit);
  };
  return { rect, bleed: 1, shows: [unit, isMoment(middle)], draw };
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
