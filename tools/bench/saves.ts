// Does keeping a game cost more the longer it has lasted? A long game is kept after every command, as at the table.
import { advance, beginHistory, type History, type Seed, toShortSave } from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, type Setup, type State } from '../../src/engine/onedeck';
import { openJournal } from '../../src/services/storage/journal';
import { clock, setupOf } from './games';

type Game = History<Setup, State, Command, Event>;

const LENGTHS = [100, 1000, 5000];
const SAVES = 60;
const ROUNDS = 40;
/** A party that drinks one whenever it is dying and never goes down plays on for ever. */
const POTIONS = 100_000;
const KEY = 'game/one-deck-dungeon/current';

const seed = 'saves' as Seed;
const setup = setupOf(0, 1);
const base: State = { ...oneDeckDungeon.start(setup, seed), potions: POTIONS };
let luck = 1;

const store = new Map<string, string>();
const journal = openJournal(
  () => ({
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, text) => void store.set(key, text),
    removeItem: (key) => void store.delete(key),
  }),
  KEY,
);

const stretches = LENGTHS.map(stretchAfter);
const kept = LENGTHS.map(() => ({ commands: 0, ms: 0 }));
for (let round = 0; round <= ROUNDS; round++) {
  for (const [at, games] of stretches.entries()) {
    const one = kept[at];
    const played = games();
    const started = clock();
    for (const game of played) keep(game);
    // The first round warms up.
    if (one !== undefined && round > 0) Object.assign(one, { commands: one.commands + SAVES, ms: one.ms + clock() - started });
  }
}
process.stdout.write(JSON.stringify(kept));

/** The note at once, and the copy that a database makes of what it is given. */
function keep(game: Game): void {
  const value = toShortSave(oneDeckDungeon, game);
  journal.note({ key: KEY, value, unread: false });
  structuredClone(value);
}

/** Returns the same games each time, but as new as if their last commands had just been given. */
function stretchAfter(commands: number): () => readonly Game[] {
  let game: Game = beginHistory(oneDeckDungeon, { setup, seed, base });
  for (let count = 0; count < commands; count++) game = after(game, chosen(game.state));
  keep(game);
  const ahead: Command[] = [];
  for (let on = game; ahead.length < SAVES; ) {
    const command = chosen(on.state);
    ahead.push(command);
    on = after(on, command);
  }
  return () => {
    const games: Game[] = [];
    let on = game;
    for (const command of ahead) {
      on = after(on, command);
      games.push(on);
    }
    return games;
  };
}

function chosen(state: State): Command {
  const listed = oneDeckDungeon
    .legal(state)
    .filter(({ type }) => type !== 'descend' && !(state.phase === 'dying' && type === 'finish'));
  luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
  return listed[(luck >>> 8) % listed.length] as Command;
}

function after(game: Game, command: Command): Game {
  const next = advance(oneDeckDungeon, game, command);
  if (!next.ok) throw new Error(`a legal command was refused: ${next.rejection.key}`);
  return next.history;
}
