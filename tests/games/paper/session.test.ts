import { describe, expect, it } from 'vitest';
import { type BotId, beginHistory, commandsOf, type Seat, type Seed, type Viewer } from '../../../src/engine/kernel';
import { type Command, type PlayerSeat, paperDungeons, type SeatId, type Setup, type State } from '../../../src/engine/paper';
import { paperAtTable } from '../../../src/games/paper/atTable';
import type { Shown } from '../../../src/games/paper/table';
import { objectiveWords } from '../../../src/games/paper/table/words';
import type { Players } from '../../../src/machines';
import type { Think } from '../../../src/wiring/table/TableSession';
import { aTurn } from '../../engine/paper/table';
import { laidGame } from '../../wiring/table/laidGame';
import { PAIR } from './played';
import { SPEECH } from './translator';

const GAME = paperAtTable(() => Promise.reject(new Error('nothing is drawn here')));
const [FIRST, SECOND] = ['seat-1', 'seat-2'] as unknown as readonly [Seat, Seat];
const BOT = 'medium' as BotId;

interface Asked {
  readonly setup?: Setup;
  readonly base?: State;
  readonly players?: Players;
  readonly think?: Think;
}

function laid({ setup = PAIR, base, players = {}, think }: Asked = {}) {
  const history = beginHistory(paperDungeons, { setup: base?.setup ?? setup, seed: 'secret' as Seed, ...(base && { base }) });
  const table = laidGame({ game: GAME, history, translate: SPEECH.en, players, ...(think && { think }) });
  const log = GAME.log(SPEECH.en);
  const press = async (...ids: readonly string[]): Promise<void> => {
    for (const id of ids) table.input.press(id);
    await table.finish();
    table.outputs.push({ viewer: table.session.viewer, what: log.read(table.session.told) });
  };
  const shown = (): Shown => table.shown.at(-1) as Shown;
  const state = (): State => table.session.history.state as State;
  /** Lets a walk that was chosen as a whole come to its end. */
  const settle = async (): Promise<void> => {
    for (let steps = 0; steps < 6; steps++) await table.finish();
  };
  return { ...table, press, shown, state, settle };
}

const sheetOf = (state: State, id: SeatId): PlayerSeat['sheet'] => {
  const seat = state.seats.find((one) => one.id === id);
  if (seat === undefined) throw new Error(`${id} does not sit here`);
  return seat.sheet;
};

/** The ways of somebody who plays without much thought. */
async function playOn(table: ReturnType<typeof laid>): Promise<void> {
  const { entries } = table.shown();
  const able = entries.filter(({ refusal }) => refusal === null);
  const first = able.find(({ weight }) => weight === 'primary') ?? able.find(({ spot }) => spot.kind !== 'die');
  const cards = able.filter(({ id, isChosen }) => isChosen === false && /^(?:objective|power)-/.test(id));
  if (cards.length === 4) return table.press(cards[0]?.id ?? '', cards[2]?.id ?? '', 'keep');
  if (first !== undefined) return table.press(first.id, first.id);
  const die = able.find(({ spot }) => spot.kind === 'die');
  const isWalk = (sheetOf(table.state(), 'seat-1').digits.length + sheetOf(table.state(), 'seat-2').digits.length) % 3 > 0;
  await table.press(die?.id ?? '', isWalk ? 'use-walk' : 'use-brew', isWalk ? 'use-walk' : 'use-brew');
  if (!isWalk) return;
  const room = table.shown().rooms.find(({ isInReach }) => isInReach)?.room;
  await table.press(`to-${room}`, `to-${room}`);
}

/** What nobody but its holder may come across before the end: objectives, in data or in words. */
function secretsFrom(viewer: Viewer, { seats }: State): readonly string[] {
  return seats
    .filter(({ id }) => (id as string) !== viewer)
    .flatMap(({ hand, objective }) => [...(hand?.objectives ?? []), objective])
    .flatMap((card) => (card === null || card === 'unknown' ? [] : [`"${card}"`, objectiveWords(card, SPEECH.en)]));
}

describe('two persons at one device', () => {
  it('never come across an objective of the other before the end', async () => {
    const table = laid();
    const dealt = table.state();
    for (let presses = 0; !paperDungeons.outcome(table.state()).over && presses < 300; presses++) {
      if (table.session.stage === 'curtain') table.session.takeDevice();
      await playOn(table);
      await table.settle();
    }
    expect(paperDungeons.outcome(table.state()).over).toBe(true);
    expect(table.problems).toEqual([]);
    const end = table.outputs.findIndex(({ what }) => JSON.stringify(what).includes('gameEnded'));
    const before = table.outputs.slice(0, end);
    expect(before.length).toBeGreaterThan(50);
    expect(new Set(before.map(({ viewer }) => viewer))).toEqual(new Set([null, FIRST, SECOND]));
    const texts = new Map<Viewer, string[]>();
    for (const { viewer, what } of before) texts.set(viewer, [...(texts.get(viewer) ?? []), JSON.stringify(what)]);
    for (const [viewer, given] of texts) {
      const all = given.join('\n');
      for (const secret of secretsFrom(viewer, dealt)) expect(all).not.toContain(secret);
    }
    // An own card is shown to its holder: the test would otherwise pass on an empty table.
    expect(texts.get(FIRST)?.join()).toContain(secretsFrom(SECOND, dealt)[1]);
  }, 120_000);

  it('see nothing of a turn that is not shown yet, in picture, mirror, voice or log', async () => {
    const written = async (ids: readonly string[]): Promise<readonly unknown[]> => {
      const table = laid({ base: aTurn({ seats: 2, missions: 'none' }).with({ used: [1, 2] }).state });
      table.session.takeDevice();
      await table.press(...ids);
      await table.settle();
      await table.press('confirm');
      await table.settle();
      table.session.takeDevice();
      await table.settle();
      expect(table.session.viewer).toBe(SECOND);
      return table.outputs.filter(({ viewer }) => viewer !== FIRST);
    };
    const brewed = await written(['die-0', 'use-brew']);
    expect(brewed.length).toBeGreaterThan(2);
    expect(await written(['die-0', 'to-C1'])).toEqual(brewed);
  });
});

describe('a person and a bot', () => {
  it('write at once: the turn of the bot is told when all have confirmed', async () => {
    const think: Think = async ({ state }, seat) =>
      paperDungeons.legal(paperDungeons.view(state as State, seat), seat).at(-1) as Command;
    const base = aTurn({ seats: 2, missions: 'none' }).with({ used: [0, 1, 2] }).state;
    const table = laid({ base, players: { [SECOND]: BOT }, think });
    expect([table.session.stage, table.session.viewer]).toEqual(['waiting', FIRST]);
    await table.press('confirm');
    for (let turns = 0; turns < 20; turns++) await table.finish();
    expect(table.state().phase).toBe('roll');
    const told = table.played.flatMap(({ events }) => events).filter(({ type }) => type === 'turnShown');
    expect(told).toHaveLength(2);
  });
});

describe('a walk that was chosen as a whole', () => {
  it('gives the walk, its steps and the end of it', async () => {
    const table = laid({ base: aTurn().state });
    await table.press('die-3', 'to-C2');
    await table.settle();
    expect(commandsOf(table.session.history).map((command) => (command as Command).type)).toEqual([
      'walk',
      'step',
      'step',
      'stop',
    ]);
    expect(sheetOf(table.state(), 'seat-1').path).toEqual(['C1', 'C2']);
  });

  it('waits while something is asked, and goes on', async () => {
    const table = laid({ base: aTurn().with({ path: ['E2'], beaten: ['zombie-3'] }).state });
    const target = table.shown().rooms.find(({ room }) => room === 'F3');
    expect(target?.isInReach).toBe(false);
    await table.press('die-3', 'to-E1');
    await table.settle();
    expect(sheetOf(table.state(), 'seat-1').due).toHaveLength(1);
    await table.press('item-tome-of-wisdom');
    await table.settle();
    const sheet = sheetOf(table.state(), 'seat-1');
    expect([sheet.path.at(-1), sheet.walk]).toEqual(['E1', null]);
  });

  it('is forgotten when it is taken back', async () => {
    const table = laid({ base: aTurn().with({ path: ['E2'], beaten: ['zombie-3'] }).state });
    await table.press('die-3', 'to-E1');
    await table.settle();
    await table.press('undo');
    await table.settle();
    expect(commandsOf(table.session.history).map((command) => (command as Command).type)).toEqual(['walk']);
    expect(table.session.stage).toBe('waiting');
  });
});

describe('what would cost a lot', () => {
  const nearDeath = () => aTurn().with({ path: ['C1'], damage: 4 }).state;

  it('is pressed twice: the first press says what the second one does', async () => {
    const table = laid({ base: nearDeath() });
    await table.press('die-0', 'to-C2');
    expect([commandsOf(table.session.history), table.shown().armed]).toEqual([[], true]);
    const trap = table.shown().entries.find(({ id }) => id === 'to-C2');
    expect([trap?.peril, trap?.isGuarded, trap?.detail]).toEqual(['death', true, expect.stringContaining('−9')]);
    await table.press('to-C2');
    await table.settle();
    expect(sheetOf(table.state(), 'seat-1').resurrected).toBe(true);
  });

  it('forgets the first press when something else is pressed', async () => {
    const table = laid({ base: nearDeath() });
    await table.press('die-0', 'to-C2', 'use-walk', 'to-C2');
    expect(commandsOf(table.session.history)).toEqual([]);
  });

  it('warns before a boss that is missed, and of a mission that is one short', () => {
    const missions = ['four-sparks', 'monster-hunters', 'map-makers'] as const;
    const base = aTurn({ missions })
      .at({ turn: 3 })
      .with({ used: [0, 1, 2], gems: 3 }).state;
    const table = laid({ base });
    expect(table.shown().warnings).toEqual([
      'You have not entered the lair of Gilded Mimic: -2 glory.',
      'Four Sparks is one short.',
    ]);
  });
});
