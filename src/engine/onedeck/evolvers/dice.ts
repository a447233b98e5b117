import type { EventOf } from '../events';
import { nextRoll } from '../rules/roll';
import type { Die, DieId, State } from '../state';
import { changed, changedDie } from './copies';
import { type Evolvers, withHero, withPool } from './evolvers';

export const DIE_EVOLVERS = {
  dieRolled: rollDie,
  dieRerolled: (state, { die, value }) => changed(withDie(state, die, { value }), { dice: nextRoll(state.dice).stream }),
  dieGained: (state, { die: id, hero, color, value, only }) => withNewDie(state, { id, color, value, hero, only }),
  dieChanged: (state, { die, value }) => withDie(state, die, { value }),
  dieRecolored: (state, { die, color }) => withDie(state, die, { color }),
  dieDiscarded: (state, { die }) => withPool(state, (pool) => pool.filter(({ id }) => id !== die)),
  dieWithheld: (state) => state,
} satisfies Partial<Evolvers>;

/** The value is the event's; drawing again only moves the stream on. */
function rollDie(state: State, { die: id, hero, color, value, from }: EventOf<'dieRolled'>): State {
  const pooled = withNewDie(state, { id, color, value, hero, only: null });
  const rolled = changed(pooled, { dice: nextRoll(state.dice).stream });
  if (from === 'supply') return rolled;
  return withHero(rolled, hero, (owner) => ({ ...owner, stored: owner.stored.filter((other) => other !== id) }));
}

function withNewDie(state: State, die: Die): State {
  const nextDie = Math.max(state.nextDie, die.id + 1);
  return changed(
    withPool(state, (pool) => [...pool, die]),
    { nextDie },
  );
}

function withDie(state: State, id: DieId, changes: Partial<Die>): State {
  return withPool(state, (pool) => pool.map((die) => (die.id === id ? changedDie(die, changes) : die)));
}
