import { struck } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { type Mode, rung } from '../sources';
import { thud } from '../thud';

/** Seconds and loudness of each touch before the die lies still. */
type Hops = readonly (readonly [at: number, gain: number])[];

interface Body {
  readonly modes: readonly Mode[];
  readonly seconds: number;
  /** Hertz of the touch itself. */
  readonly touch: number;
  readonly seed: number;
}

function hopping({ modes, seconds, touch, seed }: Body, hops: Hops): Signal {
  const click = shaped(filtered(whiteNoise(0.03, seed), { kind: 'band', at: touch, q: 0.9 }), struck(0.0005, 0.009));
  const body = mixed([{ signal: rung(modes, seconds) }, { signal: click, gain: 0.7 }]);
  return mixed(hops.map(([at, gain]): Layer => ({ signal: body, at, gain })));
}

/** A block of oak, slow to come to rest. */
export function strengthLands(): Signal {
  const modes = [
    { hertz: 205, gain: 1, decay: 0.11 },
    { hertz: 418, gain: 0.8, decay: 0.08 },
    { hertz: 790, gain: 0.45, decay: 0.05 },
    { hertz: 1310, gain: 0.2, decay: 0.03 },
  ];
  const hops = hopping({ modes, seconds: 0.14, touch: 1200, seed: 501 }, [
    [0, 1],
    [0.105, 0.5],
    [0.165, 0.2],
  ]);
  return inRoom(hops, { wet: 0.12, tail: 0.25, dull: 0.7 });
}

/** A sliver of horn that skips away. */
export function agilityLands(): Signal {
  const modes = [
    { hertz: 1180, gain: 1, decay: 0.03 },
    { hertz: 2260, gain: 0.8, decay: 0.022 },
    { hertz: 3900, gain: 0.5, decay: 0.014 },
  ];
  const hops = hopping({ modes, seconds: 0.05, touch: 5200, seed: 511 }, [
    [0, 1],
    [0.05, 0.75],
    [0.088, 0.55],
    [0.116, 0.38],
    [0.137, 0.25],
    [0.153, 0.14],
  ]);
  return inRoom(hops, { wet: 0.08, tail: 0.15, dull: 0.4 });
}

/** Cut glass, with a light of its own. */
export function magicLands(): Signal {
  const modes = [
    { hertz: 1568, gain: 1, decay: 0.3 },
    { hertz: 2489, gain: 0.55, decay: 0.24 },
    { hertz: 4190, gain: 0.35, decay: 0.16 },
    { hertz: 6270, gain: 0.16, decay: 0.1 },
  ];
  const hops = hopping({ modes, seconds: 0.34, touch: 6000, seed: 521 }, [
    [0, 1],
    [0.09, 0.42],
    [0.14, 0.18],
  ]);
  return inRoom(hops, { wet: 0.2, tail: 0.4, dull: 0.25 });
}

/** Iron on stone: a low blow, and a bell somewhere below answers. */
export function heroicLands(): Signal {
  const bell = rung(
    [
      { hertz: 294, gain: 0.7, decay: 0.7 },
      { hertz: 295.6, gain: 0.6, decay: 0.7 },
      { hertz: 587, gain: 0.5, decay: 0.5 },
      { hertz: 881, gain: 0.22, decay: 0.35 },
      { hertz: 1411, gain: 0.1, decay: 0.22 },
    ],
    0.7,
  );
  const blow = thud({ from: 190, to: 88, decay: 0.22, seed: 531 });
  const landed = mixed([
    { signal: blow, gain: 0.8 },
    { signal: bell, gain: 0.5 },
    { signal: blow, at: 0.1, gain: 0.25 },
  ]);
  return inRoom(landed, { wet: 0.2, tail: 0.6, dull: 0.5 });
}
