import type { GameObjects, Scene } from 'phaser';
import type { TableLayout } from '../../stage';
import { cover, fill, Plate } from './surface';

const EDGE_COLOUR = 0x6b5134;

/** The cave behind the doors, in layers, and the panels that everything else lies on. */
export class Backdrop {
  private readonly layers: readonly GameObjects.Image[];
  private readonly glow: GameObjects.Image;
  private readonly plates: Readonly<Record<'bar' | 'tray', Plate>>;
  private readonly edge: GameObjects.Graphics;

  constructor(scene: Scene) {
    const [back, mid, front, vignette] = (['back', 'mid', 'front', 'vignette'] as const).map((name) =>
      scene.add.image(0, 0, `cave/${name}`),
    ) as [GameObjects.Image, GameObjects.Image, GameObjects.Image, GameObjects.Image];
    this.glow = scene.add.image(0, 0, 'cave/glow');
    scene.children.moveBelow(this.glow, mid);
    this.layers = [back, mid, front, vignette];
    this.plates = { bar: new Plate(scene, 'panel'), tray: new Plate(scene, 'panel') };
    this.edge = scene.add.graphics();
  }

  place(layout: TableLayout): void {
    for (const layer of this.layers) cover(layer, layout.scene);
    fill(this.glow, layout.scene);
    const { x, y, width, height } = layout.scene;
    this.edge
      .clear()
      .lineStyle(1.5, EDGE_COLOUR, 0.8)
      .strokeRoundedRect(x, y, width, height, 14 * layout.unit);
    for (const part of ['bar', 'tray'] as const) this.plates[part].place(layout[part], layout.unit);
  }
}
