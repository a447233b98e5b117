import type { EventOf } from '../events';
import type { Box, Die, DieId, Encounter, State } from '../state';
import { type EvolversOf, withEncounter, without } from './evolvers';

export const ENCOUNTER_EVOLVERS: EvolversOf<
  | 'fightsSet'
  | 'encounterBegun'
  | 'optionChosen'
  | 'boxesSet'
  | 'featUsed'
  | 'bonusDieGiven'
  | 'rollOrderChosen'
  | 'skillUsed'
  | 'effectBegun'
  | 'diceChosen'
  | 'symbolsPrevented'
  | 'preventionSpent'
  | 'boxCovered'
  | 'wardBroken'
  | 'consequencesCounted'
  | 'encounterEnded'
  | 'bossMet'
  | 'bossRoundBegun'
  | 'bossHealed'
  | 'bossStruck'
  | 'bossFightEnded'
  | 'gameWon'
  | 'gameLost'
> = {
  fightsSet: (state, { fights }) => ({ ...state, fights }),
  encounterBegun: begin,
  optionChosen: (state, { option }) => withEncounter(state, (encounter) => ({ ...encounter, option })),
  boxesSet: (state, { boxes }) => withEncounter(state, (encounter) => ({ ...encounter, boxes })),
  featUsed: (state, { hero, dice }) =>
    withEncounter(state, (encounter) => ({ ...encounter, feats: [...encounter.feats, { hero, dice }] })),
  bonusDieGiven: (state, { hero }) =>
    withEncounter(state, (encounter) => ({ ...encounter, bonus: [...encounter.bonus, hero] })),
  rollOrderChosen: (state, { hero }) => withEncounter(state, (encounter) => ({ ...encounter, rollsFirst: hero })),
  skillUsed: (state, { hero, skill }) =>
    withEncounter(state, (encounter) => ({ ...encounter, used: [...encounter.used, { hero, skill }] })),
  effectBegun: (state, { hero, skill, way, op, since }) =>
    withEncounter(state, (encounter) => ({ ...encounter, effect: { hero, skill, way, op, since } })),
  diceChosen: (state) => withEncounter(state, (encounter) => ({ ...encounter, effect: null })),
  symbolsPrevented: (state, { damage, time }) => withPrevented(state, damage, time),
  preventionSpent: (state, { time }) => withPrevented(state, 0, -time),
  boxCovered: (state, { box, dice }) => withBox(state, box, dice, (target, placed) => ({ ...target, dice: placed })),
  wardBroken: (state, { box, dice }) => withBox(state, box, dice, (target) => ({ ...target, warded: false })),
  consequencesCounted: (state, { damage, time }) =>
    withEncounter(state, (encounter) => ({ ...encounter, due: { damage, time } })),
  encounterEnded: end,
  bossMet: (state, { boss }) => ({ ...state, boss: { id: boss, damage: 0, round: 0 }, arrived: false, stairsTokens: 0 }),
  bossRoundBegun: (state, { round }) => (state.boss === null ? state : { ...state, boss: { ...state.boss, round } }),
  bossHealed: (state, { total }) => withBossDamage(state, total),
  bossStruck: (state, { total }) => withBossDamage(state, total),
  bossFightEnded: (state) => ({ ...state, encounter: null, fights: state.fights.slice(1) }),
  gameWon: (state) => ({ ...state, phase: 'over', then: null, result: 'victory' }),
  gameLost: (state) => ({ ...state, phase: 'over', then: null, result: 'defeat' }),
};

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
  return { ...state, encounter };
}

/** The card leaves its door; a door that is empty leaves the dungeon. */
function end(state: State, { card, to }: EventOf<'encounterEnded'>): State {
  const doors = state.doors.map((door) => {
    if (door === null || !door.cards.includes(card)) return door;
    const cards = without(door.cards, card);
    return cards.length === 0 ? null : { ...door, cards };
  });
  return {
    ...state,
    doors,
    encounter: null,
    fights: state.fights.slice(1),
    loot: to === 'loot' ? [...state.loot, card] : state.loot,
    discard: to === 'discard' ? [...state.discard, card] : state.discard,
  };
}

function withPrevented(state: State, damage: number, time: number): State {
  return withEncounter(state, (encounter) => ({
    ...encounter,
    prevented: { damage: encounter.prevented.damage + damage, time: encounter.prevented.time + time },
  }));
}

function withBox(
  state: State,
  at: number,
  ids: readonly DieId[],
  change: (box: Box, dice: readonly Die[]) => Box,
): State {
  return withEncounter(state, (encounter) => {
    const dice = encounter.pool.filter((die) => ids.includes(die.id));
    const pool = encounter.pool.filter((die) => !ids.includes(die.id));
    return { ...encounter, pool, boxes: encounter.boxes.map((box, index) => (index === at ? change(box, dice) : box)) };
  });
}

function withBossDamage(state: State, damage: number): State {
  return state.boss === null ? state : { ...state, boss: { ...state.boss, damage } };
}
