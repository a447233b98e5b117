import type { GameObjects, Scene } from 'phaser';
import type { Spot } from '../../table';
import { type DiceOnSheet, diceSheet, onEdge, onFace, onShade, type Uv } from './diceSheet';
import { type Attitude, type DieKind, GRID, projectDie } from './dieBody';

/** A die in the air. */
export interface DieInAir extends Attitude {
  readonly color: DieKind;
  readonly numbers: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** How much it is flattened, in parts of its height. */
  readonly flat: number;
}

/** The shade of a side without light, and the light on a side that faces up. */
const DARKEST = 0.22;
const BRIGHT = 0.8;

/** Draws dice in perspective as one mesh, so that any number of them takes one draw call. */
export class TumblingDice {
  private readonly mesh: GameObjects.Mesh2D;
  private readonly vertices: number[] = [];
  private readonly indices: number[] = [];

  constructor(
    private readonly scene: Scene,
    dice: DiceOnSheet,
  ) {
    this.mesh = scene.add.mesh2d(0, 0, diceSheet(scene, dice), this.vertices, this.indices).setRenderAsTriangles(true);
  }

  /** Shows these dice; later ones are above. */
  show(dice: readonly DieInAir[]): void {
    this.vertices.length = 0;
    this.indices.length = 0;
    for (const die of dice) this.add(die);
  }

  /** Raises the dice above a picture. */
  raiseAbove(picture: GameObjects.Image): void {
    this.scene.children.moveBelow(picture, this.mesh);
  }

  destroy(): void {
    this.mesh.destroy();
  }

  private add(die: DieInAir): void {
    const { outline, faces } = projectDie(die.color, die.numbers, die);
    const edge = onEdge(die.color);
    this.fan(die, outline, edge);
    for (const { value, spots, outline: shape, light } of faces) {
      this.grid(die, spots, value);
      this.fan(die, shape, onShade(DARKEST + (1 - DARKEST) * (light / BRIGHT)));
    }
  }

  private fan(die: DieInAir, spots: readonly Spot[], uv: Uv): void {
    const first = this.vertices.length / 4;
    for (const spot of spots) this.vertex(die, spot, uv);
    for (let at = 1; at < spots.length - 1; at++) this.indices.push(first, first + at, first + at + 1, 0);
  }

  private grid(die: DieInAir, spots: readonly Spot[], value: number): void {
    const first = this.vertices.length / 4;
    const row = GRID + 1;
    for (const [at, spot] of spots.entries()) {
      this.vertex(die, spot, onFace(die.color, value, [(at % row) / GRID, Math.floor(at / row) / GRID]));
    }
    for (let y = 0; y < GRID; y++) {
      for (let x = 0; x < GRID; x++) {
        const corner = first + y * row + x;
        this.indices.push(corner, corner + 1, corner + row, 0, corner + 1, corner + row + 1, corner + row, 0);
      }
    }
  }

  private vertex({ x, y, side, flat }: DieInAir, [across, down]: Spot, [u, v]: Uv): void {
    const foot = y + (side * flat) / 2;
    this.vertices.push(x + across * side * (1 + flat / 2), foot + down * side * (1 - flat), u, v);
  }
}
