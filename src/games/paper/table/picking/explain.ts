import type { Explanation } from '../../../../table';
import type { Shown } from '../view';

/** Explains a group of the sheet, a hero, a room, a die, or something that can be pressed. */
export function explain(id: string, { parts, rooms, dice, entries }: Shown): Explanation | null {
  const room = rooms.find((one) => id === `room-${one.room}` || id === `to-${one.room}`);
  const entry = entries.find((one) => one.id === id || (room !== undefined && one.id === `to-${room.room}`));
  const now = entry === undefined ? '' : (entry.refusal ?? entry.detail);
  if (room !== undefined) return { title: room.room, lines: [room.spoken], now };
  if (entry !== undefined) return { title: entry.label, lines: [entry.detail], now: entry.refusal ?? '' };
  const die = dice.find((one) => id === `die-${one.die}`);
  if (die !== undefined) return { title: die.words, lines: [], now: '' };
  const part =
    parts.find((one) => id === `about-${one.id}` || (id === 'objective' && one.id === 'missions')) ??
    (isHero(id) ? parts.find((one) => one.id === 'heroes') : undefined);
  return part === undefined ? null : { title: part.title, lines: part.lines, now: '' };
}

const isHero = (id: string): boolean => /^(?:about|hero)-(?:warrior|wizard|cleric|rogue)/.test(id);
