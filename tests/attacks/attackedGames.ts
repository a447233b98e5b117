import { listed, required } from '../../src/engine/kernel';
import type { AnyHistory, GameRecords, Mode } from '../../src/games/contract';
import { ONE_DECK, PAPER, type ToolGame } from '../../tools/table/games';
import { playedGame } from '../games/paper/ended';
import { PAIR } from '../games/paper/played';
import { games } from '../support/games';
import { lostDelve, wonDelve } from '../support/goldenDelves';
import { randomStates } from '../support/honestStates';
import { everyNth } from '../support/inFull';

/** A game whose saves, links and commands are forged. */
export interface AttackedGame {
  readonly name: string;
  readonly tool: ToolGame;
  readonly records: GameRecords;
  readonly modes: readonly Mode[];
  /** A game that is over. */
  readonly whole: AnyHistory;
  readonly states: readonly unknown[];
  /** What comes in from an agent that plays at the table of text, beside commands and saves. */
  readonly script: object;
}

const statesIn = (histories: readonly AnyHistory[]): readonly unknown[] =>
  histories.flatMap(({ past }) => listed(past).map(({ before }) => before));

const [WON, LOST] = [wonDelve(), lostDelve()];
const [ALONE, RIVALS] = [playedGame('attacked alone').history, playedGame('attacked pair', { setup: PAIR }).history];

export const ATTACKED: readonly AttackedGame[] = [
  {
    name: 'One Deck Dungeon',
    tool: ONE_DECK,
    records: required(games.fetched(ONE_DECK.rules.id), 'records'),
    modes: [{ kind: 'free' }, { kind: 'campaign' }, { kind: 'gauntlet' }, dated('2026-11-18')],
    whole: WON,
    states: everyNth([...statesIn([WON, LOST]), ...randomStates(40)], 13),
    script: { deck: [['ogre-1', 'goblin-2']], rolls: [1, 6, 3] },
  },
  {
    name: 'Paper Dungeons',
    tool: PAPER,
    records: required(games.fetched(PAPER.rules.id), 'records'),
    modes: [{ kind: 'free' }, dated('2026-11-18')],
    whole: ALONE,
    states: everyNth(statesIn([ALONE, RIVALS]), 7),
    script: { rolls: [1, 6, 3] },
  },
];

function dated(date: string): Mode {
  const mode = { kind: 'daily', date };
  return mode;
}
