// How fast the rules are: bundled, one case per process, processor time only, and beside work that never changes.
import { resolve } from 'node:path';
import { buildCases } from './cases';
import { contenderRows } from './contenders';
import { median, type Rate, rateIn, ratesIn } from './rates';
import type { Row } from './row';

const OUT = '.cache/bench';
const LEAST_PER_SECOND = 100_000;
/** Dungeon Digger lists placements and steps on a board of up to 127 spaces. */
const LEAST_ON_BOARDS = 50_000;
/** A command on a full board against one on an early one. */
const MOST_ON_FULL_BOARDS = 2;
/** Twice as many games take twice as long, and a late command is as cheap as an early one: within this much. */
const MOST_GROWTH = 1.2;
const GAMES = 4000;
const SAVED = ['1,000', '5,000'];
const ROUNDS = 3;
const PARTIES = { '1': 'one hero', '2': 'two heroes', '4': 'four heroes', mixed: 'all parties mixed' } as const;
const CASES = ['play', 'paper', 'length', 'saves', 'yardstick'];
/** Seats of Paper Dungeons, and how many games keep a process busy for a moment. */
const PAPER_GAMES = { 1: 4000, 4: 1500, 8: 800 } as const;

const DIGGER_GAMES = { 2: 600, 4: 200, 6: 120 } as const;

type Party = keyof typeof PARTIES;

export async function rulesRows(): Promise<readonly Row[]> {
  await buildCases(CASES, { root: resolve('.'), out: OUT });
  const parties = Object.keys(PARTIES) as readonly Party[];
  const seats = Object.entries(PAPER_GAMES);
  return [
    ...parties.map(speedRow),
    ...seats.map(paperRow),
    growthRow(),
    lengthRow(),
    ...saveRows(),
    ...contenderRows(() => play('mixed', GAMES)),
  ];
}

/** Paper Dungeons alone. */
export async function paperRows(): Promise<readonly Row[]> {
  await buildCases(['paper'], { root: resolve('.'), out: OUT });
  return Object.entries(PAPER_GAMES).map(paperRow);
}

/** Dungeon Digger alone. */
export async function diggerRows(): Promise<readonly Row[]> {
  await buildCases(['digger', 'boards'], { root: resolve('.'), out: OUT });
  const [early = 0, late = early] = ratesIn(script('boards'));
  const growth = early / late;
  const full = {
    what: 'Dungeon Digger, a command on a full board against one on an early one',
    budget: `≤ ${MOST_ON_FULL_BOARDS} times`,
    found: `${growth.toFixed(2)} times, ${Math.round(late).toLocaleString('en')} commands/s`,
    ok: growth <= MOST_ON_FULL_BOARDS && late >= LEAST_ON_BOARDS,
  };
  return [...Object.entries(DIGGER_GAMES).map(diggerRow), full];
}

function diggerRow([seats, games]: readonly [seats: string, games: number]): Row {
  const perSecond = median(Array.from({ length: ROUNDS }, () => rateIn(script('digger'), seats, String(games))));
  return {
    what: `legal random play, Dungeon Digger, seats: ${seats}`,
    budget: `≥ ${LEAST_ON_BOARDS.toLocaleString('en')} commands/s`,
    found: `${Math.round(perSecond).toLocaleString('en')} commands/s`,
    ok: perSecond >= LEAST_ON_BOARDS,
  };
}

/** The speed itself is the machine's as much as ours: the figure that is kept is its ratio to the yardstick's. */
function speedRow(party: Party): Row {
  const rounds = Array.from({ length: ROUNDS }, () => ({ yard: rateIn(script('yardstick')), ours: play(party, GAMES) }));
  const perSecond = median(rounds.map(({ ours }) => ours));
  return {
    what: `legal random play, ${PARTIES[party]}`,
    budget: `≥ ${LEAST_PER_SECOND.toLocaleString('en')} commands/s`,
    found: `${Math.round(perSecond).toLocaleString('en')} commands/s`,
    ok: perSecond >= LEAST_PER_SECOND,
    figure: {
      key: `rules, ${PARTIES[party]}, beside the yardstick`,
      value: median(rounds.map(({ ours, yard }) => ours / yard)),
      better: 'more',
    },
  };
}

function paperRow([seats, games]: readonly [seats: string, games: number]): Row {
  const perSecond = median(Array.from({ length: ROUNDS }, () => rateIn(script('paper'), seats, String(games))));
  return {
    what: `legal random play, Paper Dungeons, seats: ${seats}`,
    budget: `≥ ${LEAST_PER_SECOND.toLocaleString('en')} commands/s`,
    found: `${Math.round(perSecond).toLocaleString('en')} commands/s`,
    ok: perSecond >= LEAST_PER_SECOND,
  };
}

/** Cost of a command in eight times as many games. */
function growthRow(): Row {
  const growth = play('mixed', GAMES) / play('mixed', 8 * GAMES);
  return grown(`a command in ${8 * GAMES} games against ${GAMES}`, growth);
}

/** Cost of the last commands of long games, listed, given and kept in a history, against the first ones. */
function lengthRow(): Row {
  const stretches = ratesIn(script('length'));
  const [first = 0, last = first] = [stretches[0], stretches.at(-1)];
  return grown(`a command after ${400 * (stretches.length - 1)} others against the first 400`, first / last);
}

/** Cost of keeping a game after one more command: the save, its note, and the copy for the database. */
function saveRows(): readonly Row[] {
  const [short = 0, ...longer] = ratesIn(script('saves'));
  return longer.map((rate, at) => grown(`a save after ${SAVED[at]} commands against one after 100`, short / rate));
}

function grown(what: string, growth: number): Row {
  return { what, budget: `≤ ${MOST_GROWTH} times`, found: `${growth.toFixed(2)} times`, ok: growth <= MOST_GROWTH };
}

const play = (party: Party, games: number): Rate => rateIn(script('play'), party, String(games));
const script = (name: string): string => resolve(OUT, `${name}.mjs`);
