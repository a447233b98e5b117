import type { GameObjects, Scene } from 'phaser';
import { type FloorView, PALETTE, type Rect, type TableView } from '../../stage';
import { boxTexture } from './BoxSprite';
import { addText, fill, fitText, Plate, restyle } from './surface';

const MOST_BOXES = 4;

interface FloorParts {
  readonly title: GameObjects.Text;
  readonly effect: GameObjects.Text;
  readonly boxes: readonly GameObjects.Image[];
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: number;
}

/** What the dungeon itself does to the party, floor by floor, and what stopping now would cost. */
export class DungeonPanel {
  private readonly plate: Plate;
  private readonly title: GameObjects.Text;
  private readonly floors: readonly FloorParts[];
  private readonly foot: readonly [GameObjects.Text, GameObjects.Text];
  private readonly parts: GameObjects.Container;

  constructor(private readonly scene: Scene) {
    this.plate = new Plate(scene, 'panel');
    this.title = addText(scene, { size: 20, font: 'name' });
    this.floors = Array.from({ length: 3 }, () => ({
      title: addText(scene, { size: 16, font: 'name' }),
      effect: addText(scene, { size: 16 }),
      boxes: Array.from({ length: MOST_BOXES }, () => scene.add.image(0, 0, 'deck/back')),
    }));
    this.foot = [addText(scene, { size: 16, font: 'name' }), addText(scene, { size: 16 })];
    const floorParts = this.floors.flatMap(({ title, effect, boxes }) => [title, effect, ...boxes]);
    this.parts = scene.add.container(0, 0, [this.plate.object, this.title, ...floorParts, ...this.foot]);
  }

  place(rect: Rect | null, unit: number): void {
    this.parts.setVisible(rect !== null);
    if (rect !== null) this.plate.place(rect, unit);
  }

  sync({ dungeon, encounter, turn }: TableView, rect: Rect | null, text: number): void {
    if (rect === null) return;
    const room = { x: rect.x + text, width: rect.width - text * 2 };
    restyle(this.title, { size: text * 1.25, font: 'name', colour: PALETTE.lantern }).setText(dungeon.name);
    this.title.setPosition(room.x, rect.y + text);
    fitText(this.title, room.width);
    let y = rect.y + text * 3;
    for (const [at, floor] of dungeon.floors.entries()) y = this.showFloor(at, floor, { ...room, y, text });
    const stop = encounter?.stopNow ?? null;
    this.showFoot(
      stop === null ? [dungeon.boss, turn] : [stop.title, stop.cost],
      { ...room, y: 0, height: rect.y + rect.height },
      text,
    );
  }

  private showFloor(at: number, floor: FloorView, { x, y, width, text }: Room): number {
    const parts = this.floors[at];
    if (parts === undefined) return y;
    const colour = floor.lit ? PALETTE.lantern : '#6E6472';
    restyle(parts.title, { size: text * 0.95, font: 'name', colour });
    parts.title.setText(floor.lit ? `${'I'.repeat(floor.floor)} · ${floor.name}` : floor.name).setPosition(x, y);
    fitText(parts.title, width);
    restyle(parts.effect, { size: text * 0.9, colour: floor.lit ? PALETTE.bone : '#6E6472' });
    parts.effect.setWordWrapWidth(width, true).setMaxLines(3).setText(floor.effect);
    parts.effect.setPosition(x, y + text * 1.35);
    const below = y + text * 1.5 + parts.effect.height;
    const boxes = [...floor.combat, ...floor.peril];
    const side = text * 2.4;
    for (const [place, image] of parts.boxes.entries()) {
      const box = boxes[place];
      image.setVisible(box !== undefined);
      if (box === undefined) continue;
      const rect = { x: x + place * (side + 6), y: below, width: side, height: side * 0.9 };
      fill(image.setTexture(boxTexture(this.scene, { box, lit: false, numbered: false }, rect)), rect);
    }
    return below + (boxes.length > 0 ? side * 0.9 : 0) + text * 0.7;
  }

  private showFoot(lines: readonly string[], { x, width, height: bottom }: Rect, text: number): void {
    const [title, line] = this.foot;
    const [first = '', second = ''] = lines;
    restyle(title, { size: text * 1.05, font: 'name', colour: PALETTE.lantern }).setText(first);
    fitText(title, width);
    restyle(line, { size: text, colour: PALETTE.bone }).setWordWrapWidth(width, true).setText(second);
    line.setPosition(x, bottom - text * 0.9 - line.height);
    title.setPosition(x, line.y - text * 1.6);
  }
}
