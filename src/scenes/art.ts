import slices from '../../assets/art/ui/slices.json';
import type { FiguresByKind } from './theatre/figures';

/** The addresses of pictures by the paths of their files, as `import.meta.glob` returns them. */
export type PictureFiles = Readonly<Record<string, string>>;

/** The pictures of a game. Each is known by its place in the game's own folder `art`: `door/closed`. */
export interface GameArt {
  /** The pictures that the table needs from the start. */
  readonly atOnce: PictureFiles;
  /** Those that are fetched when they are wanted. */
  readonly later: PictureFiles;
  /** The facts of those that are drawn in parts. */
  readonly figures: FiguresByKind;
  /** The largest share of their size at which pictures of a kind are drawn whole; 1 by default. */
  readonly shares: Readonly<Record<string, number>>;
}

/** The pictures that every game has. */
const SHARED: PictureFiles = import.meta.glob('../../assets/art/{light,ui}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const keyOf = (path: string): string => path.replace(/^.*\/art\//, '').replace(/\.svg$/, '');

/** Returns the pictures of a game and the shared ones that the table needs from the start. */
export const picturesAtOnce = ({ atOnce }: Pick<GameArt, 'atOnce'>): readonly string[] =>
  Object.keys({ ...SHARED, ...atOnce }).map(keyOf);

/** Returns the address of every picture, including those that are fetched when they are wanted. */
export const pictureUrls = ({ atOnce, later }: Pick<GameArt, 'atOnce' | 'later'>): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...SHARED, ...atOnce, ...later }).map(([path, url]) => [keyOf(path), url]));

export interface Slice {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly bleed: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

export const SLICES: Readonly<Record<'panel' | 'button-gold' | 'button-dark', Slice>> = slices;
