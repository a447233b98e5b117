import type { EventOf } from '../events';
import { nextRoll } from '../rules/roll';
import type { Die, DieId, State } from '../state';
import { type EvolversOf, withHero, withPool } from './evolvers';

export const DIE_EVOLVERS: EvolversOf<
  'dieRolled' | 'dieRerolled' | 'dieGained' | 'dieChanged' | 'dieRecolored' | 'dieDiscarded' | 'dieWithheld'
> = {
  dieRolled: rollDie,
  dieRerolled: (state, { die, value }) => ({
    ...withDie(state, die, (old) => ({ ...old, value })),
    dice: nextRoll(state.dice).stream,
  }),
  dieGained: (state, { die: id, hero, color, value, only }) => ({
    ...withPool(state, (pool) => [...pool, { id, color, value, hero, only }]),
    nextDie: Math.max(state.nextDie, id + 1),
  }),
  dieChanged: (state, { die, value }) => withDie(state, die, (old) => ({ ...old, value })),
  dieRecolored: (state, { die, color }) => withDie(state, die, (old) => ({ ...old, color })),
  dieDiscarded: (state, { die }) => withPool(state, (pool) => pool.filter(({ id }) => id !== die)),
  dieWithheld: (state) => state,
};

/** The value is the event's; drawing again only moves the stream on. */
function rollDie(state: State, { die: id, hero, color, value, from }: EventOf<'dieRolled'>): State {
  const { encounter } = state;
  if (encounter === null) return state;
  const pool = [...encounter.pool, { id, color, value, hero, only: null }];
  const dice = nextRoll(state.dice).stream;
  const rolled = { ...state, encounter: { ...encounter, pool }, dice, nextDie: Math.max(state.nextDie, id + 1) };
  if (from === 'supply') return rolled;
  return withHero(rolled, hero, (owner) => ({ ...owner, stored: owner.stored.filter((other) => other !== id) }));
}

function withDie(state: State, id: DieId, change: (die: Die) => Die): State {
  return withPool(state, (pool) => pool.map((die) => (die.id === id ? change(die) : die)));
}
