import { describe, expect, it } from 'vitest';
import { required } from '../../../src/engine/kernel';
import { consequencesNow, oneDeckDungeon as game, pendingOp } from '../../../src/engine/onedeck';
import { aGame } from '../../support/onedeck';
import { inCombat } from './withDice';

// docs/ARCHITECTURE.md: questions about a state have an answer in every phase.

/** Static Burst has gained its two dice and waits for the one to raise. */
const bursting = () =>
  inCombat({ skills: ['static-burst'], dice: ['magic 4', 'agility 1'], rolls: [] }).use('static-burst', 'magic 4');

describe('what a skill waits for', () => {
  it('is its op, while it waits', () => {
    expect(pendingOp(bursting().state)?.op).toMatchObject({ op: 'raise', by: 1 });
  });

  it.each([
    ['at the start of a turn', () => aGame()],
    ['among the dice of an encounter', () => inCombat()],
    ['once it has been chosen', () => bursting().choose('agility 1')],
  ] as const)('is nothing %s', (_, table) => {
    expect(pendingOp(table().state)).toBeNull();
  });

  it.each([
    ['an op that it has not got', { op: 9 }],
    ['an op that needs no choice', { op: 0 }],
    ['a way that it has not got', { way: 9, op: 0 }],
  ] as const)('is never %s', (_, wrong) => {
    const { state } = bursting();
    const encounter = required(state.encounter, 'encounter');
    const forged = { ...state, encounter: { ...encounter, effect: { ...required(encounter.effect, 'effect'), ...wrong } } };
    expect(game.faults(state)).toEqual([]);
    expect(game.faults(forged)).toEqual(['the encounter is not the one being fought']);
  });
});

it('what finishing would cost is asked among the dice only', () => {
  expect([consequencesNow(aGame().state), consequencesNow(bursting().state)]).toEqual([null, null]);
  expect(consequencesNow(inCombat().state)).toEqual({ damage: 5, time: 2, after: 0 });
});
