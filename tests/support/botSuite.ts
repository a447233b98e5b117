import { describe, expect, it } from 'vitest';
import { randomBot, SeededLuck } from '../../src/bots';
import { type Fact, hashOf, type Seat, type Seed, whyNotGiven } from '../../src/engine/kernel';
import type { Bot, GameBots } from '../../src/games/contract';

export interface BotSuiteInput<Setup, State, Command extends Fact, Event extends Fact> {
  readonly gameBots: GameBots<Setup, State, Command, Event>;
  /** States in which somebody has to decide, of every kind that there is. */
  readonly states: () => readonly State[];
  /** Games that every bot plays to their end, on all seats. */
  readonly setups: readonly Setup[];
  readonly mostCommands: number;
}

/** What every bot of every game keeps to. Bots are handed views here, never states. */
export function describeBots<Setup, State, Command extends Fact, Event extends Fact>(
  name: string,
  { gameBots: { rules, bots }, states, setups, mostCommands }: BotSuiteInput<Setup, State, Command, Event>,
): void {
  const all: Readonly<Record<string, Bot<State, Command>>> = { random: randomBot(rules), ...bots };
  const moments = states().flatMap((state) => rules.toAct(state).map((seat) => ({ state, seat, view: rules.view(state, seat) })));

  /** Asks with a copy of the view, as a worker is asked. */
  const asked = (bot: Bot<State, Command>, view: State, seat: Seat): Command =>
    bot.choose(structuredClone(view), seat, new SeededLuck('suite' as Seed));

  it(`${name}: every view hides something, or nothing could be told by its absence`, () => {
    expect(moments.length).toBeGreaterThan(0);
    for (const { state, view } of moments) expect(hashOf(view)).not.toBe(hashOf(state));
  });

  describe.each(Object.entries(all))(`${name}: the bot %s`, (_, bot) => {
    it('gives a command that its seat may give, and that can be sent and kept', { timeout: 60_000 }, () => {
      for (const { state, seat, view } of moments) {
        const command = asked(bot, view, seat);
        expect(whyNotGiven(rules, state, { seat, command })).toBeNull();
        expect(rules.parseCommand(structuredClone(command))).toEqual({ ok: true, value: command });
      }
    });

    it('answers the same for the same view and luck, whatever it was asked before', () => {
      const some = moments.filter((_moment, at) => at % Math.ceil(moments.length / 20) === 0);
      const first = some.map(({ view, seat }) => asked(bot, view, seat));
      const again = [...some].reverse().map(({ view, seat }) => asked(bot, view, seat));
      expect(again.reverse()).toEqual(first);
    });

    it('leaves the view as it is', () => {
      for (const { view, seat } of moments.slice(0, 20)) {
        const before = hashOf(view);
        bot.choose(view, seat, new SeededLuck('suite' as Seed));
        expect(hashOf(view)).toBe(before);
      }
    });

    it('plays games to their end', { timeout: 60_000 }, () => {
      for (const [at, setup] of setups.entries()) {
        const luck = new SeededLuck(`game ${at}` as Seed);
        let state = rules.start(setup, `game ${at}` as Seed);
        for (let count = 0; !rules.outcome(state).over; count++) {
          expect(count).toBeLessThan(mostCommands);
          const [seat] = rules.toAct(state);
          if (seat === undefined) throw new Error('nobody is to act');
          const taken = rules.step(state, bot.choose(rules.view(state, seat), seat, luck));
          if (!taken.ok) throw new Error(`it may not do that: ${taken.rejection.key}`);
          state = taken.state;
        }
      }
    });
  });
}
