import type { Scene } from 'phaser';
import type { PartFacts, Pose, Rect, Rig } from '../../table';
import { rimTint, tintOf } from './colour';
import type { PuppetSheet } from './PuppetSheets';
import type { Quad } from './QuadBatch';

/** Returns the parts of a figure, from back to front. */
export const limbsOf = (
  { texture, prefix, facts: { hue } }: PuppetSheet,
  { textures }: Scene,
  { limbs }: Pick<Rig, 'limbs'>,
): readonly Quad[] =>
  limbs.map(({ facts, stands }) => ({
    frame: textures.getFrame(texture, `${prefix}${facts.name}`),
    tint: rimTint(hue, facts.hue),
    box: aboutPivot(facts),
    stands,
    depth: facts.depth ?? 1,
  }));

/** Returns the light around a figure. */
export function haloOf(
  { texture, facts, halo: { frame: name, pad, scale } }: PuppetSheet,
  { textures }: Scene,
  stands: Pose,
): Quad {
  const frame = textures.getFrame(texture, name);
  const box = { x: -pad / scale, y: -pad / scale, width: frame.width / scale, height: frame.height / scale };
  return { frame, tint: tintOf(facts.hue, 90, 74), box, stands, depth: 1 };
}

function aboutPivot({ box: [left = 0, top = 0, width = 0, height = 0], pivot: [x = 0, y = 0] }: PartFacts): Rect {
  return { x: left - x, y: top - y, width, height };
}
