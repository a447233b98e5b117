import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { rod, scratch, sheet } from '../stage';
import { arm, leg } from './body';
import { pose } from './pose';

const standing = [leg('leg-far', '8,-20 12,-10 9,-2'), leg('leg', '-12,-20 -17,-10 -14,-2')];

/** A pick: its handle from hand to head, and two points. */
const pick = (handle: string, iron: string): Part => ({
  name: 'pick',
  on: 'arm',
  pivot: [24, -34],
  ink: [...rod(4.4, handle), ...sheet(iron)],
});

const stand = pose({
  behind: [...standing.slice(0, 1), arm('arm-far', '8,-46 18,-38 30,-42')],
  before: [
    ...standing.slice(1),
    pick('M38 -86L27 3', 'M16 -78C27 -94 48 -96 66 -76C54 -86 46 -86 39 -83C32 -80 23 -80 16 -78Z'),
    arm('arm', '-6,-46 12,-32 29,-38'),
  ],
});

const dig = pose({
  head: { degrees: 8, by: [4, 1] },
  lean: { degrees: 6 },
  behind: [leg('leg-far', '8,-20 20,-13 19,-2'), arm('arm-far', '12,-46 30,-46 42,-62')],
  before: [
    leg('leg', '-12,-20 -24,-11 -28,-2'),
    pick('M16 -28L60 -76', 'M30 -90C50 -104 78 -92 88 -62C76 -76 68 -80 60 -80C52 -80 42 -84 30 -90Z'),
    arm('arm', '-2,-44 12,-30 25,-37'),
  ],
});

const run = pose({
  head: { degrees: 6, by: [8, 2] },
  lean: { degrees: 14, by: [2, -2] },
  behind: [leg('leg-far', '6,-22 24,-18 26,-3', -14), arm('arm-far', '14,-46 30,-36 42,-48')],
  before: [leg('leg', '-10,-22 -22,-12 -38,-20', 62), arm('arm', '0,-46 -16,-34 -24,-44')],
});

const load: Part = {
  name: 'load',
  on: 'body',
  pivot: [4, -104],
  idle: [{ as: 'tremble' }],
  ink: sheet(
    'M-36 -102C-38 -120 -24 -132 -6 -132L-2 -139C2 -143 10 -142 10 -138L8 -131C28 -130 42 -118 40 -102C32 -96 -28 -96 -36 -102Z',
  ),
  marks: scratch(
    'M-6 -129C-2 -126 4 -126 8 -129M-20 -118C-24 -112 -24 -106 -22 -101M22 -120C27 -114 28 -108 26 -101',
    'M-2 -119C-6 -112 -6 -105 -4 -100',
  ),
};

const carry = pose({
  head: { degrees: 5, by: [2, 9] },
  lean: { degrees: 4, by: [0, 2] },
  behind: [leg('leg-far', '8,-18 22,-13 20,-2'), arm('arm-far', '12,-44 34,-62 26,-92')],
  before: [leg('leg', '-12,-18 -24,-12 -34,-6', 24), load, arm('arm', '-8,-42 -34,-56 -24,-90')],
});

const cheer = pose({
  head: { degrees: -10, by: [-1, -4] },
  lean: { by: [0, -8] },
  behind: [leg('leg-far', '8,-27 20,-22 18,-9', 16), arm('arm-far', '10,-54 36,-64 42,-92')],
  before: [leg('leg', '-12,-27 -24,-20 -30,-9', 40), arm('arm', '-8,-54 -34,-54 -46,-80')],
});

const dust: Part = {
  name: 'dust',
  pivot: [0, -60],
  idle: [{ as: 'twinkle' }],
  light: [gleam(-52, -30, 9), gleam(46, -18, 9), gleam(50, -92, 9)],
};

/** On the way down, head first; the whole of it is turned over where it is put together. */
const fall = pose({
  head: { degrees: -24 },
  lean: { degrees: -8 },
  behind: [leg('leg-far', '8,-20 28,-18 34,-2', -40), arm('arm-far', '8,-48 30,-36 48,-44'), dust],
  before: [leg('leg', '-12,-20 -22,-4 -42,-8', 50), arm('arm', '-8,-46 -30,-36 -46,-52')],
});

const zed = (x: number, y: number, size: number): string =>
  `M${x} ${y}L${x + size} ${y}L${x + size} ${y + size * 0.26}L${x + size * 0.44} ${y + size * 0.74}L${x + size} ${y + size * 0.74}L${x + size} ${y + size}L${x} ${y + size}L${x} ${y + size * 0.74}L${x + size * 0.56} ${y + size * 0.26}L${x} ${y + size * 0.26}Z`;

const snore: Part = {
  name: 'snore',
  pivot: [58, -70],
  idle: [{ as: 'smoke', by: 0.6 }],
  light: sheet(zed(58, -70, 9), zed(69, -88, 13)),
};

/** Sitting, bent over its pick. */
const sleep = pose({
  asleep: true,
  head: { degrees: 26, by: [6, 20] },
  lean: { degrees: 4, by: [0, 11] },
  behind: [leg('leg-far', '6,-10 28,-20 40,-3', -24), arm('arm-far', '8,-36 26,-24 34,-14')],
  before: [leg('leg', '-8,-8 18,-17 30,-2', -20), arm('arm', '-8,-34 4,-16 22,-13'), snore],
});

export const POSES = { stand, dig, run, carry, cheer, fall, sleep } as const;
