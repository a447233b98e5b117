import { toReplay } from '../../../../src/engine/kernel';
import { oneDeckDungeon } from '../../../../src/engine/onedeck';
import { aGameWithDoors, type Game, playOn } from '../games';
import { waysTo } from '../menus';

/** How many moves before its end a game is laid or sent. */
const BEFORE_THE_END = 4;

/** A game that is soon over, the way to its end, and the link that it can be sent as. */
export function gameNearItsEnd(): {
  readonly game: Game;
  readonly link: string;
  readonly toTheEnd: Readonly<Record<string, readonly string[]>>;
} {
  const steps = [...playOn(aGameWithDoors())].slice(-BEFORE_THE_END - 1);
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error('the game is over already');
  const toTheEnd: Record<string, readonly string[]> = {};
  let now = first.game;
  for (const { command, game } of rest) {
    toTheEnd[now.hash] = waysTo(now.state, command);
    now = game;
  }
  const link = toReplay(oneDeckDungeon, first.game.history);
  if (!link.ok) throw new Error(link.rejection.key);
  return { game: first.game, link: link.value, toTheEnd };
}
