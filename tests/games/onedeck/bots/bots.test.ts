import { describe, expect, it } from 'vitest';
import { hashOf, type Seat, type Seed, seededStream } from '../../../../src/engine/kernel';
import { DUNGEON_IDS, HERO_IDS, type HeroId, oneDeckDungeon, type Setup, type State } from '../../../../src/engine/onedeck';
import { oneDeckBots } from '../../../../src/games/onedeck/bots';
import { BOT_IDS, type BotId, bot } from '../../../../tools/oneDeckBots';
import { lateStates } from '../../../engine/onedeck/lateStates';
import { describeBots } from '../../../support/botSuite';
import { atLength, everyNth } from '../../../support/inFull';

const SOLO: Setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'novice' };
const view = (state: State): State => oneDeckDungeon.view(state, 'party' as Seat);
const STATES = lateStates().filter(({ result }) => result === null);
const SOME = atLength(STATES, everyNth(STATES, 2), everyNth(STATES, 4));

function playOut(id: BotId, setup: Setup, seed: string, isEnough = (_: State) => false): State {
  const choose = bot(id, seed as Seed);
  let state = oneDeckDungeon.start(setup, seed as Seed);
  while (state.result === null && !isEnough(state)) {
    const taken = oneDeckDungeon.step(state, choose(state));
    if (!taken.ok) throw new Error(`${id} may not do that: ${taken.rejection.key}`);
    state = taken.state;
  }
  return state;
}

describeBots('One Deck Dungeon', { gameBots: oneDeckBots, states: () => SOME, setups: [SOLO], mostCommands: 2000 });

describe.each(BOT_IDS)('the %s bot', (id) => {
  it('R33: neither looks at what the party cannot see nor draws from it', () => {
    for (const state of SOME) {
      const before = hashOf(state);
      const other: State = {
        ...state,
        dice: seededStream('other' as Seed, 'dice'),
        decks: seededStream('other' as Seed, 'decks'),
      };
      const choice = bot(id, 'blind' as Seed)(state);
      expect(bot(id, 'blind' as Seed)(view(state)), state.phase).toEqual(choice);
      expect(bot(id, 'blind' as Seed)(other), state.phase).toEqual(choice);
      expect(hashOf(state)).toBe(before);
    }
  });
});

describe('the greedy bot', { timeout: 60_000 }, () => {
  it('makes the same choices as ever, however fast it is', () => {
    const choose = bot('greedy', 'kept' as Seed);
    const encounters = STATES.filter(({ encounter }) => encounter !== null);
    const choices = encounters.map((state) => [state.phase, choose(state)]);
    expect(choices.length).toBeGreaterThan(40);
    expect(hashOf(choices)).toBe('0763d9f5cfe48c83');
  });

  const all = DUNGEON_IDS.flatMap((dungeon, at) =>
    HERO_IDS.slice(at % 4, 2 + (at % 4)).map((hero, n) => {
      const setup: Setup = { heroes: [hero], dungeon, tier: 'novice' };
      return { setup, n };
    }),
  );

  const games = atLength(all, all.slice(0, 6), all.slice(0, 2));

  it('comes far deeper than chance, and wins where chance does not', () => {
    const greedy = games.map(({ setup, n }) => playOut('greedy', setup, `depth ${n}`));
    const random = games.map(({ setup, n }) => playOut('random', setup, `depth ${n}`));
    const metBoss = (states: readonly State[]): number => states.filter(({ boss }) => boss !== null).length;
    const won = (states: readonly State[]): number => states.filter(({ result }) => result === 'victory').length;
    expect(metBoss(greedy)).toBeGreaterThan(games.length / 2);
    expect([metBoss(random), won(random)]).toEqual([0, 0]);
    expect(won(greedy)).toBeGreaterThan(0);
  });

  it.each(atLength([2, 4], [2], [2]))('leads %d heroes as well', (size) => {
    const heroes: readonly HeroId[] = HERO_IDS.slice(0, size);
    const setup: Setup = { heroes, dungeon: 'dragons-cave', tier: 'novice' };
    expect(playOut('greedy', setup, 'together', ({ floor }) => floor === 2).floor).toBe(2);
  });
});
