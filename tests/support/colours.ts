/** Red, green, blue: sRGB from 0 to 1, or linear light, or what else three numbers say of a colour. */
export type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export function rgbOf(hex: string): Triple {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const each = ([one, two, three]: Triple, change: (part: number) => number): Triple => [change(one), change(two), change(three)];
const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const times = ([one, two, three]: Matrix, colour: Triple): Triple => [dot(one, colour), dot(two, colour), dot(three, colour)];

const linear = (colour: Triple): Triple =>
  each(colour, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
const gamma = (light: Triple): Triple =>
  each(light, (part) => {
    const there = Math.min(1, Math.max(0, part));
    return there <= 0.0031308 ? there * 12.92 : 1.055 * there ** (1 / 2.4) - 0.055;
  });

/** Machado, Oliveira, Fernandes 2009, severity 1, in linear light. */
const MACHADO = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** Brettel, Viénot, Mollon 1997 for tritanopia, in linear light: two half planes, one on each side of what is seen as grey. */
const BRETTEL = {
  plane: [0.03901, -0.02788, -0.01113],
  above: [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
  below: [
    [0.93678, 0.18979, -0.12657],
    [0.06154, 0.81526, 0.1232],
    [-0.37562, 1.12767, 0.24796],
  ],
} as const satisfies Record<string, Triple | Matrix>;

/** How a colour looks to eyes of a kind. */
export const EYES = {
  usual: (colour) => colour,
  protanopia: (colour) => gamma(times(MACHADO.protanopia, linear(colour))),
  deuteranopia: (colour) => gamma(times(MACHADO.deuteranopia, linear(colour))),
  tritanopia: (colour) => gamma(times(MACHADO.tritanopia, linear(colour))),
  // Machado's model is the weaker one here: both have to agree.
  tritanopiaByBrettel: (colour) => {
    const light = linear(colour);
    return gamma(times(dot(BRETTEL.plane, light) >= 0 ? BRETTEL.above : BRETTEL.below, light));
  },
} as const satisfies Record<string, (colour: Triple) => Triple>;

const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function labOf(colour: Triple): Triple {
  const [x, y, z] = times(XYZ, linear(colour));
  const bent = (part: number): number => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116);
  const [fx, fy, fz] = [bent(x / WHITE[0]), bent(y / WHITE[1]), bent(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const RADIAN = Math.PI / 180;
const hueOf = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIAN + 360) % 360);
const fade = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** How far apart two colours look: CIEDE2000. 1 is just seen side by side. */
export const difference = (one: Triple, other: Triple): number => differenceOfLab(labOf(one), labOf(other));

export function differenceOfLab([light1, a1, b1]: Triple, [light2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - fade((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const chroma1 = Math.hypot(a1 * stretch, b1);
  const chroma2 = Math.hypot(a2 * stretch, b2);
  const [hue1, hue2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const grey = chroma1 * chroma2 === 0;
  const turn = grey ? 0 : ((hue2 - hue1 + 540) % 360) - 180;
  const meanHue = grey ? hue1 + hue2 : (hue1 + turn / 2 + 360) % 360;
  const meanLight = (light1 + light2) / 2;
  const meanChroma = (chroma1 + chroma2) / 2;
  const wave = (times: number, from: number): number => Math.cos((times * meanHue + from) * RADIAN);
  const t = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63);
  const light = (light2 - light1) / (1 + (0.015 * (meanLight - 50) ** 2) / Math.sqrt(20 + (meanLight - 50) ** 2));
  const chroma = (chroma2 - chroma1) / (1 + 0.045 * meanChroma);
  const hue = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * RADIAN)) / (1 + 0.015 * meanChroma * t);
  const twist = -2 * fade(meanChroma) * Math.sin(60 * Math.exp(-(((meanHue - 275) / 25) ** 2)) * RADIAN);
  return Math.sqrt(light ** 2 + chroma ** 2 + hue ** 2 + twist * chroma * hue);
}

/** `rgb(0 0 0 / 50%)` over another colour, as one. */
export function flattened(colour: string, under: string): string {
  const [red = 0, green = 0, blue = 0, percent = 100] = colour.startsWith('#')
    ? [...rgbOf(colour)].map((part) => part * 255)
    : [...colour.matchAll(/[\d.]+/g)].map(Number);
  const share = percent / 100;
  const below = rgbOf(under).map((part) => part * 255);
  const mixed = [red, green, blue].map((part, at) => Math.round(part * share + (below[at] ?? 0) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [one, other].map((colour) => dot(XYZ[1], linear(rgbOf(colour)))).sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
