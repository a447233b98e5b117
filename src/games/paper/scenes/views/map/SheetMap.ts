import type { Scene } from 'phaser';
import { roundOf } from '../../../../../engine/paper';
import { Painting, type Pen } from '../../../../../scenes';
import type { PaperLayout, Shown } from '../../../table';
import type { Rooms } from './edges';
import { type Cell, paintCells } from './paintCells';
import { paintContents } from './paintContents';
import { paintInk } from './paintInk';
import { paintLairs } from './paintLairs';
import { paintSigns, type Signed } from './paintSigns';
import { paintDoors, paintWalls } from './paintWalls';

/** The walls reach a little beyond the map. */
const BLEED = 10;

/** Draws the map in three pictures above each other: the light on the floors, what is printed and written, and what is asked. */
export class SheetMap {
  private readonly floors: Painting;
  private readonly print: Painting;
  private readonly signs: Painting;

  constructor(private readonly scene: Scene) {
    this.floors = new Painting(scene);
    this.print = new Painting(scene);
    this.signs = new Painting(scene);
  }

  sync(shown: Shown, { map, rooms, shape, text }: PaperLayout): void {
    const paintings = [this.floors, this.print, this.signs];
    if (rooms === null) {
      for (const painting of paintings) painting.hide();
      return;
    }
    const place = { rect: map, bleed: BLEED };
    const cells = shown.rooms.map(({ room, isVisited, isHere, isInReach, step }): Cell => {
      return { room, isVisited, isHere, isInReach, step, rect: rooms[room] };
    });
    this.floors.paint({ ...place, shows: cells }, (pen) => paintCells(pen, cells));
    const { state, seat } = shown;
    const { path, taken, gone, beaten } = seat.sheet;
    const before = seat.open?.path.length ?? path.length;
    const printed = [state.dungeon, roundOf(state.turn), path, taken, gone, beaten, before, shape, rooms];
    this.print.paint({ ...place, shows: printed }, (pen) => this.paintPrint(pen, shown, { rooms, before, shape, map, text }));
    const signs = shown.rooms.map(({ room, hurt, isVisited, isInReach, step, stand }): Signed => {
      return { room, hurt, isVisited, isInReach, step, stand, rect: rooms[room] };
    });
    this.signs.paint({ ...place, shows: signs }, (pen) => {
      for (const signed of signs) paintSigns(this.scene, pen, signed);
    });
  }

  private paintPrint(
    pen: Pen,
    { state, seat: { sheet } }: Shown,
    {
      rooms,
      before,
      shape,
      map,
    }: Pick<PaperLayout, 'shape' | 'map' | 'text'> & { readonly rooms: Rooms; readonly before: number },
  ): void {
    const { scene } = this;
    const { dungeon } = state;
    for (const [room, rect] of Object.entries(rooms)) {
      paintContents(scene, pen, { room: room as keyof Rooms, rect, sheet, isBrief: shape !== 'wide' });
    }
    paintLairs(scene, pen, { rooms, dungeon, round: roundOf(state.turn) });
    paintWalls(scene, pen, { rooms, dungeon });
    paintDoors(scene, pen, { rooms, map });
    paintInk(scene, pen, { rooms, sheet, before });
  }
}
