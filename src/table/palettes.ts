export type PaletteId = 'lantern' | 'redGreen' | 'blueYellow' | 'contrast';

/** Colours by what they are for; CSS knows each that is text as a property of its name: `--strength`. */
export interface Palette {
  readonly id: PaletteId;
  /** Dice and boxes; `any` is a box that takes every colour. */
  readonly strength: string;
  readonly agility: string;
  readonly magic: string;
  readonly heroic: string;
  readonly any: string;
  readonly damage: string;
  readonly time: string;
  readonly armor: string;
  /** Highlights and things that can be done; `bright` is the name of a page or a card. */
  readonly lantern: string;
  readonly bright: string;
  /** Text, what stands back, and what cannot be used. */
  readonly bone: string;
  readonly shade: string;
  readonly dim: string;
  readonly warning: string;
  /** Text on what is bright. */
  readonly ink: string;
  /** Surfaces from the darkest to the topmost. `page` and `panel` let the picture behind them through. */
  readonly ground: string;
  readonly raised: string;
  readonly page: string;
  readonly panel: string;
  readonly edge: string;
  readonly rim: string;
  /** A golden button from its upper to its lower end, and its lip. */
  readonly gold: string;
  readonly brass: string;
  readonly bronze: string;
  /** A card from its upper to its lower end, its name and what it says. */
  readonly paper: string;
  readonly parchment: string;
  readonly script: string;
  readonly note: string;
  /** A card that is spent. */
  readonly ash: string;
  readonly cinder: string;
  /** How much the pictures behind the table are darkened, as a part of 1. */
  readonly veil: number;
  /** Frames are drawn as lines on one colour. */
  readonly plain: boolean;
}

/** The colours of the style frames. */
const LANTERN: Palette = {
  id: 'lantern',
  strength: '#F2B63C',
  agility: '#E25BA6',
  magic: '#4FA3F0',
  heroic: '#3C3946',
  any: '#9A93A0',
  damage: '#E5484D',
  time: '#D9A15B',
  armor: '#7ED67A',
  lantern: '#FFD98A',
  bright: '#FFE9BD',
  bone: '#EADFC8',
  shade: '#B8AB97',
  dim: '#968B9C',
  warning: '#FF9A90',
  ink: '#2A1A0A',
  ground: '#0C0A10',
  raised: '#1B151F',
  page: 'rgb(12 10 16 / 86%)',
  panel: 'rgb(20 14 20 / 90%)',
  edge: '#6B5134',
  rim: '#8A6A3C',
  gold: '#F6C35A',
  brass: '#D9962F',
  bronze: '#8A5A1C',
  paper: '#F3E8CC',
  parchment: '#D2C196',
  script: '#33230F',
  note: '#5A4526',
  ash: '#A8A39C',
  cinder: '#98938C',
  veil: 0,
  plain: false,
};

export const PALETTES: Readonly<Record<PaletteId, Palette>> = {
  lantern: LANTERN,
  // Deuteranopia and protanopia see blue, yellow and how light a thing is: rose becomes nearly white, red becomes dark.
  redGreen: {
    ...LANTERN,
    id: 'redGreen',
    strength: '#EFA11E',
    agility: '#FFDCEB',
    magic: '#3A84EA',
    heroic: '#2E2B38',
    any: '#8B8591',
    damage: '#C8452A',
    time: '#FFE7B0',
    armor: '#5AA2FF',
  },
  // Tritanopia sees red, green and how light a thing is: amber becomes cream, rose becomes crimson, azure becomes teal.
  blueYellow: {
    ...LANTERN,
    id: 'blueYellow',
    strength: '#FFE094',
    agility: '#DE4070',
    magic: '#23B5C9',
    heroic: '#34313E',
    damage: '#E5484D',
    time: '#FFE0A8',
    armor: '#35B58C',
    ink: '#160C04',
  },
  contrast: {
    id: 'contrast',
    strength: '#FFA01F',
    agility: '#FFEAF6',
    magic: '#4A9AFF',
    heroic: '#000000',
    any: '#B4B4B4',
    damage: '#FF6448',
    time: '#FFF6CC',
    armor: '#56ACFF',
    lantern: '#FFE14D',
    bright: '#FFFFFF',
    bone: '#FFFFFF',
    shade: '#E0DCD4',
    dim: '#BDB8B0',
    warning: '#FFB3A8',
    ink: '#000000',
    ground: '#000000',
    raised: '#000000',
    page: 'rgb(0 0 0 / 94%)',
    panel: '#000000',
    edge: '#C9C2B6',
    rim: '#FFFFFF',
    gold: '#FFE14D',
    brass: '#FFE14D',
    bronze: '#FFFFFF',
    paper: '#FFFFFF',
    parchment: '#FFFFFF',
    script: '#000000',
    note: '#000000',
    ash: '#B9B9B9',
    cinder: '#B9B9B9',
    veil: 0.4,
    plain: true,
  },
};
