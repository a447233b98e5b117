import { LORD_IDS, type LordId } from '../../../../src/engine/digger';
import { LIVERIES } from '../../../../src/games/digger/table/tile';
import { moved, type Shape, turned } from '../../drawing/shapes';
import { layered, type Sign } from '../../paper/signs/sign';
import { rod, sheet } from '../stage';

/** Cut so that each is told by its outline alone: swallow tail, round, battlements, point, slant, torn. */
const CLOTHS: Readonly<Record<LordId, string>> = {
  'baron-auger': 'M-14 -20L14 -20L14 27L0 9L-14 27Z',
  'madam-brood': 'M-13 -20L13 -20C23 -8 21 22 0 24C-21 22 -23 -8 -13 -20Z',
  'captain-hobnail': 'M-20 -20L20 -20L20 20L11 20L11 12L5 12L5 20L-5 20L-5 12L-11 12L-11 20L-20 20Z',
  'countess-whim': 'M-20 -20L20 -20L14 -4L0 27L-14 -4Z',
  'doctor-quill': 'M-10 -20L10 -20L10 13L-10 27Z',
  'duke-rubble': 'M-13 -20L13 -20L14 -6L20 -2L17 6L24 14L15 14L16 25L7 16L1 26L-5 15L-14 23L-13 12L-22 12L-16 3L-20 -3L-13 -7Z',
};

/** How large an emblem may be on its cloth, and how far down it is. */
const WORN: Readonly<Record<LordId, readonly [scale: number, down: number]>> = {
  'baron-auger': [0.86, -4],
  'madam-brood': [0.98, 1],
  'captain-hobnail': [0.98, -4],
  'countess-whim': [0.86, -6],
  'doctor-quill': [0.72, -1],
  'duke-rubble': [0.9, 0],
};

const EMBLEMS: Readonly<Record<LordId, readonly string[]>> = {
  'baron-auger': ['M-10 -11L10 -11L8 -6L-7 -6Z', 'M-7.6 -3.6L7 -3.6L5 1L-5 1Z', 'M-4.8 3.4L4.4 3.4L0 13Z'],
  'madam-brood': [
    'M0 -12C6 -12 9 -4 9 1L4 -2L0 3L-4 -2L-9 1C-9 -4 -6 -12 0 -12Z',
    'M-9 5L-4 1.6L0 6.6L4 1.6L9 5C8 10 4 12 0 12C-4 12 -8 10 -9 5Z',
  ],
  'captain-hobnail': [
    'M-6 -12L4 -12L4 1C9 2 11 4 11 8L-6 8Z',
    'M-6 9.6L-2 9.6L-2 13L-6 13Z',
    'M0.4 9.6L4.4 9.6L4.4 13L0.4 13Z',
    'M7 9.6L11 9.6L11 13L7 13Z',
  ],
  'countess-whim': [
    'M-1 4L-11 -5C-9 -9 -7 -10.6 -4.6 -11Z',
    'M0 4L-3 -11.4C-1 -12 1 -12 3 -11.4Z',
    'M1 4L4.6 -11C7 -10.6 9 -9 11 -5Z',
    'M0 5.6C3 5.6 3.6 8 2.4 10L4 13L-4 13L-2.4 10C-3.6 8 -3 5.6 0 5.6Z',
  ],
  'doctor-quill': ['M10 -13C-1 -12 -9 -4 -8 6L-12 12L-10 13.4L-6 8.4C3 9 10 -1 10 -13ZM7 -9L-5.4 5.6L-6 4.4Z'],
  'duke-rubble': ['M-11 -11L7 -13L9 -2L-9 0Z', 'M-2 0.4L2.6 0L4.6 13L0.4 13.4Z'],
};

/** A sign is 128 wide; what hangs on it reaches from -22 to 26. */
const up = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => moved(turned(shape, { x: 0, y: 0 }, { scale: 2.4 }), 64, 62));

const hsl = (hue: number, saturation: number, lightness: number): string => {
  const light = lightness / 100;
  const spread = (saturation / 100) * Math.min(light, 1 - light);
  const part = (shift: number): string => {
    const at = (shift + hue / 30) % 12;
    return Math.round((light - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1))) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
};

const grown = (shape: Shape, scale: number): Shape => turned(shape, { x: 0, y: 0 }, { scale });

function banner(lord: LordId): Sign {
  const { hue, saturation, core } = LIVERIES[lord];
  const cloth = sheet(CLOTHS[lord]);
  const [scale, down] = WORN[lord];
  const half = lord === 'doctor-quill' ? 9 : lord === 'captain-hobnail' || lord === 'countess-whim' ? 18 : 12;
  const fold = `M-${half} -18.6L${half} -18.6L${half} -15L-${half} -15Z`;
  return layered(
    { fill: '#0b0709', ink: up([...cloth.map((shape) => moved(grown(shape, 1.1), 0.8, 1.6)), ...rod(6, 'M-21 -20L21 -20')]) },
    { fill: core, ink: up([...cloth.map((shape) => grown(shape, 1.03)), ...rod(3, 'M-20 -20.6L20 -20.6')]) },
    { fill: hsl(hue, saturation, 34), ink: up(cloth.map((shape) => grown(shape, 0.94))) },
    { fill: hsl(hue, saturation, 22), ink: up(sheet(fold)) },
    { fill: core, ink: up(sheet(...EMBLEMS[lord]).map((shape) => moved(grown(shape, scale), 0, down))) },
  );
}

/** The emblem alone, white, for a throne's crest and where there is no room for a banner. */
const emblem = (lord: LordId): Sign => layered({ ink: up(sheet(...EMBLEMS[lord]).map((shape) => grown(shape, 1.7))) });

const each = (make: (lord: LordId) => Sign): Readonly<Record<string, Sign>> =>
  Object.fromEntries(LORD_IDS.map((lord) => [lord, make(lord)]));

export const BANNERS = each(banner);
export const EMBLEMS_ALONE = each(emblem);
