import slices from '../../assets/art/ui/slices.json';

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../assets/art/ui/*.svg', '../../assets/onedeck/art/{deck,diorama,door,foe,hero}/*.svg'],
  { query: '?url', import: 'default', eager: true },
);

const LARGE_FILES: Readonly<Record<string, string>> = import.meta.glob('../../assets/onedeck/art/{backdrop,boss,moment}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const keyOf = (path: string): string => path.replace(/^.*\/art\//, '').replace(/\.svg$/, '');

/** The pictures that the table needs from the start, by their place under a folder `art`: `door/closed`. */
export const PICTURES: readonly { readonly key: string; readonly url: string }[] = Object.entries(FILES).map(([path, url]) => ({
  key: keyOf(path),
  url,
}));

/** The address of every picture, including those that are fetched when they are wanted. */
export const PICTURE_URLS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...FILES, ...LARGE_FILES }).map(([path, url]) => [keyOf(path), url]),
);

export interface Slice {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly bleed: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

export const SLICES: Readonly<Record<'panel' | 'button-gold' | 'button-dark', Slice>> = slices;
