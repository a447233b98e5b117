import { describe, expect, it } from 'vitest';
import tuning from '../../assets/tuning.json';
import { beatsFrom } from '../../src/debug/beats';
import { beatFor, found, itemsOf, keyOf, tunedBy } from '../../src/debug/catalogue';
import { FIRST_PLAN, MOMENTS, type Plan, stateFor } from '../../src/debug/plan';
import { ledTo, rehearsal } from '../../src/debug/rehearsal';
import { CARD_IDS, HERO_IDS, oneDeckDungeon } from '../../src/engine/onedeck';

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

describe('the catalogue', () => {
  const beats = beatsFrom(FIRST_PLAN, tuning);
  const items = itemsOf(beats, tuning);
  const itemOf = (key: string) => {
    const item = items.find((one) => keyOf(one) === key);
    if (item === undefined) throw new Error(`no ${key}`);
    return item;
  };

  it('has what nearly every game has, from the table that was asked for', () => {
    for (const type of ['doorOpened', 'dieRolled', 'boxCovered', 'damageTaken', 'timeSpent', 'levelGained', 'bossMet'] as const) {
      expect([...beats.keys()]).toContain(type);
    }
    const opened = beats.get('doorOpened');
    expect(opened?.events[0]).toMatchObject({ cards: ['goblin-1'] });
  });

  it('follows every beat to the next state', () => {
    for (const { before, events } of beats.values()) {
      expect(() => events.reduce(oneDeckDungeon.evolve, before)).not.toThrow();
    }
  });

  it('finds by every word, in any case', () => {
    expect(found(items, 'DIE roll').map(keyOf)).toEqual(expect.arrayContaining(['events.dieRolled', 'motions.dieRolled']));
    expect(found(items, 'roll goblin')).toEqual([]);
    expect(found(items, ' ')).toEqual(items);
  });

  it('knows what is seen of an item and what it is tuned by', () => {
    const rolled = beatFor(itemOf('events.dieRolled'), beats);
    expect(rolled).toBe(beats.get('dieRolled'));
    expect(tunedBy(itemOf('events.dieRolled'), rolled)).toEqual(expect.arrayContaining([['motions', 'dieRolled']]));
    expect(beatFor(itemOf('motions.dieRolled'), beats)?.motions).toContain('dieRolled');
    expect(beatFor(itemOf('particles.dust'), beats)).toBeNull();
    expect(tunedBy(itemOf('particles.dust'), null)).toEqual([['particles', 'dust']]);
    expect([beatFor(itemOf('sounds.doorOpened'), beats), tunedBy(itemOf('sounds.doorOpened'), null)]).toEqual([
      null,
      [['sounds', 'doorOpened']],
    ]);
  });
});
