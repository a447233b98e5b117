import type { BotId, Seat } from '../../engine/kernel';

/** The person or bot at a seat. */
export interface Sitter {
  readonly player: 'person' | BotId;
  readonly name: string;
  /** The id of a banner, see `bannerOf` in `src/table`. */
  readonly banner: string;
}

/** Says who sits where. A seat that is not named is nobody's, or in a game without a choice of seats a person's. */
export type Seating = Readonly<Partial<Record<Seat, Sitter>>>;
