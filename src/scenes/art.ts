import slices from '../../assets/art/ui/slices.json';

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  '../../assets/art/{boss,cave,deck,diorama,door,foe,hero,ui}/*.svg',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** Every picture by its place under `assets/art`: `door/closed`. */
export const PICTURES: readonly { readonly key: string; readonly url: string }[] = Object.entries(FILES).map(([path, url]) => ({
  key: path.replace(/^.*\/art\//, '').replace(/\.svg$/, ''),
  url,
}));

export interface Slice {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly bleed: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

export const SLICES: Readonly<Record<'panel' | 'button-gold' | 'button-dark', Slice>> = slices;
