import type { EventOf } from '../events';
import type { Box, Die, Encounter, State } from '../state';
import { changed } from './copies';
import { type Evolvers, withEncounter, without } from './evolvers';

export const ENCOUNTER_EVOLVERS = {
  fightsSet: (state, { fights }) => changed(state, { fights }),
  encounterBegun: begin,
  optionChosen: (state, { option }) => withEncounter(state, () => ({ option })),
  boxesSet: (state, { boxes }) => withEncounter(state, () => ({ boxes })),
  featUsed: (state, { hero, dice }) => withEncounter(state, (encounter) => ({ feats: [...encounter.feats, { hero, dice }] })),
  bonusDieGiven: (state, { hero }) => withEncounter(state, (encounter) => ({ bonus: [...encounter.bonus, hero] })),
  rollOrderChosen: (state, { hero }) => withEncounter(state, () => ({ rollsFirst: hero })),
  skillUsed: (state, { hero, skill }) => withEncounter(state, (encounter) => ({ used: [...encounter.used, { hero, skill }] })),
  effectBegun: (state, { hero, skill, way, op, since }) =>
    withEncounter(state, () => ({ effect: { hero, skill, way, op, since } })),
  diceChosen: (state) => withEncounter(state, () => ({ effect: null })),
  symbolsPrevented: (state, { damage, time }) => withPrevented(state, damage, time),
  preventionSpent: (state, { time }) => withPrevented(state, 0, -time),
  boxCovered: (state, event) => placeDice(state, event, (box, dice) => ({ ...box, dice })),
  wardBroken: (state, event) => placeDice(state, event, (box) => ({ ...box, warded: false })),
  consequencesCounted: (state, { damage, time }) => withEncounter(state, () => ({ due: { damage, time } })),
  encounterEnded: end,
  bossMet: (state, { boss }) => changed(state, { boss: { id: boss, damage: 0, round: 0 }, arrived: false, stairsTokens: 0 }),
  bossRoundBegun: (state, { round }) => (state.boss === null ? state : changed(state, { boss: { ...state.boss, round } })),
  bossHealed: (state, { total }) => withBossDamage(state, total),
  bossStruck: (state, { total }) => withBossDamage(state, total),
  bossFightEnded: (state) => changed(state, { encounter: null, fights: state.fights.slice(1) }),
  gameWon: (state) => changed(state, { phase: 'over', next: null, result: 'victory' }),
  gameLost: (state) => changed(state, { phase: 'over', next: null, result: 'defeat' }),
} satisfies Partial<Evolvers>;

function begin(state: State, { kind, card, heroes }: EventOf<'encounterBegun'>): State {
  const encounter: Encounter = {
    kind,
    card,
    heroes,
    option: null,
    boxes: [],
    pool: [],
    used: [],
    feats: [],
    bonus: [],
    rollsFirst: null,
    prevented: { damage: 0, time: 0 },
    effect: null,
    due: null,
  };
  return changed(state, { encounter });
}

/** The card leaves its door; a door that is empty leaves the dungeon. */
function end(state: State, { card, to }: EventOf<'encounterEnded'>): State {
  const doors = state.doors.map((door) => {
    if (door === null || !door.cards.includes(card)) return door;
    const cards = without(door.cards, card);
    return cards.length === 0 ? null : { ...door, cards };
  });
  return changed(state, {
    doors,
    encounter: null,
    fights: state.fights.slice(1),
    loot: to === 'loot' ? [...state.loot, card] : state.loot,
    discard: to === 'discard' ? [...state.discard, card] : state.discard,
  });
}

function withPrevented(state: State, damage: number, time: number): State {
  return withEncounter(state, ({ prevented }) => ({
    prevented: { damage: prevented.damage + damage, time: prevented.time + time },
  }));
}

/** The dice leave the pool, whether they stay on the box or not. */
function placeDice(
  state: State,
  { box: at, dice: ids }: EventOf<'boxCovered' | 'wardBroken'>,
  change: (box: Box, dice: readonly Die[]) => Box,
): State {
  return withEncounter(state, ({ pool, boxes }) => {
    const dice = pool.filter((die) => ids.includes(die.id));
    return {
      pool: pool.filter((die) => !dice.includes(die)),
      boxes: boxes.map((box, index) => (index === at ? change(box, dice) : box)),
    };
  });
}

function withBossDamage(state: State, damage: number): State {
  return state.boss === null ? state : changed(state, { boss: { ...state.boss, damage } });
}
