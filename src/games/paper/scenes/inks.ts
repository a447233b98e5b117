import { PALETTE } from '../../../table';

/** What the sheet is made of and written with. */
export interface Inks {
  /** Parchment in the middle of the light, at its rim, and in the shade. */
  readonly lit: string;
  readonly warm: string;
  readonly dusk: string;
  /** A box that is filled, and one that is empty. */
  readonly slip: string;
  readonly hollow: string;
  /** Ink of this turn, of the turns before, and of a mark by others. */
  readonly wet: string;
  readonly dry: string;
  readonly red: string;
  /** Words and lines in the shade. */
  readonly word: string;
  readonly faint: string;
  readonly line: string;
  readonly gold: string;
  readonly good: string;
}

const PARCHMENT: Inks = {
  lit: '#FBEDC4',
  warm: '#C9974F',
  dusk: '#8C5E33',
  slip: '#F4E6C3',
  hollow: '#1C110C',
  wet: '#120906',
  dry: '#7A351A',
  red: '#B3202A',
  word: '#F0E2C4',
  faint: '#B9A17C',
  line: '#6E4A2A',
  gold: '#FFD98A',
  good: '#8BE39A',
};

/** Lines on one colour, for those who need contrast. */
const PLAIN: Inks = {
  lit: '#FFFFFF',
  warm: '#E9E4D8',
  dusk: '#CFC9BC',
  slip: '#FFFFFF',
  hollow: '#000000',
  wet: '#000000',
  dry: '#5A2410',
  red: '#8E0010',
  word: '#FFFFFF',
  faint: '#E0DCD4',
  line: '#C9C2B6',
  gold: '#FFE14D',
  good: '#8CFF9A',
};

/** Returns the colours for the palette that is in force. */
export const inks = (): Inks => (PALETTE.plain ? PLAIN : PARCHMENT);
