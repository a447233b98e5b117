import type { LordId } from '../../../../engine/digger';

/** How a lord's tiles, minions and banners are told from another's: by light, and where there is no colour, by the stitch of their borders. */
export interface Livery {
  readonly hue: number;
  readonly saturation: number;
  /** The brightest of the lord's light: what rims and emblems are tinted with. */
  readonly core: string;
  readonly stitch: Stitch;
}

/** `dash` is a dashed line; `teeth` is a saw, with that many to a side; `twin` is two lines, that far apart. */
export interface Stitch {
  readonly dash?: readonly number[];
  readonly teeth?: number;
  readonly twin?: number;
  readonly width: number;
}

export const LIVERIES: Readonly<Record<LordId, Livery>> = {
  'baron-auger': { hue: 34, saturation: 88, core: '#ffdf98', stitch: { width: 2.6 } },
  'madam-brood': { hue: 88, saturation: 46, core: '#d8e8a0', stitch: { dash: [0.1, 10], width: 4.6 } },
  'captain-hobnail': { hue: 206, saturation: 50, core: '#bfe0f2', stitch: { dash: [26, 14], width: 3 } },
  'countess-whim': { hue: 318, saturation: 42, core: '#f2c6e4', stitch: { dash: [22, 9, 0.1, 9], width: 3 } },
  'doctor-quill': { hue: 44, saturation: 13, core: '#f3ecd8', stitch: { twin: 5, width: 1.5 } },
  'duke-rubble': { hue: 5, saturation: 60, core: '#ffc2b0', stitch: { teeth: 9, width: 1.9 } },
};
