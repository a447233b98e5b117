import { type Command, paperDungeons, ROOM_IDS, ROOMS, type State } from '../../../../src/engine/paper';
import { shownOf } from '../shown';

/** Presses that lead to a command. What wants to be held is pressed twice. */
export function waysOf(command: Command, state: State): readonly (readonly string[])[] {
  switch (command.type) {
    case 'keep':
      return [[`objective-${command.objective}`, `power-${command.power}`, 'keep']];
    case 'roll':
    case 'confirm':
      return [[command.type]];
    case 'raise':
      return [[`die-${command.die}`, raiseId(command, state)]];
    case 'craft':
      return [[`die-${command.die}`, `item-${command.item}`]];
    case 'brew':
      return [[`die-${command.die}`, 'use-brew', 'use-brew']];
    case 'walk':
      return [[`die-${command.die}`, 'use-walk', 'use-walk'], ...roomsFrom(state, command.die)];
    case 'step':
      return [[`to-${command.to}`, `to-${command.to}`], Array<string>(3).fill(`room-${command.to}`)];
    case 'stop':
      return [['stop', 'stop']];
    case 'chooseHero':
      return [[`hero-${command.hero}`]];
    case 'fillBox':
      return [[`item-${command.item}`]];
    case 'strikeOff':
      return [[`to-${roomWith(command.monster)}`]];
    case 'takeGem':
      return [[`to-${roomWith(command.gem)}`]];
    case 'takeFirst':
      return [[`loot-${command.loot}`]];
    case 'takeBack':
      return [];
  }
}

/** The second of two permissions has a button of its own. */
function raiseId({ hero, change, ...command }: Extract<Command, { type: 'raise' }>, state: State): string {
  const isSecond = change === 'psionic' && paperDungeons.whyIllegal(state, { ...command, hero, change: 'wizard' }) === null;
  return isSecond ? `hero-${hero}-psionic` : `hero-${hero}`;
}

/** A room in the mirror is walked to at once, on the canvas by a second press or by the golden button. */
function roomsFrom(state: State, die: number): readonly (readonly string[])[] {
  const { rooms } = shownOf(state, { presses: [`die-${die}`] });
  const room = rooms.find(({ isInReach }) => isInReach)?.room;
  if (room === undefined) return [];
  return [
    [`die-${die}`, `to-${room}`, `to-${room}`],
    [`die-${die}`, `room-${room}`, `room-${room}`, `room-${room}`],
    [`die-${die}`, `room-${room}`, 'go', 'go'],
  ];
}

function roomWith(thing: string): string {
  return ROOM_IDS.find((room) => ROOMS[room].monster === thing || ROOMS[room].loot.some((loot) => loot === thing)) ?? '';
}
