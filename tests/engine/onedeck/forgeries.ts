import { type Stream, the } from '../../../src/engine/kernel';
import type { CardId, Encounter, Hero, State } from '../../../src/engine/onedeck';

export interface Forgery {
  readonly name: string;
  /** The first honest state like this is forged. */
  readonly of: (state: State) => boolean;
  readonly by: (state: State) => State;
  readonly fault: string;
}

const withHero =
  (change: Partial<Hero>) =>
  (state: State): State => ({
    ...state,
    heroes: state.heroes.map((hero, at) => (at === 0 ? { ...hero, ...change } : hero)),
  });
const withEncounter =
  (change: (encounter: Encounter) => Partial<Encounter>) =>
  (state: State): State => {
    const encounter = the(state.encounter, 'encounter');
    return { ...state, encounter: { ...encounter, ...change(encounter) } };
  };
const drawn = <Value>(stream: Stream<Value>, more: number): Stream<Value> => ({ ...stream, drawn: stream.drawn + more });
const any = (): boolean => true;
const isAlone = ({ heroes }: State): boolean => heroes.length === 1;
const inPool = (state: State): boolean => state.phase === 'pool' && state.boss === null && isAlone(state);
const poolOf =
  (kind: Encounter['kind']) =>
  (state: State): boolean =>
    state.phase === 'pool' && state.encounter?.kind === kind;
const isWide = (state: State): boolean => state.encounter?.boxes.every(({ dice }) => dice.length === 0) === true;
const moved = (from: readonly CardId[], count: number) => [from.slice(count), from.slice(0, count)] as const;
const firstHero = (state: State) => the(state.heroes[0], 'hero').id;

export const FORGERIES: readonly Forgery[] = [
  ...[
    { name: 'talents without gifts', by: withHero({ talents: ['prepared'] }) },
    { name: 'a basic skill without gifts', by: withHero({ basicSkill: 'precision' }) },
  ].map((forgery) => ({ ...forgery, of: any, fault: 'that the setup does not give' })),
  {
    name: 'a talent twice',
    of: ({ heroes }) => (heroes[0]?.talents.length ?? 0) > 1,
    by: (state) => withHero({ talents: [...(state.heroes[0]?.talents ?? []), ...(state.heroes[0]?.talents ?? [])] })(state),
    fault: 'that the setup does not give',
  },
  {
    name: 'twelve potions',
    of: ({ turn }) => turn === 3,
    by: (state) => ({ ...state, potions: 12 }),
    fault: 'cannot have 12 potions',
  },
  {
    name: 'a level for nothing',
    of: ({ level }) => level === 1,
    by: (state) => ({ ...state, level: 3 }),
    fault: 'has not been paid for',
  },
  {
    name: 'a level below the first',
    of: ({ setup, level }) => setup.tier === 'novice' && level === 2,
    by: (state) => ({ ...state, level: 1 }),
    fault: 'has not been paid for',
  },
  {
    name: 'XP spent on nothing',
    of: ({ level, deck, setup, turn }) => level === 1 && deck.length > 20 && setup.tier === 'fearless' && turn > 2,
    by: (state) => ({ ...state, deck: moved(state.deck, 1)[0], removed: moved(state.deck, 1)[1] }),
    fault: 'has not been paid for',
  },
  {
    name: 'a potion identified twice',
    of: ({ heroes, turn, deck }) =>
      heroes.length === 4 && turn > 3 && deck.includes('skeleton-1') && deck.includes('skeleton-1.b'),
    by: (state) => ({
      ...state,
      deck: state.deck.filter((card) => card !== 'skeleton-1' && card !== 'skeleton-1.b'),
      identified: ['skeleton-1', 'skeleton-1.b'],
    }),
    fault: 'a potion is identified twice',
  },
  {
    name: 'the last floor at once',
    of: ({ turn, phase }) => turn === 1 && phase === 'choose',
    by: (state) => ({ ...state, floor: 3 }),
    fault: 'is reached too soon',
  },
  {
    name: 'a floor that was not shuffled',
    of: ({ floor, turn }) => floor === 2 && turn > 6,
    by: (state) => ({ ...state, floor: 3 }),
    fault: 'decks were shuffled',
  },
  {
    name: 'more shuffles than floors',
    of: any,
    by: (state) => ({ ...state, decks: drawn(state.decks, 1) }),
    fault: 'decks were shuffled',
  },
  {
    name: 'arrival in mid-turn',
    of: ({ phase, floor }) => phase === 'choose' && floor === 1,
    by: (state) => ({ ...state, arrived: true }),
    fault: 'has begun',
  },
  {
    name: 'arrival on a floor that is not shuffled',
    of: ({ phase, floor, discard }) => phase === 'turnStart' && floor === 2 && discard.length > 0,
    by: (state) => ({ ...state, arrived: true }),
    fault: 'is not shuffled',
  },
  {
    name: 'a first turn that is the ninth',
    of: ({ turn }) => turn === 0,
    by: (state) => ({ ...state, turn: 9 }),
    fault: 'does not fit its number',
  },
  {
    name: 'a chest of cards',
    of: ({ turn, phase, deck }) => turn === 1 && phase === 'choose' && deck.length > 20,
    by: (state) => ({ ...state, deck: moved(state.deck, 9)[0], xp: [...state.xp, ...moved(state.deck, 9)[1]] }),
    fault: 'more cards are won than doors were entered',
  },
  {
    name: 'no round with the boss',
    of: ({ boss, phase }) => boss !== null && phase === 'pool',
    by: (state) => ({ ...state, boss: { ...the(state.boss, 'boss'), round: 0 } }),
    fault: 'no boss round has begun',
  },
  {
    name: 'a boss that is nearly beaten at once',
    of: ({ boss, phase, setup }) => boss?.round === 1 && phase === 'pool' && setup.dungeon === 'minotaurs-maze',
    by: (state) => ({ ...state, boss: { ...the(state.boss, 'boss'), damage: 9 } }),
    fault: 'strikes are too many',
  },
  {
    name: 'a boss that was beaten before it was struck',
    of: ({ result, boss }) => result === 'victory' && (boss?.round ?? 0) > 3,
    by: (state) => ({ ...state, boss: { ...the(state.boss, 'boss'), damage: 12 } }),
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
    by: (state) => ({ ...state, boss: { ...the(state.boss, 'boss'), id: 'yeti' } }),
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
  ...[
    {
      name: 'boxes without damage',
      change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, damage: 0, time: 0 })) }),
    },
    { name: 'boxes that are easy', change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, value: 1 })) }) },
    {
      name: 'boxes of another colour',
      change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, color: 'agility' as const })) }),
    },
    {
      name: 'boxes without armor',
      change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, armor: !box.armor })) }),
    },
    { name: 'boxes that strike', change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, strikes: 3 })) }) },
    { name: 'boxes under a ward', change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, warded: true })) }) },
    { name: 'a box less', change: ({ boxes }: Encounter) => ({ boxes: boxes.slice(1) }) },
  ].map(({ name, change }) => ({ name, of: inPool, by: withEncounter(change), fault: 'the boxes are not those of the card' })),
  {
    name: 'a covered box whose dice are too low',
    of: (state) => inPool(state) && state.encounter?.boxes.some(({ dice }) => dice.some(({ value }) => value > 1)) === true,
    by: withEncounter(({ boxes }) => ({
      boxes: boxes.map((box) => ({ ...box, dice: box.dice.map((die) => ({ ...die, value: 1 })) })),
    })),
    fault: 'by dice that do not fit',
  },
  {
    name: 'boxes covered before the roll',
    of: (state) => state.phase === 'feats' && isWide(state),
    by: (state) =>
      withEncounter(({ boxes }) => ({
        boxes: boxes.map((box, at) =>
          at === 0 ? { ...box, dice: [{ id: 0, color: 'heroic', value: 6, hero: firstHero(state), only: null }] } : box,
        ),
      }))(state),
    fault: 'boxes are covered before the dice are rolled',
  },
  {
    name: 'dice before the roll',
    of: (state) => state.phase === 'feats' && state.encounter?.pool.length === 0 && isAlone(state),
    by: (state) =>
      withEncounter(() => ({ pool: [{ id: 0, color: 'heroic', value: 6, hero: firstHero(state), only: null }] }))(state),
    fault: 'dice are rolled before their time',
  },
  {
    name: 'dice before the option',
    of: (state) => state.phase === 'option',
    by: (state) => withEncounter(() => ({ feats: [{ hero: firstHero(state), dice: 1 }] }))(state),
    fault: 'before the boxes are known',
  },
  {
    name: 'an option that was not asked for',
    of: (state) => state.phase === 'option',
    by: withEncounter(() => ({ option: 1 })),
    fault: 'an option is chosen that nobody was offered',
  },
  {
    name: 'consequences that are not due',
    of: poolOf('combat'),
    by: withEncounter(() => ({ due: { damage: 0, time: 0 } })),
    fault: 'counted at another time',
  },
  {
    name: 'consequences that are not those of the boxes',
    of: ({ phase, encounter }) => phase === 'dying' && (encounter?.due?.time ?? 0) > 0,
    by: withEncounter(({ due }) => ({ due: { damage: the(due, 'due').damage, time: 0 } })),
    fault: 'are not those of the open boxes',
  },
  {
    name: 'a bonus die more',
    of: inPool,
    by: (state) => withEncounter(({ bonus }) => ({ bonus: [...bonus, firstHero(state)] }))(state),
    fault: 'bonus dice are given',
  },
  {
    name: 'a skill of nobody',
    of: poolOf('combat'),
    by: (state) => withEncounter(() => ({ used: [{ hero: firstHero(state), skill: 'stealth' }] }))(state),
    fault: 'a skill is used that nobody there has',
  },
  {
    name: 'a skill used twice',
    of: ({ phase, encounter }) => phase === 'pool' && encounter?.used.length === 1,
    by: withEncounter(({ used, prevented }) => ({ used: [...used, ...used], prevented })),
    fault: 'a skill is used twice',
  },
  {
    name: 'a feat against the boss',
    of: poolOf('boss'),
    by: (state) => withEncounter(() => ({ feats: [{ hero: firstHero(state), dice: 1 }] }))(state),
    fault: 'a feat is used against the boss',
  },
  {
    name: 'a feat of six dice',
    of: inPool,
    by: (state) => withEncounter(() => ({ feats: [{ hero: firstHero(state), dice: 6 }] }))(state),
    fault: 'dice that it has not got',
  },
  {
    name: 'a feat twice',
    of: (state) => inPool(state) && state.encounter?.feats.length === 1,
    by: withEncounter(({ feats }) => ({ feats: [...feats, ...feats] })),
    fault: 'a feat is used twice',
  },
  {
    name: 'everything prevented',
    of: inPool,
    by: withEncounter(() => ({ prevented: { damage: 50, time: 50 } })),
    fault: 'is prevented than skills prevent',
  },
  {
    name: 'a die for armor from nowhere',
    of: (state) => inPool(state) && (state.encounter?.pool.length ?? 0) > 0 && state.encounter?.used.length === 0,
    by: withEncounter(({ pool }) => ({ pool: pool.map((die, at) => (at === 0 ? { ...die, only: 'mana' as const } : die)) })),
    fault: 'that no skill has restricted',
  },
  {
    name: 'a skill at work that was not used',
    of: (state) =>
      poolOf('combat')(state) &&
      (state.encounter?.pool.filter(({ hero }) => hero === firstHero(state)).length ?? 0) > 1 &&
      state.encounter?.used.length === 0,
    by: (state) => ({
      ...withEncounter(() => ({ effect: { hero: firstHero(state), skill: 'direct-hit', way: 0, op: 0, since: 1 } }))(state),
      phase: 'effect',
    }),
    fault: 'the skill in use was not used',
  },
  {
    name: 'one hero who rolls before herself',
    of: inPool,
    by: (state) => withEncounter(() => ({ rollsFirst: firstHero(state) }))(state),
    fault: 'nobody was asked who rolls first',
  },
  {
    name: 'bonus dice before the feats',
    of: ({ phase, level, encounter }) => phase === 'feats' && level > 1 && encounter !== null,
    by: (state) => withEncounter(() => ({ bonus: [firstHero(state)] }))(state),
    fault: 'bonus dice are given before their time',
  },
  {
    name: 'a skill before the roll',
    of: ({ phase, encounter }) => phase === 'feats' && encounter?.used.length === 0,
    by: (state) => withEncounter(() => ({ used: [{ hero: firstHero(state), skill: 'valor' }] }))(state),
    fault: 'a skill is used before the dice are rolled',
  },
  {
    name: 'invisibility that nobody knows',
    of: ({ phase, encounter, potions, identified }) =>
      phase === 'feats' && encounter !== null && potions > 0 && identified.length === 0,
    by: (state) => ({ ...state, phase: 'invisibility', encounter: null }),
    fault: 'invisibility is not identified',
  },
];
