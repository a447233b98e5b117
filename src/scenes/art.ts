import { SET as SHARED } from 'virtual:drawings/ui/art/(light|ui)/.+';
import slices from '../../assets/art/ui/slices.json';
import type { DrawingSet } from '../table';
import type { FiguresByKind } from './theatre/figures';

/** The addresses of pictures by the paths of their files, as `import.meta.glob` returns them. */
export type PictureFiles = Readonly<Record<string, string>>;

/** The pictures of a game. Each is known by its place in the game's own folder `art`: `door/closed`. */
export interface GameArt {
  /** The pictures that the table needs from the start. */
  readonly atOnce: PictureFiles;
  /** Those of them that are packed into sets. */
  readonly sets: readonly DrawingSet[];
  /** Those that are fetched when they are wanted. */
  readonly later: PictureFiles;
  /** Sets of which each is fetched when one of its pictures is wanted. */
  readonly setsLater?: readonly DrawingSet[];
  /** The facts of those that are drawn in parts. */
  readonly figures: FiguresByKind;
  /** The largest share of their size at which pictures of a kind are drawn whole; 1 by default. */
  readonly shares: Readonly<Record<string, number>>;
}

const keyOf = (path: string): string => path.replace(/^.*\/art\//, '').replace(/\.svg$/, '');

/** Returns the sets of a game, and the one that every game has. */
export const drawingSets = ({ sets }: Pick<GameArt, 'sets'>): readonly DrawingSet[] => [SHARED, ...sets];

/** Returns the pictures of a game and the shared ones that the table needs from the start. */
export const picturesAtOnce = (art: Pick<GameArt, 'atOnce' | 'sets'>): readonly string[] => [
  ...drawingSets(art).flatMap(({ keys }) => keys),
  ...Object.keys(art.atOnce).map(keyOf),
];

/** Returns the address of every picture that is a file of its own. */
export const pictureUrls = ({ atOnce, later }: Pick<GameArt, 'atOnce' | 'later'>): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...atOnce, ...later }).map(([path, url]) => [keyOf(path), url]));

export interface Slice {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly bleed: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

export const SLICES: Readonly<Record<'panel' | 'button-gold' | 'button-dark', Slice>> = slices;
