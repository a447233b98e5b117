import { advance, beginHistory, commandsOf, hashOf, type Seed, toSave } from '../../../src/engine/kernel';
import { type Command, type CommandOf, oneDeckDungeon, type Phase, type Setup, type State } from '../../../src/engine/onedeck';
import type { TableHistory } from '../../../src/games/onedeck/table';
import { bot } from '../../../tools/oneDeckBots';

const MOST_COMMANDS = 500;

/** A game as the table plays it, with the commands that it gives by itself, to be laid on it as a save or compared with what it shows. */
export interface Game {
  readonly history: TableHistory;
  readonly state: State;
  readonly hash: string;
  readonly save: unknown;
  after(...commands: readonly Command[]): Game;
}

/** Where a potion could heal now; elsewhere time passes by itself. */
export const startTurn: Command = { type: 'startTurn' };
export const explore: Command = { type: 'explore' };
export const flee: Command = { type: 'flee' };
export const enter = (number: number): Command => ({ type: 'enter', door: number - 1 });

const ALONE: Setup = { heroes: ['warrior'], dungeon: 'yetis-cavern', tier: 'standard' };
const PAIR: Setup = { ...ALONE, heroes: ['warrior', 'mage'] };
const FOUR: Setup = { ...ALONE, heroes: ['warrior', 'mage', 'rogue', 'archer'] };

export const aGame = (): Game => begun(ALONE, 'lamp-oil');
export const aGameOfTwo = (): Game => begun(PAIR, 'two lamps');
export const aGameOfFour = (): Game => begun(FOUR, 'four lamps');
export const aLongGame = (): Game => begun(ALONE, 'wick 34');

/** One door open, the others closed. */
export const aGameWithDoors = (): Game => aGame().after(explore, enter(1), flee);

/** Each phase as its name says. */
export const GAMES = {
  turnStart: () => playedTo(aGameWithDoors(), 'turnStart'),
  choose: aGameWithDoors,
  door: () => aGameWithDoors().after(enter(2)),
  pool: () => playedTo(aGameWithDoors(), 'pool', (game) => coversIn(game).some(isSmall)),
  loot: () => playedTo(aGameWithDoors(), 'loot'),
  over: () => playedTo(aGameWithDoors(), 'over'),
} as const satisfies Partial<Record<Phase, () => Game>>;

interface Step {
  readonly command: Command;
  readonly game: Game;
}

/** Games that were played before: the bot takes longer to choose than the engine to play. */
const PLAYED = new Map<string, { readonly steps: Step[]; readonly rest: Iterator<Step, void> }>();

/** A party that plays as well as it can see, from here to the end; the same every time. */
export function* playOn(game: Game): Generator<Step, void> {
  const key = hashOf([game.hash, game.history.origin.seed, commandsOf(game.history)]);
  const { steps, rest } = PLAYED.get(key) ?? { steps: [], rest: chosenSteps(game) };
  PLAYED.set(key, { steps, rest });
  for (let at = 0; ; at++) {
    const known = steps[at];
    const next = known === undefined ? rest.next() : { done: false as const, value: known };
    if (next.done === true) return;
    steps[at] = next.value;
    yield next.value;
  }
}

function* chosenSteps(game: Game): Generator<Step, void> {
  const choose = bot('greedy', 'lamp-light' as Seed);
  let now = game;
  for (let count = 0; now.state.phase !== 'over'; count++) {
    if (count === MOST_COMMANDS) throw new Error('the game does not end');
    const command = listed(now.state, choose(now.state));
    now = now.after(command);
    yield { command, game: now };
  }
}

/** The table offers one way among those that are alike. */
function listed(state: State, wanted: Command): Command {
  const offered = oneDeckDungeon.legal(state).filter(({ type }) => type === wanted.type);
  return offered.find((command) => hashOf(command) === hashOf(wanted)) ?? offered[0] ?? wanted;
}

/** The next time that the party has to decide this. */
export function playedTo(game: Game, phase: Phase, suits: (game: Game) => boolean = () => true): Game {
  for (const { game: now } of playOn(game)) if (now.state.phase === phase && suits(now)) return now;
  throw new Error(`no ${phase} in this game`);
}

/** The last moment before the hero falls, and the last thing done. */
export function nearlyOver(): { readonly game: Game; readonly last: Command } {
  let game = aGameWithDoors();
  for (const { command, game: next } of playOn(game)) {
    if (next.state.phase === 'over') return { game, last: command };
    game = next;
  }
  throw new Error('the game is over already');
}

/** Some die on some box. */
export function coverIn(game: Game): CommandOf<'cover'> {
  const cover = coversIn(game).find(isSmall);
  if (cover === undefined) throw new Error('no box can be covered');
  return cover;
}

const isSmall = ({ dice }: CommandOf<'cover'>): boolean => dice.length === 1;

function coversIn({ state }: Game): readonly CommandOf<'cover'>[] {
  return oneDeckDungeon.legal(state).filter((command) => command.type === 'cover');
}

/** A single die on a box of another colour. */
export function wrongCoverIn({ state }: Game): CommandOf<'cover'> {
  const { boxes = [], pool = [] } = state.encounter ?? {};
  const tries = boxes.flatMap((_, box) => pool.map(({ id }) => ({ type: 'cover', box, dice: [id] }) as const));
  const wrong = tries.find((cover) => oneDeckDungeon.whyIllegal(state, cover)?.key === 'dieWrongColor');
  if (wrong === undefined) throw new Error('every die fits everywhere');
  return wrong;
}

export function begun(setup: Setup, seed: string): Game {
  return asGame(beginHistory(oneDeckDungeon, { setup, seed: seed as Seed }));
}

/** A practice game from a position that is laid out: no other game may begin at one that no game leads to. */
export function begunFrom(state: State): Game {
  const opening = { setup: state.setup, seed: 'midway' as Seed, base: state, practice: true };
  return asGame(beginHistory(oneDeckDungeon, opening));
}

export function asGame(laid: TableHistory): Game {
  const history = followed(laid);
  return {
    history,
    state: history.state,
    get hash() {
      return hashOf(history.state);
    },
    get save() {
      return toSave(oneDeckDungeon, history);
    },
    after: (...commands) => asGame(commands.reduce((now, command) => played(followed(now), command), history)),
  };
}

function followed(history: TableHistory): TableHistory {
  const command = oneDeckDungeon.onlyWayOn?.(history.state) ?? null;
  return command === null ? history : followed(played(history, command));
}

function played(history: TableHistory, command: Command): TableHistory {
  const next = advance(oneDeckDungeon, history, command);
  if (!next.ok) throw new Error(`${command.type}: ${next.rejection.key}`);
  return next.history;
}
