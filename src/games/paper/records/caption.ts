import type { State } from '../../../engine/paper';
import type { Phrase } from '../../../table';

/** Returns the place and how far the game has come, in one line: `The Sunken Market · turn 5 of 8`. */
export function captionOf({ dungeon: id, turn }: Pick<State, 'dungeon' | 'turn'>): Phrase {
  const dungeon: Phrase = { key: `paperDungeons.dungeon.${id}` };
  return turn === 0
    ? { key: 'paperDungeons.caption.before', params: { dungeon } }
    : { key: 'paperDungeons.caption.turn', params: { dungeon, turn } };
}
