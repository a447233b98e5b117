import { required } from '../../../../src/engine/kernel';
import { type Forgery, moved, withEncounter } from './forgery';

/** Bosses, doors, decks and phases. */
export const PLACE_FORGERIES: readonly Forgery[] = [
  {
    name: 'no round with the boss',
    of: ({ boss, phase }) => boss !== null && phase === 'pool',
    by: (state) => ({ ...state, boss: { ...required(state.boss, 'boss'), round: 0 } }),
    fault: 'no boss round has begun',
  },
  {
    name: 'a boss that is nearly beaten at once',
    of: ({ boss, phase, setup }) => boss?.round === 1 && phase === 'pool' && setup.dungeon === 'minotaurs-maze',
    by: (state) => ({ ...state, boss: { ...required(state.boss, 'boss'), damage: 9 } }),
    fault: 'strikes are too many',
  },
  {
    name: 'a boss that was beaten before it was struck',
    of: ({ result, boss }) => result === 'victory' && (boss?.round ?? 0) > 3,
    by: (state) => ({ ...state, boss: { ...required(state.boss, 'boss'), damage: 12 } }),
    fault: 'the boss was beaten before',
  },
  {
    name: 'a victory over nobody',
    of: ({ result }) => result === 'victory',
    by: (state) => ({ ...state, encounter: null }),
    fault: 'fell in no encounter',
  },
  {
    name: 'the boss of another dungeon',
    of: ({ boss, phase }) => (boss?.id === 'dragon' && phase === 'turnStart') || boss?.id === 'dragon',
    by: (state) => ({ ...state, boss: { ...required(state.boss, 'boss'), id: 'yeti' } }),
    fault: 'is the boss of another dungeon',
  },
  {
    name: 'a turn like any other before the boss',
    of: ({ boss, phase, stairsTokens }) => boss !== null && phase === 'pool' && stairsTokens === 0,
    by: (state) => ({ ...state, phase: 'turnStart', encounter: null, fights: [] }),
    fault: 'is no part of a boss fight',
  },
  {
    name: 'loot that waits during the boss fight',
    of: ({ boss, discard, phase }) => boss !== null && discard.length > 0 && phase !== 'over',
    by: (state) => ({ ...state, discard: moved(state.discard, 1)[0], loot: moved(state.discard, 1)[1] }),
    fault: 'loot waits during the boss fight',
  },
  {
    name: 'a deck during the boss fight',
    of: ({ boss, discard, phase }) => boss !== null && discard.length > 3 && phase !== 'over',
    by: (state) => ({ ...state, deck: state.discard, discard: [] }),
    fault: 'the boss is met before the stairs',
  },
  {
    name: 'the way down from a full deck',
    of: ({ phase, deck }) => phase === 'turnStart' && deck.length > 30,
    by: (state) => ({ ...state, phase: 'descend', next: 'newTurn', arrived: false }),
    fault: 'the stairs are still covered',
  },
  {
    name: 'stairs that strike under a full deck',
    of: ({ phase, heroes, deck }) => phase === 'choose' && heroes.length === 2 && deck.length > 10,
    by: (state) => ({ ...state, phase: 'stairsDamage', next: 'choose', stairsDue: 1 }),
    fault: 'stairs strike that are still covered',
  },
  {
    name: 'stairs that ask a party of one',
    of: ({ phase, heroes, deck, doors }) =>
      phase === 'choose' && heroes.length === 1 && deck.length === 0 && doors.some((door) => door !== null),
    by: (state) => ({ ...state, phase: 'stairsDamage', next: 'choose', stairsDue: 1 }),
    fault: 'leave one hero no choice',
  },
  {
    name: 'stealth for a warrior',
    of: ({ phase, doors, setup, deck }) =>
      phase === 'choose' && doors.includes(null) && setup.heroes.join() === 'warrior' && deck.length > 0,
    by: (state) => ({ ...state, phase: 'stealth' }),
    fault: 'nobody could add a door by stealth',
  },
  {
    name: 'a level without XP',
    of: ({ phase, xp, door }) => phase === 'loot' && xp.length === 0 && door !== null,
    by: (state) => ({ ...state, phase: 'level', loot: [], discard: [...state.discard, ...state.loot] }),
    fault: 'not enough XP',
  },
  {
    name: 'a choice before a single hero is burnt',
    of: ({ encounter, phase, heroes }) =>
      phase === 'feats' &&
      heroes.length === 1 &&
      encounter?.card?.startsWith('fire-elemental') === true &&
      encounter.pool.length === 0,
    by: (state) => ({ ...withEncounter(() => ({ boxes: [], feats: [] }))(state), phase: 'before' }),
    fault: 'the foe asks for nothing',
  },
  {
    name: 'a hand at the stairs with nothing to drink',
    of: ({ phase }) => phase === 'dying',
    by: (state) => ({ ...state, potions: 0 }),
    fault: 'nothing is left to drink',
  },
  {
    name: 'a door in hand between two turns',
    of: ({ phase, doors }) => phase === 'choose' && doors[0] !== null,
    by: (state) => ({ ...state, door: 0 }),
    fault: 'no door is chosen in choose',
  },
  {
    name: 'a claim without a door',
    of: ({ phase }) => phase === 'loot',
    by: (state) => ({ ...state, door: null }),
    fault: 'loot needs a door',
  },
  {
    name: 'a fight behind a closed door',
    of: ({ phase }) => phase === 'door',
    by: (state) => ({ ...state, doors: state.doors.map((door) => (door === null ? null : { ...door, open: false })) }),
    fault: 'the chosen door is closed',
  },
  {
    name: 'loot between two turns',
    of: ({ phase, discard, turn }) => phase === 'choose' && discard.length > 0 && turn > 3,
    by: (state) => ({ ...state, discard: moved(state.discard, 1)[0], loot: moved(state.discard, 1)[1] }),
    fault: 'nothing waits to be claimed',
  },
  {
    name: 'more loot than the door had',
    of: ({ phase, discard, turn }) => phase === 'loot' && discard.length > 3 && turn > 9,
    by: (state) => ({ ...state, discard: moved(state.discard, 2)[0], loot: [...state.loot, ...moved(state.discard, 2)[1]] }),
    fault: 'fewer cards than its loot',
  },
  {
    name: 'an encounter that nobody is in',
    of: ({ phase, encounter, potions }) => phase === 'dying' && encounter !== null && potions > 0,
    by: (state) => ({ ...state, next: 'nextFight' }),
    fault: 'is no part of an encounter',
  },
];
