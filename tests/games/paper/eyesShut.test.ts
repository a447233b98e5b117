// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { beginHistory, required, type Seed } from '../../../src/engine/kernel';
import { type PlayerSeat, paperDungeons, type State } from '../../../src/engine/paper';
import { paperAtTable } from '../../../src/games/paper/atTable';
import { spokenHere } from '../../e2e/support/players/spoken';
import { atLength } from '../../support/inFull';
import { type BlindTable, blindTable } from '../../wiring/table/blindTable';
import { ALONE } from './played';
import { SPEECH } from './translator';

const { dataset } = document.documentElement;
const MOST_PRESSES = 1200;
/** Three play two rolls, and at length all of the game. */
const LAST_OF_THREE = atLength(9, 2, 2);
let blind: BlindTable | null = null;
afterEach(() => blind?.table.close());

const GAME = paperAtTable(async () => {
  throw new Error('nothing is drawn here');
});

const heading = (): string => document.querySelector('h1')?.textContent ?? '';
const focused = (): string => document.activeElement?.textContent ?? '';
const state = (): State => blind?.table.history.state as State;
const strike = async (key: string): Promise<void> => {
  await blind?.keyboard.strike(key);
  await rest();
};
const rest = () => vi.waitUntil(() => dataset['table'] !== 'presenting', { interval: 0 });

/** Strikes until a walk that was chosen as a whole has come to its end, or asks something. */
async function settled(): Promise<void> {
  for (let before = ''; before !== JSON.stringify(state()); ) {
    before = JSON.stringify(state());
    await new Promise((done) => setImmediate(done));
    await rest();
  }
}

async function open(setup = ALONE): Promise<void> {
  holder = 0;
  const history = beginHistory(paperDungeons, { setup, seed: 'eyes shut' as Seed });
  blind = await blindTable(history, { game: GAME, translate: SPEECH.en });
}

const pressable = () => spokenHere().filter(({ key }) => key !== '');
const keyOf = (name: RegExp): string | undefined => pressable().find((button) => name.test(button.name))?.key;

/** The place of the seat that took the device last. */
let holder = 0;
const seatHere = (): PlayerSeat => required(state().seats[holder], 'a seat');

/** Takes the device where it is handed over, and else does what the table asks for. */
async function decide(presses: number): Promise<void> {
  const { phase } = state();
  if (dataset['table'] === 'curtain') {
    holder = Number(/^I am Party (\d)$/.exec(focused())?.[1]) - 1;
    return strike('Enter');
  }
  const seat = seatHere();
  if (phase === 'cards') for (const key of ['1', '3', 'K']) await strike(key);
  else if (seat.sheet.due.length > 0) await strike('1').then(settled);
  else if (seat.sheet.walk !== null) await strike('S').then(() => strike('S'));
  else if (phase === 'roll' || seat.sheet.used.length === 3) await strike('1');
  else await useDie(presses);
}

/** Takes up the first die that can be used, and walks, brews or raises in turn. */
async function useDie(turn: number): Promise<void> {
  for (const digit of ['1', '2', '3', '4', '5', '6']) {
    await strike(digit);
    if (heading() === SPEECH.en('paperDungeons.heading.held')) break;
  }
  expect(heading()).toBe(SPEECH.en('paperDungeons.heading.held'));
  await strike(turn % 3 === 0 ? 'B' : 'W');
  if (turn % 3 === 0) return;
  // The focus is where the party stands; Control leads to rooms in reach, and Enter goes there.
  const before = seatHere().sheet.path.length;
  await strike('1');
  if (heading() !== SPEECH.en('paperDungeons.heading.held')) return settled();
  // A walk that would kill wants a second press.
  await strike('1');
  await settled();
  expect(seatHere().sheet.path.length).not.toBe(before);
}

const isOver = (): boolean => paperDungeons.outcome(state()).over;

async function playUntil(isThere: () => boolean): Promise<void> {
  for (let presses = 0; !isThere(); presses++) {
    if (presses === MOST_PRESSES) throw new Error('the game does not go on');
    await decide(presses);
  }
  expect(blind?.problems).toEqual([]);
}

it('a whole game alone is played by keys, eyes shut', async () => {
  await open();
  await playUntil(isOver);
  expect(heading()).toBe(SPEECH.en('paperDungeons.heading.over'));
  expect(keyOf(/count/)).toBe('1');
}, 120_000);

it('three hand the device to each other by keys, eyes shut', async () => {
  await open({ ...ALONE, seats: 3 });
  await playUntil(() => isOver() || state().turn >= LAST_OF_THREE);
  expect(state().seats.map(({ sheet }) => sheet.digits.length)).toEqual(isOver() ? [24, 24, 24] : [3, 3, 3]);
}, 600_000);

it('the map is entered where the party stands, and looked at by arrows', async () => {
  await open();
  for (const key of ['1', '3', 'K']) await strike(key);
  while (state().phase === 'setup') await strike('1');
  await strike('1');
  for (const digit of ['1', '2', '3', '4', '5', '6'])
    if (heading() !== SPEECH.en('paperDungeons.heading.held')) await strike(digit);
  await strike('W');
  expect(focused()).toMatch(/^C1, unvisited\. Potion\. Reach: C1\./);
  await strike('ArrowRight');
  expect(focused()).toMatch(/^D1, unvisited\. Goblin 3, your Rogue \d/);
  await strike('ArrowUp');
  expect(focused()).toMatch(/^D2,/);
  await strike('ArrowLeft');
  await strike('ArrowLeft');
  await strike('ArrowLeft');
  expect(focused()).toMatch(/^A2,.*Open passage to F2\./);
  await strike('ArrowLeft');
  expect(focused()).toMatch(/^F2,/);
  await strike('Escape');
  expect(heading()).toBe(SPEECH.en('paperDungeons.heading.held'));
});
