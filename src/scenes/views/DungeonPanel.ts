import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect, type TableView } from '../../stage';
import { addText, fitText, Plate, restyle } from './surface';

/** What the dungeon itself does to the party, floor by floor. */
export class DungeonPanel {
  private readonly plate: Plate;
  private readonly lines: readonly GameObjects.Text[];
  private readonly parts: GameObjects.Container;

  constructor(scene: Scene) {
    this.plate = new Plate(scene, 'panel');
    this.lines = Array.from({ length: 4 }, () => addText(scene, { size: 16 }));
    this.parts = scene.add.container(0, 0, [this.plate.object, ...this.lines]);
  }

  place(rect: Rect | null, unit: number): void {
    this.parts.setVisible(rect !== null);
    if (rect !== null) this.plate.place(rect, unit);
  }

  sync(view: TableView, rect: Rect | null, text: number): void {
    if (rect === null) return;
    const texts = [view.dungeon, view.difficulty, view.floor, view.turn];
    for (const [at, line] of this.lines.entries()) {
      const colour = at === 0 ? PALETTE.lantern : PALETTE.shade;
      restyle(line, at === 0 ? { size: text * 1.3, font: 'name', colour } : { size: text, colour });
      line.setText(texts[at] ?? '').setPosition(rect.x + text * 1.2, rect.y + text * (at === 0 ? 1.2 : 2.2 + at * 1.5));
      fitText(line, rect.width - text * 2.4);
    }
  }
}
