import { describe, expect, it } from 'vitest';
import { type BotId, commandsOf, type Seed, type Viewer } from '../../../src/engine/kernel';
import type { Players } from '../../../src/machines';
import type { Think } from '../../../src/wiring/table/TableSession';
import { tinyBots } from '../../support/tinyBots';
import type { Command, Event, Setup, State } from '../../support/tinyFacts';
import { seatAt, tinyGame, twin } from '../../support/tinyGame';
import { begin, go, SAFE, stay } from '../../support/tinyPlay';
import { laidGame } from '../../wiring/table/laidGame';
import { tinyAtTable } from './atTable';
import { cardWords, type Shown } from './table';
import { SPEECH } from './translator';

const RULES = tinyGame();
const [LEFT, RIGHT] = [seatAt('left'), seatAt('right')];
const BOT = 'careful' as BotId;

interface Asked {
  readonly mode?: Setup['mode'];
  readonly players?: Players;
  readonly think?: Think;
  readonly base?: State;
  readonly practice?: boolean;
}

function laid({ mode = 'atOnce', players = {}, think, base, practice = false }: Asked = {}) {
  const history = begin({ setup: { mode }, script: SAFE, practice, ...(base && { base }) });
  const table = laidGame({ game: tinyAtTable, history, translate: SPEECH.en, players, ...(think && { think }) });
  const log = tinyAtTable.log(SPEECH.en);
  /** A press, and all that comes of it. */
  const press = async (id: string): Promise<void> => {
    table.input.press(id);
    await table.finish();
    table.outputs.push({ viewer: table.session.viewer, what: log.read(table.session.told) });
  };
  const choices = (): readonly string[] => (table.shown.at(-1) as Shown).entries.map(({ id }) => id);
  return { ...table, press, choices };
}

/** Answers when the test wants it to. */
function slowBot() {
  const asked: { answer(command: Command): void; fail(problem: unknown): void; readonly signal: AbortSignal }[] = [];
  const think: Think = (_history, _seat, signal) => new Promise((answer, fail) => void asked.push({ answer, fail, signal }));
  return { asked, think };
}

const quickBot: Think = async ({ state, origin }, seat) => {
  const view = RULES.view(state as State, seat);
  const luck = { below: () => 0, freshSeed: () => origin.seed };
  return tinyBots.bots['careful']?.choose(view, seat, luck) ?? stay('right');
};

/** What nobody but its holder may come across before the end: the name of a hidden card, in data or in words. */
function secretsFrom(viewer: Viewer, { hands }: State): readonly string[] {
  const others = (['left', 'right'] as const).filter((side) => seatAt(side) !== viewer);
  return others.flatMap((side) => [`"${hands[side]}"`, cardWords(hands[side], SPEECH.en)]);
}

describe('what is pressed while something moves', () => {
  it('serves the night in which it was pressed, and no other', async () => {
    const { session, input, finish } = laid({ players: { [RIGHT]: BOT }, think: quickBot });
    input.press('stay');
    expect(session.isPresenting).toBe(true);
    for (const id of ['stay', 'go-1']) input.press(id);
    for (let turns = 0; turns < 6; turns++) await finish();
    expect(session.stage).toBe('waiting');
    expect(commandsOf(session.history).filter((command) => (command as Command).seat === 'left')).toEqual([stay('left')]);
  });

  it('does nothing at a device that goes to another person', async () => {
    const { session, input, press } = laid();
    session.takeDevice();
    for (const id of ['stay', 'go-2']) input.press(id);
    await press('go-1');
    session.takeDevice();
    await new Promise((done) => setImmediate(done));
    expect(commandsOf(session.history)).toEqual([stay('left')]);
  });
});

describe('two persons at one device', () => {
  it('hand it over, and the curtain shows what everybody may see', async () => {
    const { session, press, choices, shown } = laid();
    expect([session.stage, session.seat, session.viewer, choices()]).toEqual(['curtain', LEFT, null, []]);
    session.takeDevice();
    expect([session.stage, session.viewer, choices()]).toEqual(['waiting', LEFT, ['stay', 'go-1', 'go-2']]);
    await press('go-2');
    expect([session.stage, session.seat, session.viewer, choices()]).toEqual(['curtain', RIGHT, null, []]);
    const { parts } = shown.at(-1) as Shown;
    expect(parts[0].lines).toEqual(['Holds a hidden card.', 'Has brought 0 home.', 'Has decided in secret.']);
  });

  it('press and type in vain while it is handed over, and may take back', async () => {
    const { session, input, press, kept } = laid();
    input.press('go-1');
    expect(input.key('1')).toBe(false);
    expect(session.history.past).toBeNull();
    session.takeDevice();
    await press('stay');
    expect(session.canUndo).toBe(true);
    input.press('undo');
    expect([session.stage, session.seat, session.history.past]).toEqual(['curtain', LEFT, null]);
    expect(kept).toHaveLength(2);
  });

  it.each(['atOnce', 'inTurn'] as const)('never come across the card of the other before the end: %s', async (mode) => {
    const { session, press, outputs, choices, finish } = laid({ mode });
    const { hands } = session.history.state as State;
    for (let count = 0; !RULES.outcome(session.history.state as State).over; count++) {
      if (session.stage === 'curtain') {
        session.takeDevice();
        const shown = session.recap();
        await finish();
        await finish();
        await finish();
        await shown;
      }
      await press(choices()[count % 3] ?? 'stay');
    }
    const before = outputs.slice(
      0,
      outputs.findIndex(({ what }) => JSON.stringify(what).includes('handsShown')),
    );
    expect(before.length).toBeGreaterThan(20);
    expect(new Set(before.map(({ viewer }) => viewer))).toEqual(new Set([null, LEFT, RIGHT]));
    for (const { viewer, what } of before) {
      const given = JSON.stringify(what);
      for (const secret of secretsFrom(viewer, { hands } as State)) expect(given).not.toContain(secret);
    }
    // An own card is shown to its holder: the test would otherwise pass on an empty table.
    const [own] = before.filter(({ viewer }) => viewer === LEFT);
    expect(JSON.stringify(own)).toContain(cardWords(hands.left, SPEECH.en));
  });

  it('learn nothing from a secret choice, in picture, mirror, voice or log', async () => {
    const base = RULES.start({ mode: 'atOnce' }, 'secret' as Seed, SAFE);
    const other = twin(base, RIGHT, 'other' as Seed);
    const told = async (state: State, id: string): Promise<readonly unknown[]> => {
      const { session, press, outputs } = laid({ base: state });
      session.takeDevice();
      await press(id);
      session.takeDevice();
      return outputs.filter(({ viewer }) => viewer !== LEFT);
    };
    const one = await told(base, 'go-1');
    expect(one.length).toBeGreaterThan(4);
    expect(await told(other, 'go-2')).toEqual(one);
  });
});

describe('a recap', () => {
  /** The right one chooses for two nights in a row, and the device is with the left one again. */
  async function oneNight() {
    const table = laid();
    table.session.takeDevice();
    await table.press('go-1');
    table.session.takeDevice();
    await table.press('go-2');
    await table.press('stay');
    table.session.takeDevice();
    table.played.length = 0;
    return table;
  }

  it('shows what others did since the own last command, as that seat was told, and ends in the state that waits', async () => {
    const { session, played, finish, choices } = await oneNight();
    const shown = session.recap();
    expect([session.stage, choices()]).toEqual(['presenting', ['stay', 'go-1', 'go-2']]);
    for (let plays = 0; plays < 3; plays++) await finish();
    await shown;
    const events = played.flatMap((each) => each.events as readonly Event[]);
    expect(events[0]).toEqual({ type: 'chosen', seat: 'right', torches: 'secret' });
    expect(events.at(-1)).toEqual({ type: 'chosen', seat: 'right', torches: 'secret' });
    expect(events.map(({ type }) => type)).toContain('nightEnded');
    expect(events.reduce(RULES.evolve, played[0]?.before as State)).toEqual(session.seen);
    expect([session.stage, choices()]).toEqual(['waiting', ['stay', 'go-1', 'go-2']]);
  });

  it('is ended by any press, which chooses nothing', async () => {
    const { session, input, asked, finish } = await oneNight();
    const before = session.history;
    const shown = session.recap();
    input.press('go-1');
    await finish();
    await finish();
    await shown;
    expect([asked.includes('skip'), session.history, session.stage]).toEqual([true, before, 'waiting']);
  });

  it('is ended by taking back', async () => {
    const { session, input, finish } = await oneNight();
    const shown = session.recap();
    input.press('undo');
    await finish();
    await finish();
    await shown;
    expect([session.stage, session.isRecapping, commandsOf(session.history).length]).toEqual(['waiting', false, 2]);
  });

  it('has nothing to show to a seat that was told everything, or behind the curtain', async () => {
    const first = laid();
    expect(first.session.missed).toEqual([]);
    await first.session.recap();
    expect(first.played).toEqual([]);
    const { session, played } = laid({ players: { [RIGHT]: BOT }, think: slowBot().think });
    await session.recap();
    expect(played).toEqual([]);
  });
});

describe('what the director shows', () => {
  it('is what the viewer is told, over the view, and leads to the view afterwards', async () => {
    const { session, press, played } = laid({ players: { [RIGHT]: BOT }, think: quickBot });
    await press('go-1');
    const views = played.map(({ before, events }) => (events as readonly Event[]).reduce(RULES.evolve, before as State));
    expect(views.at(-1)).toEqual(session.seen);
    expect(session.seen).toEqual(RULES.view(session.history.state as State, LEFT));
    expect(played.at(-1)?.events[0]).toEqual({ type: 'chosen', seat: 'right', torches: 'secret' });
  });

  it('keeps a choice of another seat secret', async () => {
    const { press, played } = laid({ players: { [LEFT]: BOT }, think: slowBot().think });
    await press('go-2');
    expect(played[0]?.events).toEqual([{ type: 'chosen', seat: 'right', torches: 2 }]);
    const two = laid();
    two.session.takeDevice();
    await two.press('go-2');
    const own = two.played[0]?.events;
    expect(own).toEqual([{ type: 'chosen', seat: 'left', torches: 2 }]);
  });
});

describe('a person and a bot', () => {
  it('need no curtain; while the bot thinks nothing can be chosen', async () => {
    const { asked, think } = slowBot();
    const { session, press, choices, finish, input } = laid({ players: { [RIGHT]: BOT }, think });
    expect([session.stage, session.viewer]).toEqual(['waiting', LEFT]);
    await press('stay');
    expect([session.stage, session.viewer, choices()]).toEqual(['thinking', LEFT, []]);
    input.press('go-1');
    asked[0]?.answer(stay('right'));
    await finish();
    await finish();
    expect(commandsOf(session.history)).toEqual([stay('left'), stay('right')]);
    expect([session.stage, choices().length]).toEqual(['waiting', 3]);
  });

  it('choose at once, the person first, wherever the bot sits', async () => {
    const { session, press, finish } = laid({ players: { [LEFT]: BOT }, think: quickBot });
    await press('go-2');
    await finish();
    await finish();
    expect(commandsOf(session.history)).toEqual([go('right', 2), go('left', 1)]);
  });

  it('the person takes back while the bot thinks, and it is called off', async () => {
    const { asked, think } = slowBot();
    const { session, press, input, choices } = laid({ players: { [RIGHT]: BOT }, think });
    await press('stay');
    input.press('undo');
    expect([session.stage, session.history.past, asked[0]?.signal.aborted]).toEqual(['waiting', null, true]);
    expect(choices()).toHaveLength(3);
  });

  it('take both back and do both again in one step', async () => {
    const players = { [RIGHT]: BOT };
    const { session, press, finish, input } = laid({ mode: 'inTurn', practice: true, players, think: quickBot });
    await press('stay');
    await finish();
    await finish();
    const both = commandsOf(session.history);
    expect(both).toHaveLength(2);
    expect([session.canUndo, session.canRedo]).toEqual([true, false]);
    input.press('undo');
    expect([session.history.past, session.canUndo, session.canRedo]).toEqual([null, false, true]);
    input.press('redo');
    expect(commandsOf(session.history)).toEqual(both);
  });

  it('a bot without an answer is asked again by any press', async () => {
    const { asked, think } = slowBot();
    const { session, press, input, finish, choices, problems } = laid({ players: { [RIGHT]: BOT }, think });
    await press('stay');
    asked[0]?.fail(new Error('torn'));
    await finish();
    expect([session.stage, choices(), problems]).toEqual(['unanswered', [], [new Error('torn')]]);
    input.press('go-1');
    expect([session.stage, asked.length]).toEqual(['thinking', 2]);
  });
});

it('bots among themselves are watched as everybody may see it', async () => {
  const { session, finish, outputs } = laid({ players: { [LEFT]: BOT, [RIGHT]: BOT }, think: quickBot });
  const isOver = (): boolean => RULES.outcome(session.history.state as State).over;
  for (let count = 0; count < 40 && !isOver(); count++) await finish();
  expect(isOver()).toBe(true);
  expect(new Set(outputs.map(({ viewer }) => viewer))).toEqual(new Set([null]));
});
