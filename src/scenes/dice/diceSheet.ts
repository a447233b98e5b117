import type { Scene } from 'phaser';
import { PALETTE } from '../../table';
import { isPainted, type Pen, painted, shade } from '../views/paint';
import { DIE_KINDS, type DieKind, TILE_EDGE } from './dieBody';
import { type DieLook, FOOT, paintFace, type Square } from './paintDie';

const VALUES = 6;
/** The last row has plain spots: the edge colour of each body, then shades from dark to bright. */
const SHADES = 16;
const ROWS = DIE_KINDS.length + 1;

/** A point of the sheet, in parts of its size. */
export type Uv = readonly [u: number, v: number];

/** What is on the sides of dice in the air. */
export interface DiceFaces {
  /** Tells their texture from that of others. */
  readonly name: string;
  /** Paints one side, flat. */
  readonly paint: (pen: Pen, look: Pick<DieLook, 'color' | 'value'>, body: Square) => void;
  /** Returns the colour of a body between its sides. */
  readonly edgeOf: (kind: DieKind) => string;
}

export const PIPS: DiceFaces = { name: 'dice', paint: paintFace, edgeOf: (kind) => shade(PALETTE[kind], FOOT) };

/** The dice of a sheet, and the side of one of them. */
export interface DiceOnSheet {
  readonly faces: DiceFaces;
  readonly side: number;
}

const sheetOf = ({ faces: { name }, side }: DiceOnSheet) => ({ name, width: side * VALUES, height: side * ROWS });

export const isSheetPainted = (scene: Scene, dice: DiceOnSheet): boolean => isPainted(scene, sheetOf(dice));

/** Returns a texture with all sides of all dice, so that dice in the air take one draw call. */
export function diceSheet(scene: Scene, dice: DiceOnSheet): string {
  const { faces } = dice;
  return painted(scene, sheetOf(dice), (pen, { width }) => {
    const tile = width / VALUES;
    for (const [row, color] of DIE_KINDS.entries()) {
      for (let value = 1; value <= VALUES; value++) {
        const face = { x: (value - 1 + TILE_EDGE) * tile, y: (row + TILE_EDGE) * tile, side: tile * (1 - TILE_EDGE * 2) };
        faces.paint(pen, { color, value }, face);
      }
    }
    for (let spot = 0; spot < DIE_KINDS.length + SHADES; spot++) {
      pen.fillStyle = plain(spot, faces);
      pen.fillRect((spot * width) / (DIE_KINDS.length + SHADES), DIE_KINDS.length * tile, width / SHADES, tile);
    }
  });
}

/** Returns the point of the sheet for a point of a side, each from 0 to 1. */
export function onFace(color: DieKind, value: number, [x, y]: Uv): Uv {
  return [(value - 1 + x) / VALUES, (DIE_KINDS.indexOf(color) + y) / ROWS];
}

export const onEdge = (color: DieKind): Uv => spotAt(DIE_KINDS.indexOf(color));

/** Returns the point of a shade: 0 is deep shadow, 1 is full light. */
export const onShade = (light: number): Uv => spotAt(DIE_KINDS.length + Math.round(Math.min(1, light) * (SHADES - 1)));

const spotAt = (spot: number): Uv => [(spot + 0.5) / (DIE_KINDS.length + SHADES), (ROWS - 0.5) / ROWS];

function plain(spot: number, faces: DiceFaces): string {
  const color = DIE_KINDS[spot];
  if (color !== undefined) return faces.edgeOf(color);
  const light = (spot - DIE_KINDS.length) / (SHADES - 1);
  return `rgb(8 4 10 / ${Math.round(62 * (1 - light))}%)`;
}
