import type { EventOf } from '../events';
import { nextRoll } from '../rules/roll';
import type { Die, DieId } from '../state';
import { changedDie, type Draft } from './copies';
import { type Evolvers, setHero, setPool } from './evolvers';

export const DIE_EVOLVERS = {
  dieRolled: rollDie,
  dieRerolled(draft, { die, value }) {
    setDie(draft, die, { value });
    draft.dice = nextRoll(draft.dice).stream;
  },
  dieGained: (draft, { die: id, hero, color, value, only }) => addDie(draft, { id, color, value, hero, only }),
  dieChanged: (draft, { die, value }) => setDie(draft, die, { value }),
  dieRecolored: (draft, { die, color }) => setDie(draft, die, { color }),
  dieDiscarded: (draft, { die }) => setPool(draft, (pool) => pool.filter(({ id }) => id !== die)),
  dieWithheld: () => undefined,
} satisfies Partial<Evolvers>;

/** The value is the event's; drawing again only moves the stream on. */
function rollDie(draft: Draft, { die: id, hero, color, value, from }: EventOf<'dieRolled'>): void {
  addDie(draft, { id, color, value, hero, only: null });
  draft.dice = nextRoll(draft.dice).stream;
  if (from === 'stored') setHero(draft, hero, (owner) => ({ ...owner, stored: owner.stored.filter((other) => other !== id) }));
}

function addDie(draft: Draft, die: Die): void {
  setPool(draft, (pool) => [...pool, die]);
  draft.nextDie = Math.max(draft.nextDie, die.id + 1);
}

function setDie(draft: Draft, id: DieId, changes: Partial<Die>): void {
  setPool(draft, (pool) => pool.map((die) => (die.id === id ? changedDie(die, changes) : die)));
}
