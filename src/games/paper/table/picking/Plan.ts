import type { Command, PlayerSeat, RoomId } from '../../../../engine/paper';

/**
 * The rest of a walk that was chosen as a whole. It waits while the seat is asked something on the way, and is forgotten
 * when the party is not where it should be: something was taken back.
 */
export class Plan {
  private left: readonly Command[] = [];
  private path: readonly RoomId[] = [];
  private seat: PlayerSeat['id'] | null = null;

  /** The first command is given at once. */
  begin([first, ...left]: readonly Command[], { id, sheet: { path } }: PlayerSeat): void {
    this.left = left;
    this.path = first?.type === 'step' ? [...path, first.to] : path;
    this.seat = id;
  }

  drop(): void {
    this.left = [];
  }

  /** Returns the command that follows in this state; null where nothing follows, or something is asked first. */
  next(seat: PlayerSeat): Command | null {
    const [command, ...rest] = this.left;
    if (command === undefined) return null;
    if (!this.isOnTheWay(seat)) {
      this.drop();
      return null;
    }
    if (seat.sheet.due.length > 0) return null;
    this.left = rest;
    if (command.type === 'step') this.path = [...seat.sheet.path, command.to];
    return command;
  }

  private isOnTheWay({ id, sheet: { path, walk } }: PlayerSeat): boolean {
    return id === this.seat && walk !== null && path.length === this.path.length && path.at(-1) === this.path.at(-1);
  }
}
