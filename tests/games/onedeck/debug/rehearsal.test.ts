import { describe, expect, it } from 'vitest';
import { found, itemsOf, keyOf, tunedBy } from '../../../../src/debug/catalogue';
import {
  CARD_IDS,
  CARDS,
  type EventType,
  HERO_IDS,
  type HeroId,
  oneDeckDungeon,
  type State,
} from '../../../../src/engine/onedeck';
import { oneDeckDebug } from '../../../../src/games/onedeck/debug';
import { middleOf } from '../../../../src/games/onedeck/debug/beatFacts';
import { Beats } from '../../../../src/games/onedeck/debug/beats';
import { movesBy, placeOf } from '../../../../src/games/onedeck/debug/figures';
import { FIRST_PLAN, MOMENTS, type Plan, stateFor } from '../../../../src/games/onedeck/debug/plan';
import { ledTo, rehearsal } from '../../../../src/games/onedeck/debug/rehearsal';
import { tablesFor } from '../../../../src/games/onedeck/debug/stagings';
import { RULES, type Take, takeFor } from '../../../../src/games/onedeck/debug/takes';
import { COMPANY, EVENT_TYPES, subjectOf } from '../../../../src/games/onedeck/table';
import { describeDebug } from '../../../support/debugSuite';
import { tuning } from '../tuning';

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

const PARTIES: readonly (readonly HeroId[])[] = [
  ...HERO_IDS.map((hero) => [hero]),
  ['warrior', 'mage'],
  ['archer', 'rogue'],
  ['warrior', 'mage', 'paladin', 'rogue'],
];
/** What the rules keep from a party: a card is left over only for four, dice run short only for two, some store none. */
const OTHERS_PLAY: readonly EventType[] = ['cardDiscarded', 'rollOrderChosen', 'dieStored', 'storedDiceLost'];

describeDebug('One Deck Dungeon', {
  tuning,
  debug: oneDeckDebug,
  plans: Object.fromEntries(PARTIES.map((heroes) => [heroes.join(', '), { ...FIRST_PLAN, heroes }])),
  evolve: oneDeckDungeon.evolve,
  gestures: [...COMPANY.keys()],
  rules: RULES,
  soundsOfTheHand: ['button', 'refused', 'undo', 'dieTaken'],
});

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
});

describe('the catalogue', () => {
  const beats = new Beats(FIRST_PLAN, tuning);
  const items = itemsOf(tuning, { eventTypes: EVENT_TYPES });
  const itemOf = (key: string) => {
    const item = items.find((one) => keyOf(one) === key);
    if (item === undefined) throw new Error(`no ${key}`);
    return item;
  };

  const takeOf = (key: string): Take | null => takeFor(itemOf(key), { plan: FIRST_PLAN, beats });
  const beatOf = (key: string) => {
    const take = takeOf(key);
    return take?.kind === 'beat' ? take.beat : null;
  };

  it('shows what was asked for where it can be shown', () => {
    expect(beatOf('events.doorOpened')?.events[0]).toMatchObject({ cards: ['goblin-1'] });
  });

  it('finds by every word, in any case', () => {
    expect(found(items, 'DIE roll').map(keyOf)).toEqual(expect.arrayContaining(['events.dieRolled', 'motions.dieRolled']));
    expect(found(items, 'roll goblin')).toEqual([]);
    expect(found(items, ' ')).toEqual(items);
  });

  it('knows what is seen of an item and what it is tuned by', () => {
    const rolled = takeOf('events.dieRolled');
    expect(tunedBy(itemOf('events.dieRolled'), rolled)).toEqual(
      expect.arrayContaining([
        ['motions', 'dieRolled'],
        ['motions', 'trayCleared'],
        ['sounds', 'strengthLands'],
      ]),
    );
    expect(beatOf('events.dieRolled')?.events[0].type).toBe('dieRolled');
    expect(beatOf('motions.heroicForged')?.events[0]).toMatchObject({ type: 'dieDiscarded', cause: 'heroic' });
    expect(beatOf('motions.bossMet')?.events[0].type).toBe('bossMet');
    expect(beatOf('sounds.doorOpened')?.events[0].type).toBe('doorOpened');
    expect(tunedBy(itemOf('particles.dust'), takeOf('particles.dust'))).toEqual([['particles', 'dust']]);
    expect(tunedBy(itemOf('sounds.doorOpened'), takeOf('sounds.doorOpened'))).toEqual([['sounds', 'doorOpened']]);
  });

  it.each([
    [
      'motions.momentCame',
      (before: State, after: State) => !FACED.has(middleOf(after).kind) && middleOf(after).kind !== middleOf(before).kind,
    ],
    ['motions.stillFade', (before: State, after: State) => middleOf(before).kind !== middleOf(after).kind],
    ['light.gutter', (before: State, after: State) => harm(after) > harm(before)],
    ['light.stand', (before: State, after: State) => dice(after) > dice(before)],
    ['motions.ranksClosed', (before: State, after: State) => dice(before) > dice(after) && dice(after) > 0],
  ])('%s is played where it is seen', (key, shows) => {
    const { before, events } = beatOf(key) ?? { before: null, events: [] };
    expect(before !== null && shows(before, events.reduce(oneDeckDungeon.evolve, before))).toBe(true);
  });

  it.each(Object.keys(tuning.idles))('the idle %s is shown by what moves so: the chosen figure, where it does', (idle) => {
    const shown = (plan: Plan): string | null => {
      const take = takeFor({ kind: 'tuned', section: 'idles', name: idle }, { plan, beats: new Beats(plan, tuning) });
      if (take?.kind !== 'table') return null;
      const { floor, setup } = take.state;
      return subjectOf(middleOf(take.state)) ?? placeOf({ dungeon: setup.dungeon, floor });
    };
    expect(movesBy(idle, shown(FIRST_PLAN))).toBe(true);
    const card = CARD_IDS.find((id) => movesBy(idle, `foe/${CARDS[id].name}`));
    if (card !== undefined) expect(shown({ ...FIRST_PLAN, card })).toBe(`foe/${CARDS[card].name}`);
  });

  it('shows the light of a floor on that floor', () => {
    const floors = [1, 2, 3].map((floor) => takeOf(`light.floor${floor}`));
    expect(floors.map((take) => (take?.kind === 'table' ? take.state.floor : null))).toEqual([1, 2, 3]);
  });
});

const FACED: ReadonlySet<string> = new Set(['doors', 'foe', 'boss']);
const harm = ({ heroes }: State): number => heroes.reduce((sum, { damage }) => sum + damage, 0);
const dice = ({ encounter }: State): number => encounter?.pool.length ?? 0;
