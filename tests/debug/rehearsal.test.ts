import { describe, expect, it } from 'vitest';
import tuning from '../../assets/tuning.json';
import { Beats } from '../../src/debug/beats';
import { beatFor, found, itemsOf, keyOf, tunedBy } from '../../src/debug/catalogue';
import { FIRST_PLAN, MOMENTS, type Plan, stateFor } from '../../src/debug/plan';
import { ledTo, rehearsal } from '../../src/debug/rehearsal';
import { tablesFor } from '../../src/debug/stagings';
import { CARD_IDS, type EventType, HERO_IDS, type HeroId, oneDeckDungeon } from '../../src/engine/onedeck';
import { EVENT_TYPES, type Motion } from '../../src/stage';

const PLANS: readonly Plan[] = [1, 2, 4].flatMap((count) =>
  MOMENTS.flatMap((moment) =>
    [1, 4].map((level) => ({ ...FIRST_PLAN, heroes: HERO_IDS.slice(0, count), moment, level, armed: level === 4 })),
  ),
);

describe('a rehearsal', () => {
  it.each(PLANS.map((plan) => [`${plan.heroes.length} at level ${plan.level}: ${plan.moment}`, plan] as const))(
    'begins where a game could be, with %s',
    (_, plan) => {
      expect(oneDeckDungeon.faults(stateFor(plan))).toEqual([]);
    },
  );

  it.each(CARD_IDS)('leads to the dice of %s, which show what was asked for', (card) => {
    const { state } = ledTo(rehearsal({ ...FIRST_PLAN, card, rolls: [6, 5, 4] }), 'pool');
    expect(state.encounter?.card).toBe(card);
    expect(state.encounter?.pool.slice(0, 3).map(({ value }) => value)).toEqual([6, 5, 4].slice(0, state.encounter?.pool.length));
  });

  it('stays where it is when nothing leads on', () => {
    const begun = rehearsal({ ...FIRST_PLAN, moment: 'level' });
    expect(ledTo(begun, 'pool')).toBe(begun);
  });
});

/** What no event of the engine is about: dice that a hand takes up and puts back, what goes along with others, and what is instead. */
const BESIDES: readonly Motion[] = ['dieLifted', 'dicePutBack', 'trayCleared', 'ranksClosed', 'flash', 'momentCame', 'stillFade'];
/** What a hero who is alone does without. */
const IN_PARTIES: readonly Motion[] = ['bonusDieGiven'];
const PARTIES: readonly (readonly HeroId[])[] = [
  ...HERO_IDS.map((hero) => [hero]),
  ['warrior', 'mage'],
  ['archer', 'rogue'],
  ['warrior', 'mage', 'paladin', 'rogue'],
];
/** What the rules keep from a party: a card is left over only for four, dice run short only for two, some store none. */
const OTHERS_PLAY: readonly EventType[] = ['cardDiscarded', 'rollOrderChosen', 'dieStored', 'storedDiceLost'];

describe.each(PARTIES.map((heroes) => [heroes.join(', '), heroes] as const))('for %s', (_, heroes) => {
  const plan = { ...FIRST_PLAN, heroes };
  const beats = new Beats(plan, tuning);
  const of = (wanted: EventType) => beats.find(({ events: [{ type }] }) => type === wanted);

  it('every table is one that a game could come to', () => {
    expect([...tablesFor(plan)].flatMap(oneDeckDungeon.faults)).toEqual([]);
  });

  it('every event comes up, and what is seen or heard of it', () => {
    expect(EVENT_TYPES.filter((type) => of(type) === null)).toEqual([]);
    const foreign = EVENT_TYPES.map(of).filter((beat) => beat?.before.setup.heroes !== heroes);
    const seen = foreign.filter((beat) => (beat?.motions.length ?? 0) + (beat?.sounds.length ?? 0) > 0);
    expect(OTHERS_PLAY).toEqual(expect.arrayContaining(seen.map((beat) => beat?.events[0].type)));
  });

  it('every motion is played', () => {
    const unseen = heroes.length > 1 ? BESIDES : [...BESIDES, ...IN_PARTIES];
    const motions = Object.keys(tuning.motions).filter((name) => !unseen.some((one) => one === name));
    const unplayed = motions.filter((name) => beatFor({ kind: 'tuned', section: 'motions', name }, beats) === null);
    expect(unplayed).toEqual([]);
  });

  it('follows every beat to the next state', () => {
    for (const { before, events } of EVENT_TYPES.flatMap((type) => of(type) ?? [])) {
      expect(() => events.reduce(oneDeckDungeon.evolve, before)).not.toThrow();
    }
  });
});

describe('the catalogue', () => {
  const beats = new Beats(FIRST_PLAN, tuning);
  const items = itemsOf(tuning);
  const itemOf = (key: string) => {
    const item = items.find((one) => keyOf(one) === key);
    if (item === undefined) throw new Error(`no ${key}`);
    return item;
  };

  it('shows what was asked for where it can be shown', () => {
    expect(beatFor(itemOf('events.doorOpened'), beats)?.events[0]).toMatchObject({ cards: ['goblin-1'] });
  });

  it('finds by every word, in any case', () => {
    expect(found(items, 'DIE roll').map(keyOf)).toEqual(expect.arrayContaining(['events.dieRolled', 'motions.dieRolled']));
    expect(found(items, 'roll goblin')).toEqual([]);
    expect(found(items, ' ')).toEqual(items);
  });

  it('knows what is seen of an item and what it is tuned by', () => {
    const rolled = beatFor(itemOf('events.dieRolled'), beats);
    expect(rolled?.events[0].type).toBe('dieRolled');
    expect(tunedBy(itemOf('events.dieRolled'), rolled)).toEqual(expect.arrayContaining([['motions', 'dieRolled']]));
    expect(beatFor(itemOf('motions.heroicForged'), beats)?.events[0]).toMatchObject({ type: 'dieDiscarded', cause: 'heroic' });
    expect(beatFor(itemOf('motions.bossMet'), beats)?.events[0].type).toBe('bossMet');
    expect(beatFor(itemOf('particles.dust'), beats)).toBeNull();
    expect(tunedBy(itemOf('particles.dust'), null)).toEqual([['particles', 'dust']]);
    expect([beatFor(itemOf('sounds.doorOpened'), beats), tunedBy(itemOf('sounds.doorOpened'), null)]).toEqual([
      null,
      [['sounds', 'doorOpened']],
    ]);
  });
});
