import { readFileSync, writeFileSync } from 'node:fs';
import { advance, beginHistory, type History, parseJson, parseSave, parseSeed, toSave, undo } from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon as game, type Setup, type State } from '../../src/engine/onedeck';
import { messageOf } from '../table/messages';
import { screenOf } from './screen';
import { commandInWords, eventInWords } from './words';

export type Delve = History<Setup, State, Command, Event>;

/** Where lines come from, where they go: a terminal, or a test. */
export interface Terminal {
  say(line: string): void;
  /** The next line, or null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
}

const HELP = 'A number chooses. Also: undo, save <file>, help, quit.';

const ENDINGS = {
  victory: 'The boss is beaten: you have won!',
  defeat: 'A hero has fallen: the game is lost.',
  unfinished: 'Farewell.',
} as const;

/** A new game, or the reason why not. */
export function freshDelve(setup: Setup, seedText: string): Delve | string {
  const seed = parseSeed(seedText);
  return seed.ok ? beginHistory(game, { setup, seed: seed.value }) : `That is no seed: ${messageOf(seed.rejection)}.`;
}

/** A saved game, or the reason why not. */
export function loadDelve(file: string): Delve | string {
  try {
    const data = parseJson(readFileSync(file, 'utf8'));
    const loaded = data.ok ? parseSave(game, data.value) : data;
    return loaded.ok ? loaded.value.history : `This is no game that can be played on: ${messageOf(loaded.rejection)}.`;
  } catch {
    return `There is no file ${file} that can be read.`;
  }
}

/** Until the game is over, or the player has had enough. */
export async function playOn(terminal: Terminal, from: Delve): Promise<void> {
  let delve = from;
  terminal.say(HELP);
  while (delve.state.result === null) {
    const choices = game.legal(delve.state);
    for (const line of screenOf(delve.state)) terminal.say(line);
    for (const [at, command] of choices.entries()) terminal.say(`${at + 1}) ${commandInWords(delve.state, command)}`);
    const line = await terminal.ask(`${delve.state.phase}> `);
    const [word = '', ...rest] = (line ?? 'quit').trim().split(/\s+/);
    if (word === 'quit') break;
    delve = answer(terminal, { delve, choices, word, rest: rest.join(' ') });
  }
  terminal.say(ENDINGS[delve.state.result ?? 'unfinished']);
}

interface Line {
  readonly delve: Delve;
  readonly choices: readonly Command[];
  readonly word: string;
  readonly rest: string;
}

function answer(terminal: Terminal, { delve, choices, word, rest }: Line): Delve {
  const command = /^\d+$/.test(word) ? choices[Number(word) - 1] : undefined;
  if (command !== undefined) return carryOut(terminal, delve, command);
  if (word === 'undo') return takeBack(terminal, delve);
  if (word === 'save') terminal.say(save(delve, rest));
  else terminal.say(word === 'help' ? HELP : `There is no choice "${word.slice(0, 40)}". ${HELP}`);
  return delve;
}

function carryOut(terminal: Terminal, delve: Delve, command: Command): Delve {
  const next = advance(game, delve, command);
  if (!next.ok) {
    terminal.say(`That may not be: ${messageOf(next.rejection)}.`);
    return delve;
  }
  for (const event of next.events) {
    const words = eventInWords(event);
    if (words !== null) terminal.say(`  - ${words}`);
  }
  return next.history;
}

function takeBack(terminal: Terminal, delve: Delve): Delve {
  const before = undo(delve);
  terminal.say(
    before === null ? 'That cannot be taken back: nothing was done yet, or it has shown a card or a roll.' : 'Taken back.',
  );
  return before ?? delve;
}

/** Answers with what became of it. */
function save(delve: Delve, file: string): string {
  if (file === '') return 'Save as what? For example: save delve.json';
  try {
    writeFileSync(file, JSON.stringify(toSave(game, delve)));
    return `Saved as ${file}.`;
  } catch {
    return `${file} cannot be written.`;
  }
}
