import type { Scene } from 'phaser';
import { roundOf } from '../../../../../engine/paper';
import { Painting, type Pen } from '../../../../../scenes';
import type { Rect } from '../../../../../table';
import { type PaperLayout, roomsIn, type Shown } from '../../../table';
import type { Rooms } from './edges';
import { hang } from './hang';
import { type Cell, paintCells } from './paintCells';
import { paintContents } from './paintContents';
import { paintInk } from './paintInk';
import { paintLairs } from './paintLairs';
import { paintSigns, type Signed } from './paintSigns';
import { paintDoors, paintWalls } from './paintWalls';

/** The walls reach a little beyond the map. */
const BLEED = 10;

interface MapPrint extends Pick<PaperLayout, 'shape'> {
  readonly rooms: Rooms;
  readonly sheet: Rect;
  readonly before: number;
}

/**
 * Draws the map in three pictures above each other: the light on the floors, what is printed and written, and what is asked. They are
 * painted as a whole, wherever the map lies behind its window: to drag it moves them and paints nothing.
 */
export class SheetMap {
  private readonly floors: Painting;
  private readonly print: Painting;
  private readonly signs: Painting;
  private sheet: Rect = { x: 0, y: 0, width: 1, height: 1 };

  constructor(private readonly scene: Scene) {
    this.floors = new Painting(scene);
    this.print = new Painting(scene);
    this.signs = new Painting(scene);
  }

  sync(shown: Shown, { map, ground, rooms: laid, shape }: PaperLayout): void {
    if (laid === null) {
      for (const painting of this.paintings) painting.hide();
      return;
    }
    const sheet = { x: 0, y: 0, width: ground.width, height: ground.height };
    const rooms = roomsIn(sheet, shape);
    const place = { rect: sheet, bleed: BLEED };
    const cells = shown.rooms.map(({ room, isVisited, isHere, isInReach, step }): Cell => {
      return { room, isVisited, isHere, isInReach, step, rect: rooms[room] };
    });
    this.floors.paint({ ...place, shows: cells }, (pen) => paintCells(pen, cells));
    const { state, seat } = shown;
    const { path, taken, gone, beaten } = seat.sheet;
    const before = seat.open?.path.length ?? path.length;
    const printed = [state.dungeon, roundOf(state.turn), path, taken, gone, beaten, before, shape, rooms];
    this.print.paint({ ...place, shows: printed }, (pen) => this.paintPrint(pen, shown, { rooms, before, shape, sheet }));
    const signs = shown.rooms.map(({ room, hurt, isVisited, isInReach, step, stand }): Signed => {
      return { room, hurt, isVisited, isInReach, step, stand, rect: rooms[room] };
    });
    this.signs.paint({ ...place, shows: signs }, (pen) => {
      for (const signed of signs) paintSigns(this.scene, pen, signed);
    });
    this.sheet = sheet;
    this.lay(ground, map);
  }

  /** Moves what is painted behind the window; another size than that which was painted is only stretched. */
  lay(ground: Rect, window: Rect): void {
    for (const painting of this.paintings) hang(painting, { painted: this.sheet, at: ground, window, bleed: BLEED });
  }

  private get paintings(): readonly Painting[] {
    return [this.floors, this.print, this.signs];
  }

  private paintPrint(pen: Pen, { state, seat: { sheet: written } }: Shown, { rooms, before, shape, sheet }: MapPrint): void {
    const { scene } = this;
    const { dungeon } = state;
    for (const [room, rect] of Object.entries(rooms)) {
      paintContents(scene, pen, { room: room as keyof Rooms, rect, sheet: written, isBrief: shape !== 'wide' });
    }
    paintLairs(scene, pen, { rooms, dungeon, round: roundOf(state.turn) });
    paintWalls(scene, pen, { rooms, dungeon });
    paintDoors(scene, pen, { rooms, map: sheet });
    paintInk(scene, pen, { rooms, sheet: written, before });
  }
}
