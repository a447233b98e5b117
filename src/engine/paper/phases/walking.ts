import { required, shown } from '../../kernel';
import type { RoomId } from '../content/ids';
import { reject } from '../rejections';
import { enter } from '../rules/entering';
import { isRoom, type Passage, waysFrom } from '../rules/map';
import { canCross } from '../rules/traits';
import type { PlayerSeat, State } from '../state';
import type { Telling } from '../telling';
import type { Act, Giving } from './act';

export const step: Act<'step'> = {
  whyIllegal(giving, { to }) {
    if (!isRoom(to)) return reject('noSuchRoom', { room: shown(to) });
    const passage = passageTo(giving, to);
    if (passage === undefined) return reject(giving.seat.sheet.path.length === 0 ? 'notThroughADoor' : 'notNextTo', { room: to });
    if (isOpen(giving.seat, passage)) return null;
    return reject(passage.way === 'wall' ? 'wallInTheWay' : 'riverInTheWay', { room: to });
  },
  carryOut(telling, at, { to }) {
    const giving = { state: telling.state, seat: telling.seat(at) };
    enter(telling, at, required(passageTo(giving, to), 'a way on'));
    endWalk(telling, at);
  },
};

/** P17: what is left is lost. */
export const stop: Act<'stop'> = {
  whyIllegal: () => null,
  carryOut(telling, at) {
    const { id, sheet } = telling.seat(at);
    telling.tell({ type: 'walkEnded', seat: id, lost: sheet.walk?.steps ?? 0 });
  },
};

/** A walk is over when its last step has been resolved to the end. */
export function endWalk(telling: Telling, at: number): void {
  const { id, sheet } = telling.seat(at);
  if (sheet.walk?.steps === 0 && sheet.due.length === 0) telling.tell({ type: 'walkEnded', seat: id, lost: 0 });
}

/** Returns the rooms that the next step may lead to. */
export function stepsOf({ dungeon }: State, seat: PlayerSeat): readonly RoomId[] {
  const open = waysFrom(dungeon, seat.sheet.path.at(-1) ?? null).filter((passage) => isOpen(seat, passage));
  return open.map(({ to }) => to);
}

function passageTo({ state, seat }: Giving, to: RoomId): Passage | undefined {
  return waysFrom(state.dungeon, seat.sheet.path.at(-1) ?? null).find((passage) => passage.to === to);
}

/** P19: what is finished in mid-move works at once. */
function isOpen(seat: PlayerSeat, { way }: Passage): boolean {
  return way === 'wall' || way === 'river' ? canCross(seat, way) : true;
}
