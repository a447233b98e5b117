import type { Scene } from 'phaser';
import { painted } from '../views/paint';
import { DIE_KINDS } from './dieBody';
import { AROUND, type DieLook, paintDie } from './paintDie';

/** The size of a die's picture with its shadow, in sides of the die. */
export const WHOLE = 1 + AROUND * 2;

const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** A texture, or a frame of one. */
export interface Face {
  readonly texture: string;
  readonly frame: string;
}

/**
 * Returns the picture of a lying die. All dice of one hero share a texture, because each further one makes a frame slower.
 * Dice with a sign are rare and have textures of their own.
 */
export function dieFace(scene: Scene, { color, value, sign = '', mark = '' }: DieLook, side: number): Face {
  const wide = side * WHOLE;
  if (sign !== '') {
    const size = { name: `die ${color} ${value} ${sign} ${mark}`, width: wide, height: wide };
    const texture = painted(scene, size, (pen, { width }) =>
      paintDie(pen, { color, value, sign, mark }, placeOn({ across: 0, down: 0 }, width)),
    );
    return { texture, frame: '__BASE' };
  }
  const sheet = { name: `dice as they lie ${mark}`, width: wide * VALUES.length, height: wide * DIE_KINDS.length };
  const texture = painted(scene, sheet, (pen, { width }) => {
    for (const [down, kind] of DIE_KINDS.entries()) {
      for (const [across, shown] of VALUES.entries())
        paintDie(pen, { color: kind, value: shown, mark }, placeOn({ across, down }, width / VALUES.length));
    }
  });
  return { texture, frame: frameOn(scene, texture, { color, value }) };
}

const placeOn = ({ across, down }: { readonly across: number; readonly down: number }, wide: number) => {
  const side = wide / WHOLE;
  return { x: across * wide + side * AROUND, y: down * wide + side * AROUND, side };
};

function frameOn({ textures }: Scene, key: string, { color, value }: Pick<DieLook, 'color' | 'value'>): string {
  const texture = textures.get(key);
  const name = `${color} ${value}`;
  if (texture.has(name)) return name;
  const { width = 1, height = 1 } = texture.source[0] ?? {};
  const [across, down] = [width / VALUES.length, height / DIE_KINDS.length];
  texture.add(name, 0, (value - 1) * across, DIE_KINDS.indexOf(color) * down, across, down);
  return name;
}
