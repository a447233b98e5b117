import type { BotId, Seat } from '../../engine/kernel';
import type { Seating, Sitter } from '../../games/contract';
import { BANNERS } from '../../table';

/** A seat as the rules know it, with its name in the game. */
export interface SeatFacts {
  readonly id: Seat;
  readonly name: string;
}

/** A bot that can be chosen, from the weakest to the strongest. */
export interface BotFacts {
  readonly id: BotId;
  readonly name: string;
  /** Says what it looks at. */
  readonly detail: string;
}

export type SeatKind = 'person' | 'bot' | 'empty';

/** What is chosen for a seat. Bot and name stay as they were while the seat is empty. */
export interface SeatChoice extends SeatFacts {
  readonly kind: SeatKind;
  readonly bot: BotId | null;
  /** As it was written; without one the seat's own name counts. */
  readonly written: string;
  readonly banner: string;
}

export interface SeatsParts {
  /** In the order of play. */
  readonly seats: readonly SeatFacts[];
  readonly bots: readonly BotFacts[];
  /** The fewest players. */
  readonly least: number;
  /** The seats of the last game; null before the first. */
  readonly last: Seating | null;
}

/** Returns the seats as they were in the last game: before the first, a person, and bots where the game has any. */
export function firstChoices({ seats, bots, last }: SeatsParts): readonly SeatChoice[] {
  const chosen = seats.map((seat, at) => firstChoice(seat, { at, bots, last }));
  // Two seats of a file or of another version may have one banner.
  return chosen.map((seat, at) => {
    const isTaken = chosen.slice(0, at).some(({ banner }) => banner === seat.banner);
    return isTaken ? { ...seat, banner: freeBanner(chosen) } : seat;
  });
}

interface First extends Pick<SeatsParts, 'bots' | 'last'> {
  readonly at: number;
}

function firstChoice(seat: SeatFacts, { at, bots, last }: First): SeatChoice {
  const sitter = last?.[seat.id];
  const [weakest] = bots;
  const bot = bots.find(({ id }) => id === sitter?.player)?.id ?? weakest?.id ?? null;
  const banner = sitter?.banner ?? BANNERS[at % BANNERS.length]?.id ?? BANNERS[0].id;
  const written = sitter === undefined || sitter.name === seat.name ? '' : sitter.name;
  const isBot = sitter === undefined ? at > 0 && bot !== null : sitter.player !== 'person' && bot !== null;
  const kind = last !== null && sitter === undefined ? 'empty' : isBot ? 'bot' : 'person';
  return { ...seat, kind, bot, written, banner };
}

function freeBanner(chosen: readonly SeatChoice[]): string {
  return BANNERS.find(({ id }) => chosen.every(({ banner }) => banner !== id))?.id ?? BANNERS[0].id;
}

export const nameOfSeat = ({ written, name }: SeatChoice): string => written.trim() || name;

/** Gives a seat another banner. A seat that had it takes the one that becomes free. */
export function withBanner(choices: readonly SeatChoice[], at: number, banner: string): readonly SeatChoice[] {
  const old = choices[at]?.banner ?? banner;
  return choices.map((seat, each) => {
    if (each === at) return { ...seat, banner };
    return seat.banner === banner ? { ...seat, banner: old } : seat;
  });
}

/** Returns whether this seat may be left empty. */
export function mayBeEmpty(choices: readonly SeatChoice[], at: number, least: number): boolean {
  return choices.filter(({ kind }, each) => each !== at && kind !== 'empty').length >= least;
}

export function seatingOf(choices: readonly SeatChoice[]): Seating {
  const taken = choices.filter(({ kind }) => kind !== 'empty');
  const sitter = (seat: SeatChoice): Sitter => {
    const player = seat.kind === 'bot' && seat.bot !== null ? seat.bot : 'person';
    return { player, name: nameOfSeat(seat), banner: seat.banner };
  };
  return Object.fromEntries(taken.map((seat) => [seat.id, sitter(seat)]));
}
