import { describe, expect, it } from 'vitest';
import { beginHistory, hashOf, parseSave, required, type Seed, toSave } from '../../../src/engine/kernel';
import { oneDeckDungeon as game, type State } from '../../../src/engine/onedeck';
import { giftedSetupsFor } from '../../../tools/fuzz/games';
import { goldenStates, randomStates } from '../../support/honestStates';
import { inFull } from '../../support/inFull';
import { ENCOUNTER_FORGERIES } from './forgeries/encounter';
import { PARTY_FORGERIES } from './forgeries/party';
import { PLACE_FORGERIES } from './forgeries/place';

/** Of every dungeon, party size, tier and focus. */
const HONEST: readonly State[] = [...goldenStates(), ...randomStates(inFull(3, 7))];

describe('a forged state that can be played', () => {
  it.each([...PARTY_FORGERIES, ...PLACE_FORGERIES, ...ENCOUNTER_FORGERIES])('is told by name: $name', ({ of, by, fault }) => {
    const honest = required(HONEST.find(of), 'an honest state to forge');
    expect(game.unreachable(honest.setup, honest)).toEqual([]);
    const forged = by(honest);
    expect(game.parseState(JSON.parse(JSON.stringify(forged)))).toMatchObject({ ok: true });
    expect(game.faults(forged)).toEqual([]);
    expect(game.unreachable(forged.setup, forged)).toContainEqual(expect.stringContaining(fault));
  });

  it('is refused as the checkpoint of a save, and so is one of another setup', () => {
    const honest = required(
      HONEST.find(({ turn, heroes }) => turn > 3 && heroes.length === 1),
      'an honest state',
    );
    expect(keyOf(honest, honest)).toBe('accepted');
    expect(keyOf(honest, { ...honest, potions: 12 })).toBe('saveImpossibleState');
    expect(keyOf(honest, { ...honest, setup: { ...honest.setup, tier: 'fearless' } })).toBe('saveImpossibleState');
  });
});

describe('numbers that no game reaches', () => {
  const honest = required(HONEST[3], 'state');
  it.each<readonly [string, Partial<State>]>([
    ['a number for the next die that cannot be counted up', { nextDie: 2 ** 53 - 1 }],
    ['a number for the next die that no game reaches', { nextDie: 1_000_001 }],
    ['a turn that no game reaches', { turn: 1_000_001 }],
    ['a generator of zeros, for which every die shows the same', { dice: { ...honest.dice, rng: [0, 0, 0, 0] } }],
    ['a generator of zeros for the decks', { decks: { ...honest.decks, rng: [0, 0, 0, 0] } }],
    ['a generator of numbers that are too large', { dice: { ...honest.dice, rng: [1, 2, 3, 2 ** 32] } }],
  ])('are refused: %s', (_, change) => {
    expect(game.parseState(honest)).toMatchObject({ ok: true });
    expect(game.parseState({ ...honest, ...change })).toMatchObject({ ok: false, rejection: { key: 'stateWrong' } });
  });
});

describe('an honest state', () => {
  it('is never taken for a forged one', () => {
    for (const state of HONEST) {
      const found = game.unreachable(state.setup, state);
      if (found.length > 0) expect(found, JSON.stringify(state)).toEqual([]);
    }
    expect(HONEST.length).toBeGreaterThan(inFull(9000, 5000));
  });

  it('of a party with gifts is one of that party alone', () => {
    const [one, other] = giftedSetupsFor(1);
    const state = game.start(required(one, 'setup'), 'gifts' as Seed);
    expect(game.unreachable(required(other, 'setup'), state)).toEqual(['the state is of another setup']);
  });
});

/** What becomes of a save of older rules with this checkpoint and its right hash. */
function keyOf(honest: State, checkpoint: State): string {
  const history = { ...beginHistory(game, { setup: honest.setup, seed: 'forged' as Seed }), state: checkpoint };
  const parsed = parseSave(game, { ...toSave(game, history), rulesVersion: 1, hash: hashOf(checkpoint) });
  return parsed.ok ? 'accepted' : parsed.rejection.key;
}
