import type { Rejection } from '../../src/engine/kernel';
import { ONE_DECK, type ToolGame } from './games';

const OWN: Readonly<Record<string, string>> = {
  notJson: 'this line is not JSON',
  notAnObject: 'a request is an object with a field "do"',
  tooDeep: 'this line has too many brackets within each other',
  lineTooLong: 'this line is too long',
  unknownRequest: 'no such request: "do" is one of new, command, legal, state, undo, redo, save, load, replay, auto',
  requestWrong: 'the request has a field that is missing, not known or of the wrong kind: {path}',
  commandWrong: 'the command has a field that is missing, not known or of the wrong kind: {path}',
  setupWrong: 'the setup has a field that is missing, not known or of the wrong kind: {path}',
  scriptNotAnObject: 'a script is an object with the fields "deck" and "rolls"',
  scriptFieldUnknown: 'a script has no field "{field}", only "deck" and "rolls"',
  scriptDeckWrong: 'script.{path} is wrong: "deck" is a list of orders, one for each shuffle, and an order is a list of card ids',
  scriptCardUnknown: 'script.{path} names no card of this game: "{card}"',
  scriptCardTwice: 'script.{path} names a card that lies higher in the same order: "{card}"',
  scriptRollsWrong: 'script.{path} is not a list of numbers',
  scriptRollWrong: 'script.{path} is no roll of a die, which shows whole numbers from 1 to {sides}: {roll}',
  seedMissing: 'a seed is a text with one character at least',
  seedTooLong: 'a seed has {most} characters at most',
  unknownGame: 'no such game',
  noGame: 'there is no game yet: begin with new, load or replay',
  nothingToUndo: 'nothing can be taken back: nothing was done yet, or the last command showed something',
  nothingToRedo: 'nothing was taken back',
  noSuchSeat: 'nobody sits there',
  noSuchBot: 'this game has no such bot, only {known}',
  gameOver: 'the game is over',
  internal: 'a fault of the program',
};

/** Returns a sentence for every key: the one written here, the one that the game's own table has, or the key in words. */
export function messageOf(rejection: Rejection, game: Pick<ToolGame, 'refusal'> = ONE_DECK): string {
  const { key, params = {} } = rejection;
  const own = Object.hasOwn(OWN, key) ? null : game.refusal(rejection);
  if (own !== null) return own.replace(/\.$/, '');
  let words = OWN[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const details: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    const place = `{${name}}`;
    if (words.includes(place)) words = words.replace(place, () => String(value));
    else details.push(`${name}: ${value}`);
  }
  return details.length === 0 ? words : `${words} (${details.join(', ')})`;
}
