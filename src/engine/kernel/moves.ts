import type { Chain, Link } from './chain';
import { commandNumber } from './commandNumbers';
import type { Fact, Game } from './game';
import type { Move } from './history';

/** Letters of five bits and one that says whether more follow. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 32;
const SPELLED = 0;
/** The text of so many moves is kept; of the moves after it only their letters are. */
const STRETCH = 64;

/** The commands of a game as text: each by its place, and those without a place spelled out beside it. */
export interface WrittenMoves {
  readonly moves: string;
  readonly spelled: readonly unknown[];
}

type Played = Link<Move<unknown, unknown, unknown>>;

const NOTHING: WrittenMoves = { moves: '', spelled: [] };
const PIECES = new WeakMap<Played, WrittenMoves>();
const STRETCHES = new WeakMap<Played, WrittenMoves>();

/** Writing a game again after another move costs what the move costs, however long the game is. */
export function writtenMoves<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  past: Chain<Move<State, Command, Event>>,
): WrittenMoves {
  const open: Link<Move<State, Command, Event>>[] = [];
  let link = past;
  for (; link !== null && !STRETCHES.has(link); link = link.rest) open.push(link);
  let written = (link === null ? null : STRETCHES.get(link)) ?? NOTHING;
  for (const each of open.reverse()) {
    written = joined(written, pieceOf(game, each));
    if (each.length % STRETCH === 0) STRETCHES.set(each, written);
  }
  return written;
}

/** A move that was read need not be looked for among the listed commands again. */
export function knowPiece(link: Link<Move<unknown, unknown, unknown>>, piece: WrittenMoves): void {
  PIECES.set(link, piece);
}

/** Reads what `writtenMoves` wrote, move by move. */
export class MovesReader {
  private at = 0;
  private spelledAt = 0;

  constructor(private readonly written: WrittenMoves) {}

  get isOver(): boolean {
    return this.at === this.written.moves.length && this.spelledAt === this.written.spelled.length;
  }

  /** Returns the next place or spelled command, with its piece of the text; null where the text ends or is nonsense. */
  next(): { readonly place: number | null; readonly data: unknown; readonly piece: WrittenMoves } | null {
    const from = this.at;
    const number = this.number();
    if (number === null) return null;
    const moves = this.written.moves.slice(from, this.at);
    if (number !== SPELLED) return { place: number - 1, data: null, piece: { moves, spelled: [] } };
    if (this.spelledAt >= this.written.spelled.length) return null;
    const data = this.written.spelled[this.spelledAt];
    this.spelledAt += 1;
    return { place: null, data, piece: { moves, spelled: [data] } };
  }

  private number(): number | null {
    let number = 0;
    for (let scale = 1; scale < 2 ** 40; scale *= BASE) {
      const letter = LETTERS.indexOf(this.written.moves.charAt(this.at) || ' ');
      if (letter < 0) return null;
      this.at += 1;
      number += (letter % BASE) * scale;
      if (letter < BASE) return number;
    }
    return null;
  }
}

function pieceOf<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  link: Link<Move<State, Command, Event>>,
): WrittenMoves {
  const known = PIECES.get(link);
  if (known !== undefined) return known;
  const { before, command } = link.value;
  const place = commandNumber(game, before, command);
  const piece = place === null ? { moves: letters(SPELLED), spelled: [command] } : { moves: letters(place + 1), spelled: [] };
  PIECES.set(link, piece);
  return piece;
}

function joined(one: WrittenMoves, other: WrittenMoves): WrittenMoves {
  const spelled = other.spelled.length === 0 ? one.spelled : [...one.spelled, ...other.spelled];
  return { moves: one.moves + other.moves, spelled };
}

function letters(number: number): string {
  const rest = Math.floor(number / BASE);
  return LETTERS.charAt((number % BASE) + (rest > 0 ? BASE : 0)) + (rest > 0 ? letters(rest) : '');
}
