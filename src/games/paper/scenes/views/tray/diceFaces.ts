import type { Scene } from 'phaser';
import { type Colour, DICE, FACES } from '../../../../../engine/paper';
import type { DiceFaces, NumberedDie } from '../../../../../scenes';
import { paintDieFace } from './paintDieFace';

type Kind = NumberedDie['color'];

/** The bodies of bone and ebony in the air. */
const BODIES: Readonly<Record<Colour, { readonly kind: Kind; readonly edge: string }>> = {
  white: { kind: 'strength', edge: '#B79C6A' },
  black: { kind: 'magic', edge: '#1C1626' },
};

const colourOf = (kind: Kind): Colour | undefined => (['white', 'black'] as const).find((colour) => BODIES[colour].kind === kind);

/** Returns what is on the sides of the dice when they are thrown. */
export const facesIn = (scene: Scene): DiceFaces => ({
  name: 'paper dice',
  edgeOf: (kind) => BODIES[colourOf(kind) ?? 'black'].edge,
  paint(pen, { color, value }, { x, y, side }) {
    const colour = colourOf(color);
    const face = colour === undefined ? undefined : FACES[colour][value - 1];
    if (colour === undefined || face === undefined) return;
    paintDieFace(scene, pen, { ...face, colour, rect: { x, y, width: side, height: side } });
  },
});

/** A die of the table by its number, as it lies on one of its sides. */
export function dieIn(die: number, side: number): NumberedDie {
  return { id: die, color: BODIES[DICE[die] ?? 'white'].kind, value: side };
}
