import type { GameObjects, Scene } from 'phaser';
import type { EncounterView, Rect, TableLayout } from '../../stage';
import { diorama, hueOf } from './diorama';
import { cover, fill, Plate } from './surface';

const EDGE_COLOUR = 0x6b5134;

/** What the middle of the table looks into: the cave with its doors, or what is being faced; and the panels around it. */
export class Backdrop {
  private readonly layers: readonly GameObjects.Image[];
  private readonly glow: GameObjects.Image;
  private readonly face: GameObjects.Image;
  private readonly plates: Readonly<Record<'bar' | 'tray', Plate>>;
  private readonly edge: GameObjects.Graphics;

  constructor(private readonly scene: Scene) {
    const [back, mid, front, vignette] = (['back', 'mid', 'front', 'vignette'] as const).map((name) =>
      scene.add.image(0, 0, `cave/${name}`),
    ) as [GameObjects.Image, GameObjects.Image, GameObjects.Image, GameObjects.Image];
    this.glow = scene.add.image(0, 0, 'cave/glow');
    scene.children.moveBelow(this.glow, mid);
    this.layers = [back, mid, front, vignette];
    this.face = scene.add.image(0, 0, 'deck/back');
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

  sync(encounter: EncounterView | null, layout: TableLayout): void {
    for (const part of [...this.layers, this.glow]) part.setVisible(encounter === null);
    this.face.setVisible(encounter !== null);
    if (encounter === null) return;
    const { card, boss } = encounter;
    const name = card ?? boss ?? '';
    const { width, height } = layout.scene;
    const spec = { figure: card === null ? `boss/${name}` : `foe/${name}`, ...hueOf(name), width, height, arch: false };
    this.face.setTexture(diorama(this.scene, { ...spec, stand: standIn(layout) }));
    fill(this.face, layout.scene);
  }
}

/** The figure stands where neither list nor boxes hide it, as far as there is room. */
function standIn({ scene, heading, boxes, rows, shape }: TableLayout): Rect {
  const top = Math.max(0, heading.y - scene.y + heading.height * (shape === 'wide' ? 0.9 : 0.5));
  const bottom = shape === 'flat' ? scene.height : (boxes[0]?.y ?? scene.y + scene.height) - scene.y;
  const right = (shape === 'wide' ? (rows[0]?.x ?? scene.x + scene.width) : scene.x + scene.width) - scene.x;
  const room = Math.max(bottom - top, scene.height * 0.3);
  return { x: 0, y: top / scene.height, width: right / scene.width, height: room / scene.height };
}
