/** A banner tells seats apart by its colour, by its outline and by its sign. The paths lie in a box of 24 by 30. */
export interface Banner {
  readonly id: BannerId;
  readonly colour: string;
  readonly outline: string;
  readonly sign: string;
}

export type BannerId = 'flame' | 'leaf' | 'wave' | 'star' | 'moon' | 'crown' | 'tower' | 'drop';

const FLAME: Banner = {
  id: 'flame',
  colour: '#e5665a',
  outline: 'M2 2H22V20L12 28L2 20Z',
  sign: 'M12 6C15 10 17 12 15 16A4 4 0 0 1 9 16C7 13 11 12 12 6Z',
};

export const BANNERS: readonly [Banner, ...Banner[]] = [
  FLAME,
  { id: 'wave', colour: '#4fa3f0', outline: 'M2 2H22V28L12 20L2 28Z', sign: 'M5 11Q8 6 12 11T19 11V14Q15 19 12 14T5 14Z' },
  { id: 'leaf', colour: '#7ed67a', outline: 'M2 2H22V18A10 10 0 0 1 2 18Z', sign: 'M7 17C6 10 11 7 17 7C18 13 14 18 7 17Z' },
  {
    id: 'star',
    colour: '#f2b63c',
    outline: 'M2 2H22V27H2Z',
    sign: 'M12 6L13.9 10.6L18.8 11L15 14.1L16.2 19L12 16.3L7.8 19L9 14.1L5.2 11L10.1 10.6Z',
  },
  { id: 'moon', colour: '#b99cf5', outline: 'M2 2H22V27L17 22L12 27L7 22L2 27Z', sign: 'M14 5A6 6 0 1 0 18 14A5 5 0 0 1 14 5Z' },
  { id: 'crown', colour: '#ee7db8', outline: 'M2 2H22V20L2 28Z', sign: 'M6 17V9L9 12L12 7L15 12L18 9V17Z' },
  { id: 'tower', colour: '#c9bda8', outline: 'M2 2H22V22H16V28H8V22H2Z', sign: 'M8 18V10H7V6H10V8H14V6H17V10H16V18Z' },
  {
    id: 'drop',
    colour: '#4fd0c5',
    outline: 'M2 2H22V14C22 22 17 26 12 28C7 26 2 22 2 14Z',
    sign: 'M12 6C15 11 17 13 17 15.5A5 5 0 0 1 7 15.5C7 13 9 11 12 6Z',
  },
];

/** Returns the banner of this id; the first one for an id that this version does not have. */
export function bannerOf(id: string): Banner {
  return BANNERS.find((banner) => banner.id === id) ?? FLAME;
}
