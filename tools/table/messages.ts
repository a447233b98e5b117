import type { Rejection } from '../../src/engine/kernel';

const OWN: Readonly<Record<string, string>> = {
  notJson: 'this line is not JSON',
  notAnObject: 'a request is an object with a field "do"',
  tooDeep: 'this line has too many brackets within each other',
  lineTooLong: 'this line is too long',
  unknownRequest: 'no such request: "do" is one of new, command, legal, state, undo, redo, save, load, replay, auto',
  requestWrong: 'a field is missing, not known or of the wrong kind',
  unknownGame: 'no such game',
  noGame: 'there is no game yet: begin with new, load or replay',
  nothingToUndo: 'nothing can be taken back: nothing was done yet, or the last command showed something',
  nothingToRedo: 'nothing was taken back',
  noSuchSeat: 'nobody sits there',
  gameOver: 'the game is over',
  internal: 'a fault of the program',
};

/** A sentence for every key: written down here, or the key in words, with whatever belongs to it. */
export function messageOf({ key, params = {} }: Rejection): string {
  const words = OWN[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const details = Object.entries(params).map(([name, value]) => `${name}: ${value}`);
  return details.length === 0 ? words : `${words} (${details.join(', ')})`;
}
