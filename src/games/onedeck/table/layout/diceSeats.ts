import { COLORS } from '../../../../engine/onedeck';

/** A die of the pool. */
export interface SeatedDie {
  readonly id: number;
  /** Its hero's place in the party. */
  readonly hero: number;
  readonly color: string;
  readonly value: number;
}

/** The place of one die in the tray. It stays when its die is gone. */
export interface DiceSeat {
  readonly hero: number;
  readonly die: number;
  /** Counts the changes since its die is gone; null while the die lies there. */
  readonly empty: number | null;
}

/**
 * Gives every die its place. Dice that are rolled together are grouped by colour and sorted by value once; from then on each
 * keeps its place, and a new die takes the place that became free last, until the pool is empty.
 */
export function seatDice(before: readonly DiceSeat[], dice: readonly SeatedDie[]): readonly DiceSeat[] {
  const isThere = (id: number): boolean => dice.some((die) => die.id === id);
  if (!before.some(({ die }) => isThere(die))) return sorted(dice).map(seatOf);
  const seats = before.map((seat): DiceSeat => {
    if (isThere(seat.die)) return { ...seat, empty: null };
    return { ...seat, empty: seat.empty === null ? 0 : seat.empty + 1 };
  });
  for (const die of sorted(dice.filter(({ id }) => !before.some((seat) => seat.die === id)))) {
    const at = seats.indexOf(freed(seats, die.hero) ?? seatOf(die));
    if (at < 0) seats.push(seatOf(die));
    else seats[at] = seatOf(die);
  }
  return seats;
}

/** Returns the rectangles of dice in their order, from those of all places. */
export function inOrderOf<Rect>(dice: readonly SeatedDie[], seats: readonly DiceSeat[], rects: readonly Rect[]): readonly Rect[] {
  return dice.flatMap(({ id }) => rects[seats.findIndex(({ die, empty }) => die === id && empty === null)] ?? []);
}

const seatOf = ({ id, hero }: SeatedDie): DiceSeat => ({ hero, die: id, empty: null });

/** Returns the place of this hero's die that is gone since the shortest time; of several the one of the oldest die. */
function freed(seats: readonly DiceSeat[], hero: number): DiceSeat | undefined {
  const free = seats.filter((seat) => seat.empty !== null && seat.hero === hero);
  return free.toSorted((one, other) => (one.empty ?? 0) - (other.empty ?? 0) || one.die - other.die)[0];
}

const ORDER: readonly string[] = [...COLORS, 'heroic'];

function sorted(dice: readonly SeatedDie[]): readonly SeatedDie[] {
  return dice.toSorted(
    (one, other) =>
      one.hero - other.hero ||
      ORDER.indexOf(one.color) - ORDER.indexOf(other.color) ||
      other.value - one.value ||
      one.id - other.id,
  );
}
