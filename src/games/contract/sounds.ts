/** A moment of a page that is heard. */
export type PageSound =
  | 'press'
  | 'choose'
  | 'turn'
  | 'hero'
  | 'mark'
  | 'talent'
  | 'takeBack'
  | 'refused'
  | 'record'
  | 'counted'
  | 'won'
  | 'lost';

/** The sounds of a game, which lie one after the other on a sheet. */
export interface GameSounds {
  /** The addresses of the sheet's two files. */
  readonly ogg: string;
  readonly mp3: string;
  /** The place of each sound on the sheet, in milliseconds. */
  readonly places: Readonly<Record<string, { readonly from: number; readonly length: number }>>;
}
