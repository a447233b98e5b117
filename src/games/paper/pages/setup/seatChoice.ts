import type { BotId, Seat } from '../../../../engine/kernel';
import { SEAT_IDS, type SeatId } from '../../../../engine/paper';
import { seatsForm } from '../../../../pages';
import { BANNERS, type Translate } from '../../../../table';
import type { Seating, Sitter } from '../../../contract';
import type { paperBots } from '../../bots';
import { seatWords } from '../../table';

/** From the weakest to the strongest. */
const BOTS = ['gentle', 'easy', 'medium', 'hard'] as const satisfies readonly (keyof typeof paperBots.bots)[];

export interface SeatChoiceParts {
  readonly translate: Translate;
  /** The seats of the last game are offered again; null before the first game. */
  readonly last: Seating | null;
  readonly onChange: () => void;
}

export interface ChosenSeats {
  readonly element: HTMLElement;
  /** Returns the players, moved together so that no seat between them is empty. */
  chosen(): Seating;
  count(): number;
}

const asSeat = (id: SeatId): Seat => id as string as Seat;

/** Lets one to eight persons and bots sit down. Before the first game one person does. */
export function seatChoice({ translate, last, onChange }: SeatChoiceParts): ChosenSeats {
  const alone: Sitter = { player: 'person', name: seatWords('seat-1', translate), banner: BANNERS[0].id };
  const { element, chosen } = seatsForm({
    translate,
    seats: SEAT_IDS.map((id) => ({ id: asSeat(id), name: seatWords(id, translate) })),
    bots: BOTS.map((id) => ({
      id: id as string as BotId,
      name: translate(`paperDungeons.bot.${id}`),
      detail: translate(`paperDungeons.botDetail.${id}`),
    })),
    least: 1,
    last: last ?? { [asSeat('seat-1')]: alone },
    onChange,
  });
  return {
    element,
    chosen: () => withoutGaps(chosen(), translate),
    count: () => Object.keys(chosen()).length,
  };
}

/** The rules know seats 1 to n. A party that moves up and bears the name of its seat takes that of its new one. */
export function withoutGaps(seating: Seating, translate: Translate): Seating {
  const sitting = SEAT_IDS.flatMap((id) => {
    const sitter = seating[asSeat(id)];
    return sitter === undefined ? [] : [{ sitter, isPlain: sitter.name === seatWords(id, translate) }];
  });
  const moved = sitting.map(({ sitter, isPlain }, at) => {
    const id = SEAT_IDS[at] ?? 'seat-1';
    return [id, isPlain ? { ...sitter, name: seatWords(id, translate) } : sitter] as const;
  });
  return Object.fromEntries(moved);
}
