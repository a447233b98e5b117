import type { GameObjects, Scene } from 'phaser';
import { shownDrawing } from '../../../../scenes';
import type { Rect } from '../../../../table';

/** The leaf within the picture of a closed door, in parts of its size: straight sides, and a round head above them. */
const LEAF = { left: 0.12, right: 0.88, foot: 0.957, shoulder: 1 / 3, head: 0.084 } as const;
const COLUMNS = 12;
const ROWS = 6;

export interface Ajar {
  /** Radians; 0 is shut. */
  readonly turn: number;
  /** The distance of the eye, in widths of the leaf. */
  readonly depth: number;
}

/** The leaf of a door that swings into the room behind it, seen in perspective. */
export class DoorLeaf {
  readonly mesh: GameObjects.Mesh2D;
  private readonly vertices: number[] = [];
  private readonly indices: number[] = [];

  constructor(scene: Scene) {
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const corner = row * (COLUMNS + 1) + column;
        const below = corner + COLUMNS + 1;
        this.indices.push(corner, corner + 1, below, 0, corner + 1, below + 1, below, 0);
      }
    }
    this.mesh = scene.add
      .mesh2d(0, 0, shownDrawing(scene, 'door/closed'), this.vertices, this.indices)
      .setRenderAsTriangles(true);
    this.mesh.setVisible(false);
  }

  hide(): void {
    this.mesh.setVisible(false);
  }

  /** Draws the leaf, which hangs on the left of the whole door's place. */
  swing(door: Rect, { turn, depth }: Ajar): void {
    this.vertices.length = 0;
    this.mesh.setVisible(true);
    const eye = { x: (LEAF.left + LEAF.right) / 2, y: (LEAF.head + LEAF.foot) / 2 };
    const wide = LEAF.right - LEAF.left;
    for (let row = 0; row <= ROWS; row++) {
      for (let column = 0; column <= COLUMNS; column++) {
        const across = column / COLUMNS;
        const u = LEAF.left + across * wide;
        const top = headAt(across);
        const v = top + ((LEAF.foot - top) * row) / ROWS;
        const away = depth / (depth + across * Math.sin(turn));
        const x = eye.x + (LEAF.left + across * wide * Math.cos(turn) - eye.x) * away;
        const y = eye.y + (v - eye.y) * away;
        this.vertices.push(door.x + x * door.width, door.y + y * door.height, u, v);
      }
    }
  }

  /** Returns the share of the doorway that is free, from 0 to 1. */
  static gap({ turn, depth }: Ajar): number {
    const away = depth / (depth + Math.sin(turn));
    return 1 - (0.5 + (Math.cos(turn) - 0.5) * away);
  }
}

function headAt(across: number): number {
  const aside = across * 2 - 1;
  return LEAF.shoulder - (LEAF.shoulder - LEAF.head) * Math.sqrt(Math.max(0, 1 - aside * aside));
}
