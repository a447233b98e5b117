import type { RoomId } from '../content/ids';
import { MONSTERS, WEAK_TO } from '../content/monsters';
import { ROOMS, TRAP_DAMAGE } from '../content/rooms';
import type { Telling } from '../telling';
import { Chain } from './Chain';
import { hurt } from './damage';
import type { Passage } from './map';
import { lairOf } from './rounds';
import { armourOf, riverSteps } from './traits';

/** One step, with all that it sets off (P17): the river, the trap, the monster, then the treasure of a first entry (P21). */
export function enter(telling: Telling, at: number, { to: room, way, river }: Passage): void {
  const { id, sheet } = telling.seat(at);
  const isNew = !sheet.path.includes(room);
  const steps = (sheet.walk?.steps ?? 0) - 1;
  telling.tell({ type: 'roomEntered', seat: id, room, by: way, steps, lair: lairOf(telling.state).room === room });
  if (way === 'river' && river !== null) giveBackStep(telling, at, river);
  const { trap, monster, loot } = ROOMS[room];
  if (trap) springTrap(telling, at, room);
  const chain = new Chain(telling, at);
  if (isNew && loot.length > 0) chain.add({ op: 'loot', left: loot });
  if (monster !== null && !sheet.beaten.includes(monster)) {
    const seat = telling.seat(at);
    const level = seat.sheet.heroes[WEAK_TO[MONSTERS[monster].type]] + armourOf(seat);
    // P23: never below zero, and the monster falls in any case.
    hurt(telling, at, { cause: 'monster', amount: Math.max(0, MONSTERS[monster].level - level) });
    chain.beat(monster, level);
  }
  chain.run();
}

/** P20: each river once a die. */
function giveBackStep(telling: Telling, at: number, river: number): void {
  const seat = telling.seat(at);
  const { walk } = seat.sheet;
  const gained = riverSteps(seat);
  if (walk === null || gained === 0 || walk.rivers.includes(river)) return;
  telling.tell({ type: 'stepsGained', seat: seat.id, river, steps: walk.steps + gained });
}

function springTrap(telling: Telling, at: number, room: RoomId): void {
  telling.tell({ type: 'trapSprung', seat: telling.seat(at).id, room });
  hurt(telling, at, { cause: 'trap', amount: TRAP_DAMAGE });
}
