import type { FoeSpecial } from '../content/foes';
import { isOpen, type Special } from './special';

const X_PER_OPEN_DOOR = 4;
const UNDYING_TIME = 2;

/** R12 */
const dodge: Special = { diceForHeroic: 3 };

/** R9: all active armor boxes count, the dungeon's too. */
const survivor: Special = { losesLoot: (boxes) => boxes.some((box) => box.armor && isOpen(box)) };

/** R8: the door being fought is open and counts. */
const swarm: Special = { x: (state) => X_PER_OPEN_DOOR * state.doors.filter((door) => door?.open).length };

const split: Special = { onRolled: ({ value }) => (value === 1 ? 'payTime' : null) };

const ethereal: Special = { onRolled: ({ value }) => (value === 1 || value === 3 ? 'discard' : null) };

/** R11 */
const fade: Special = { timePerSkill: 1 };

/** R9: once, however many boxes are open. */
const undying: Special = { timeAfter: (boxes) => (boxes.some(isOpen) ? UNDYING_TIME : 0) };

/** Flames, Frost and Drain happen before the encounter: `phases/before.ts`. */
const nothingMore: Special = {};

export const FOE_SPECIALS: Readonly<Record<FoeSpecial, Special>> = {
  dodge,
  survivor,
  swarm,
  split,
  ethereal,
  fade,
  undying,
  flames: nothingMore,
  frost: nothingMore,
  drain: nothingMore,
};
