import type { Brief, Told } from './watchTable';

/** A tab tries to open a game between these times; null while it does or when it died meanwhile. */
export interface Try {
  readonly tab: string;
  readonly start: number;
  end: number | null;
  /** Another tab had the table and kept it. */
  isRefused: boolean;
}

/** How it stands when a round is over. */
export interface Standing {
  /** The game that goes on when a player opens the page and presses Continue; null where none is offered. */
  readonly goesOn: Brief | null;
  /** The games that the chronicle has, by id. */
  readonly chronicle: ReadonlySet<string>;
}

type Note = Extract<Told, { kind: 'noted' }>;
type Change = Extract<Told, { kind: 'table' }>;

/** The table begins the first turn by itself. */
const FIRST_DECISION = 2;

const isUnderWay = ({ moves, isOver }: Brief): boolean => moves >= FIRST_DECISION && !isOver;
const told = (game: Brief | null): string =>
  game === null ? 'no game' : `${game.id} after ${game.moves} moves${game.isOver ? ', its end' : ''}`;

/** What the pages of a round told, and which laws of the table that breaks. */
export class TableLaws {
  private readonly notes: Note[] = [];
  private readonly changes: Change[] = [];
  private readonly paid = new Map<string, number>();
  private readonly givenUp = new Set<string>();
  private readonly aside = new Set<string>();
  /** The games that wait now, by the places where they do. */
  private readonly waiting = new Map<string, Brief>();
  private readonly tries: Try[] = [];
  private isOver = false;

  /** `laid` lies on the table when the round begins. */
  constructor(laid: Brief | null) {
    if (laid !== null) this.notes.push({ kind: 'noted', tab: 'nobody', at: 0, game: laid });
  }

  hear(one: Told): void {
    if (one.kind === 'noted') {
      if (!this.isOver) this.notes.push(one);
    }
    if (one.kind === 'paid') this.paid.set(one.id, (this.paid.get(one.id) ?? 0) + 1);
    else if (one.kind === 'givenUp') this.givenUp.add(one.id);
    else if (one.kind === 'waits') this.hearOfWaiting(one);
    else if (one.kind === 'table') {
      this.changes.push({ ...one, aside: one.aside || this.waits(one.before) });
      this.find(one.before);
      if (one.aside && one.before !== null) this.aside.add(one.before.id);
    }
  }

  private hearOfWaiting({ place, game }: Extract<Told, { kind: 'waits' }>): void {
    if (game === null) this.waiting.delete(place);
    else this.waiting.set(place, game);
  }

  /** It waits, as it is here or as it was later. */
  private waits(game: Brief | null): boolean {
    return game !== null && [...this.waiting.values()].some(({ id, moves }) => id === game.id && moves >= game.moves);
  }

  /**
   * Everybody has done with it. A tab that died may have kept a state that it could not tell of any more: `newest` is what there is
   * now. The states that are noted from now on, by whoever looks what goes on, prove nothing.
   */
  end(newest: Brief | null): void {
    this.find(newest);
    this.isOver = true;
  }

  /** What is found on the table was kept, also by a tab that died before it could tell. */
  private find(game: Brief | null): void {
    if (game !== null) this.hear({ kind: 'noted', tab: 'the disk', at: game.hold, game });
  }

  /** A tab begins to open a game; what is answered is told how that ends. */
  opens(tab: string, start: number): Try {
    const opening: Try = { tab, start, end: null, isRefused: false };
    this.tries.push(opening);
    return opening;
  }

  /** The games whose end was surely shown. */
  get ended(): ReadonlySet<string> {
    return new Set(this.notes.filter((note) => note.game.isOver && this.isCertain(note)).map(({ game }) => game.id));
  }

  get asked(): number {
    return this.givenUp.size;
  }

  get moves(): number {
    return this.notes.length;
  }

  faults(standing: Standing): readonly string[] {
    return [...this.changes.flatMap((change) => this.faultsOf(change)), ...this.lost(standing), ...this.payments(standing)];
  }

  private faultsOf({ tab, before, after, aside }: Change): readonly string[] {
    if (before === null) return [];
    if (before.id !== after?.id) {
      const isAccountedFor = !isUnderWay(before) || this.givenUp.has(before.id) || this.aside.has(before.id) || aside;
      return isAccountedFor ? [] : [`${tab} put ${told(after)} over ${told(before)}, and nobody was asked`];
    }
    const isOlder = after.moves < before.moves || (after.moves === before.moves && after.hash !== before.hash);
    return isOlder ? [`${tab} put ${told(after)} over ${told(before)}`] : [];
  }

  private lost({ goesOn }: Standing): readonly string[] {
    const sorted = [...this.notes].sort(byStamp);
    const last = sorted.findLastIndex((note) => this.isCertain(note));
    const since = sorted.slice(Math.max(0, last)).map(({ game }) => (game.isOver ? null : game));
    const expected = last < 0 ? [null, ...since] : since;
    const isExpected = expected.some((game) => game?.id === goesOn?.id && game?.hash === goesOn?.hash);
    const wrong = isExpected ? [] : [`in the end there is ${told(goesOn)}, not ${expected.map(told).join(' or ')}`];
    return [...wrong, ...this.vanished(goesOn)];
  }

  private vanished(goesOn: Brief | null): readonly string[] {
    const ids = new Set(this.notes.map(({ game }) => game.id));
    return [...ids].flatMap((id) => {
      const notes = this.notes.filter(({ game }) => game.id === id).sort(byStamp);
      const last = notes.findLast((note) => this.isCertain(note))?.game;
      const isThere = goesOn?.id === id || this.givenUp.has(id) || this.aside.has(id);
      const isWaiting = this.waits(last ?? null);
      const hasEnded = notes.some(({ game }) => game.isOver);
      return last === undefined || !isUnderWay(last) || isThere || isWaiting || hasEnded ? [] : [`${told(last)} has vanished`];
    });
  }

  private payments({ chronicle }: Standing): readonly string[] {
    const over = new Set(this.notes.filter(({ game }) => game.isOver).map(({ game }) => game.id));
    const unpaid = [...this.ended].filter((id) => !chronicle.has(id)).map((id) => `${id} has ended and was not paid`);
    const twice = [...this.paid].filter(([, times]) => times > 1).map(([id, times]) => `${id} was paid ${times} times`);
    const early = [...this.paid.keys()].filter((id) => !over.has(id)).map((id) => `${id} was paid and had not ended`);
    return [...unpaid, ...twice, ...early];
  }

  /**
   * A tab may lose the table and show another move before it hears of that: such a move may be there afterwards or not. The
   * number of a claim is the time when it was made.
   */
  private isCertain({ tab, at, game }: Note): boolean {
    return !this.tries.some(({ tab: other, start, end, isRefused }) => {
      const isMeanwhile = start <= at && (end === null || end >= game.hold);
      return other !== tab && isMeanwhile && (!isRefused || end === null || at <= end);
    });
  }
}

function byStamp({ game: one }: Note, { game: other }: Note): number {
  return one.hold - other.hold || one.revision - other.revision;
}
