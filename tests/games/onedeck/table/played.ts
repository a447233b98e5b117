import { type Command, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import { delves, hardyDelves, statesOf, type Turn, telling } from '../../../support/delves';
import { lastCard, nearlyWon, rollOrder } from '../../../support/rareScenes';

const GAMES = [...delves(30), ...hardyDelves(12)];

function turn(before: State, command: Command): Turn {
  const taken = oneDeckDungeon.step(before, command);
  if (!taken.ok) throw new Error(taken.rejection.key);
  return { before, command, events: taken.events, after: taken.state };
}

const RARE: readonly Turn[] = [
  turn(rollOrder().state, { type: 'rollFirst', hero: 'paladin' }),
  turn(nearlyWon().state, { type: 'finish' }),
  turn(lastCard().state, { type: 'explore' }),
];

/** Every turn of whole games of one, two and four heroes, with what hardly ever comes up by chance. */
export const TURNS: readonly Turn[] = [...GAMES.flatMap(({ turns }) => turns), ...RARE];

/** States of every phase, party size and kind of encounter, a few of each. */
export const STATES: readonly State[] = [
  ...telling(GAMES.flatMap(statesOf), 2),
  ...RARE.flatMap(({ before, after }) => [before, after]),
];
