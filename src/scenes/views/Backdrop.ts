import type { GameObjects, Scene } from 'phaser';
import type { Rect, TableLayout, TableView } from '../../stage';
import { Painting } from './Painting';
import { type Pen, roundRect } from './paint';
import { paintFrame } from './paintFrame';
import { paintMiddle } from './paintMiddle';

const LAYERS = ['back', 'glow', 'mid', 'front', 'vignette'] as const;

/** What the middle of the table looks into: the cave with its doors, or one picture of what happens; and the tray below it. */
export class Backdrop {
  private readonly layers: readonly GameObjects.Image[];
  private readonly face: Painting;
  private readonly tray: Painting;

  constructor(private readonly scene: Scene) {
    this.layers = LAYERS.map((name) => scene.add.image(0, 0, `cave/${name}`));
    this.face = new Painting(scene);
    this.tray = new Painting(scene);
  }

  sync(view: TableView, layout: TableLayout): void {
    const { scene: rect, tray, unit } = layout;
    const doors = view.middle.kind === 'doors';
    for (const [at, layer] of this.layers.entries()) {
      layer.setVisible(doors);
      if (doors && LAYERS[at] === 'glow') fill(layer, rect);
      else if (doors) cover(layer, rect);
    }
    this.face.paint({ rect, bleed: 1, shows: [view.middle, unit, layout.stand, layout.shape] }, (pen) => {
      if (!doors) paintMiddle(this.scene, pen, { middle: view.middle, layout });
      drawEdge(pen, rect, unit);
    });
    this.tray.paint({ rect: tray, bleed: 6, shows: unit }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'panel', rect: tray, most: unit });
      drawWarmth(pen, tray);
    });
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

/** Scales a picture to cover a rectangle and hides what hangs over. */
function cover(image: GameObjects.Image, rect: Rect): void {
  const { width, height } = image.frame.source;
  const scale = Math.max(rect.width / width, rect.height / height);
  const shown = { width: rect.width / scale, height: rect.height / scale };
  const crop = { x: (width - shown.width) / 2, y: (height - shown.height) / 2 };
  image.setOrigin(0).setScale(scale).setCrop(crop.x, crop.y, shown.width, shown.height);
  image.setPosition(rect.x - crop.x * scale, rect.y - crop.y * scale);
}

function fill(image: GameObjects.Image, rect: Rect): void {
  image.setOrigin(0).setPosition(rect.x, rect.y).setDisplaySize(rect.width, rect.height);
}
