// Finds the games that the browser tests play to their end, again whenever the rules or the greedy bot have changed:
// `npm run delves -- --ends 3`. Of so many games of each kind that end as wanted the shortest is kept.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { advance, beginHistory, commandsOf, hashOf, type Seed, toReplay } from '../src/engine/kernel';
import { type Command, type DieId, type HeroId, oneDeckDungeon, type Setup, type State } from '../src/engine/onedeck';
import type { TableHistory } from '../src/games/onedeck/table';
import { diceOf } from '../src/games/onedeck/table';
import { bot } from './oneDeckBots';

const FILE = 'tests/e2e/support/delves.txt';
const MOST_COMMANDS = 1500;
const MOST_SEEDS = 100;

interface Wanted {
  readonly ending: State['result'];
  readonly setups: readonly Setup[];
}

const easy = (dungeon: Setup['dungeon'], ...heroes: readonly HeroId[]): Setup => ({ heroes, dungeon, tier: 'novice' });
const hard = (dungeon: Setup['dungeon'], ...heroes: readonly HeroId[]): Setup => ({ heroes, dungeon, tier: 'fearless' });

const WANTED: Readonly<Record<string, Wanted>> = {
  oneWon: { ending: 'victory', setups: [easy('minotaurs-maze', 'archer'), easy('hydras-reef', 'paladin')] },
  oneLost: { ending: 'defeat', setups: [hard('minotaurs-maze', 'mage'), hard('hydras-reef', 'mage')] },
  twoWon: { ending: 'victory', setups: [easy('dragons-cave', 'mage', 'warrior'), easy('minotaurs-maze', 'archer', 'rogue')] },
  twoLost: { ending: 'defeat', setups: [hard('minotaurs-maze', 'archer', 'rogue'), hard('lichs-tomb', 'rogue', 'mage')] },
  fourWon: { ending: 'victory', setups: [easy('minotaurs-maze', 'warrior', 'mage', 'rogue', 'archer')] },
  fourLost: { ending: 'defeat', setups: [hard('hydras-reef', 'paladin', 'mage', 'rogue', 'archer')] },
};

const { values } = parseArgs({ options: { ends: { type: 'string', default: '2' } } });

const lines: string[] = [];
for (const [name, wanted] of Object.entries(WANTED)) {
  const best = shortestOf(gamesThatEnd(wanted, Number(values.ends)));
  const { setup, seed } = best.origin;
  const replay = toReplay(oneDeckDungeon, best);
  if (!replay.ok) throw new Error(replay.rejection.key);
  lines.push(`${name} ${replay.value}\n`);
  writeFileSync(FILE, lines.join(''));
  console.log(`${name}: ${lengthOf(best)} commands, ${JSON.stringify(setup)}, ${seed}`);
}

function gamesThatEnd({ ending, setups }: Wanted, count: number): readonly TableHistory[] {
  const ended: TableHistory[] = [];
  for (let at = 0; at < MOST_SEEDS && ended.length < count; at++) {
    const games = setups.map((setup) => played(setup, `lantern ${at}` as Seed));
    ended.push(...games.filter(({ state }) => state.result === ending));
  }
  return ended;
}

function shortestOf(games: readonly TableHistory[]): TableHistory {
  return games.reduce((best, game) => (lengthOf(game) < lengthOf(best) ? game : best));
}

function lengthOf(history: TableHistory): number {
  return commandsOf(history).length;
}

function played(setup: Setup, seed: Seed): TableHistory {
  const choose = bot('greedy', seed);
  let history: TableHistory = beginHistory(oneDeckDungeon, { setup, seed });
  for (let done = 0; history.state.result === null && done < MOST_COMMANDS; done++) {
    const next = advance(oneDeckDungeon, history, listed(history.state, choose(history.state)));
    if (!next.ok) throw new Error(next.rejection.key);
    history = next.history;
  }
  return history;
}

/** Of sets of dice that come to the same the table offers one, in an order of its own. */
function listed(state: State, wanted: Command): Command {
  const legal = oneDeckDungeon.legal(state);
  const likenesses = [
    hashOf,
    (command: Command) => withDice(command, sortedDice),
    (command: Command) => withDice(command, noDice),
  ];
  for (const likeness of likenesses) {
    const found = legal.find((command) => likeness(command) === likeness(wanted));
    if (found !== undefined) return found;
  }
  throw new Error(`nothing like ${JSON.stringify(wanted)} is offered`);
}

function withDice(command: Command, change: (dice: readonly DieId[]) => readonly DieId[]): string {
  return hashOf({ ...command, dice: change(diceOf(command)) });
}

function sortedDice(dice: readonly DieId[]): readonly DieId[] {
  return dice.toSorted((one, other) => one - other);
}

function noDice(): readonly DieId[] {
  return [];
}
