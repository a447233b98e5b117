import { describe, expect, it } from 'vitest';
import { type Event, type EventOf, type EventType, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import { cardFace, type Gesture, inOneBeat, tableAnimators } from '../../../../src/games/onedeck/table';
import { type Cue, paced } from '../../../../src/table';
import { translatorIn } from '../../../support/translator';
import { tuning } from '../tuning';
import { TURNS } from './played';

type When = 'before' | 'after';
interface Shown {
  readonly beat: readonly [Event, ...Event[]];
  readonly shown: State;
}

/** One event of each type as it came up in a game, with the state on show. */
const EVENTS = new Map<EventType, Shown>();
for (const { before, events } of TURNS) {
  let shown = before;
  for (const event of events) {
    if (!EVENTS.has(event.type)) EVENTS.set(event.type, { beat: [event], shown });
    shown = oneDeckDungeon.evolve(shown, event);
  }
}

const { signal } = new AbortController();
const { t } = translatorIn('en');
const FIRST = TURNS[0]?.before as State;

interface Playing {
  readonly speed?: Cue<State>['speed'];
  readonly settle?: () => Promise<void>;
}

function animated({ beat, shown }: Shown, { speed = 2, settle = () => Promise.resolve() }: Playing = {}) {
  const sounds: string[] = [];
  const fades: string[] = [];
  const gestures: { readonly when: When; readonly gesture: Gesture; readonly move: unknown }[] = [];
  const cue: Cue<State> = { shown, signal, speed };
  const act = (when: When): Promise<void> | void => {
    const animators = tableAnimators({
      motions: {
        play(gesture, move) {
          gestures.push({ when, gesture, move });
          return settle();
        },
      },
      fading: {
        hold: () => void fades.push('hold'),
        fade() {
          fades.push('fade');
          return settle();
        },
      },
      sound: { play: (name) => void sounds.push(name) },
      tuning,
      faceOf: ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, t),
    });
    return animators[when](beat, cue);
  };
  const done = Promise.all([act('before'), act('after')]);
  return { sounds, gestures, fades, done };
}

const gesturesOf = (...beat: [Event, ...Event[]]): readonly unknown[] =>
  animated({ beat, shown: FIRST }).gestures.map(({ gesture }) => gesture);

describe('the animator of', () => {
  it.each([...EVENTS])('%s moves at the pace that is tuned, and hands on how it ended', async (_, at) => {
    const { gestures, done } = animated(at);
    await done;
    for (const { gesture, move } of gestures) expect(move).toEqual({ ...paced(tuning.motions[gesture.motion], 2), signal });
    const failed = animated(at, { settle: () => Promise.reject(new Error('torn')) }).done;
    await (gestures.length === 0 ? expect(failed).resolves.toBeDefined() : expect(failed).rejects.toThrow('torn'));
  });
});

describe('where nothing is to travel', () => {
  it.each([...EVENTS])('%s is heard as ever, and fades in if it is seen', async (_, at) => {
    const moving = animated(at);
    const still = animated(at, { speed: 'crossfade' });
    await still.done;
    expect(still.gestures).toEqual([]);
    expect(still.sounds).toEqual(moving.sounds);
    expect(still.fades[0]).toBe('hold');
    if (moving.gestures.length > 0) expect(still.fades).toEqual(['hold', 'fade']);
    expect(moving.fades).toEqual([]);
  });

  it('nobody waits for what is only told', () => {
    const waited = [...EVENTS].filter(([, at]) => animated(at, { speed: 'crossfade' }).fades.length > 1);
    expect(waited.length).toBeGreaterThan(20);
    expect(waited.length).toBeLessThan(EVENTS.size);
  });
});

describe('the dice of a roll', () => {
  const roll = [...TURNS].flatMap(({ before, events }) => {
    const first = events.findIndex(({ type }) => type === 'dieRolled');
    const dice = events.slice(first).filter((event): event is EventOf<'dieRolled'> => event.type === 'dieRolled');
    return first >= 0 && dice.length > 1 ? [{ shown: events.slice(0, first).reduce(oneDeckDungeon.evolve, before), dice }] : [];
  })[0];

  it('tumble together, are heard when they are thrown, and each when it lands', () => {
    const [die, ...dice] = roll?.dice ?? [];
    if (roll === undefined || die === undefined) throw new Error('nobody rolled several dice');
    const { sounds, gestures } = animated({ shown: roll.shown, beat: [die, ...dice] });
    const [{ gesture } = { gesture: null }] = gestures;
    if (gesture?.motion !== 'dieRolled') throw new Error('nothing is rolled');
    expect(gestures).toHaveLength(1);
    expect(gesture.dice.map(({ id }) => id)).toEqual([die, ...dice].map((one) => one.die));
    expect(sounds).toHaveLength(1);
    gesture.landed(0);
    expect(sounds.at(-1)).toBe(`${die.color}Lands`);
  });

  it('keep colour and owner when they are rerolled', () => {
    const rerolled = EVENTS.get('dieRerolled');
    const [event] = rerolled?.beat ?? [];
    if (rerolled === undefined || event?.type !== 'dieRerolled') throw new Error('nobody rerolled');
    const { color, hero } = rerolled.shown.encounter?.pool.find(({ id }) => id === event.die) ?? {};
    const [{ gesture } = { gesture: null }] = animated(rerolled).gestures;
    expect(gesture).toMatchObject({ dice: [{ id: event.die, color, value: event.value, hero }] });
  });
});

describe('events move as one', () => {
  const die = { type: 'dieDiscarded', die: 1 } as const;

  it.each([
    [true, { type: 'timeSpent', card: 'ogre-1' }, { type: 'timeSpent', card: 'goblin-1' }],
    [true, { ...die, cause: 'cost' }, { ...die, die: 2, cause: 'cost' }],
    [false, { ...die, cause: 'cost' }, { ...die, die: 2, cause: 'heroic' }],
    [false, { type: 'doorPlaced', door: 0 }, { type: 'timeSpent', card: 'ogre-1' }],
    [false, { type: 'doorOpened', door: 0, cards: ['ogre-1'] }, { type: 'doorOpened', door: 1, cards: ['ogre-2'] }],
  ] as const)('%s: %o, %o', (one, first, second) => {
    expect(inOneBeat(first, second)).toBe(one);
  });
});

describe('a motion is about', () => {
  it('what the events are about', () => {
    expect(gesturesOf({ type: 'doorPlaced', door: 2 }, { type: 'doorPlaced', door: 3 })).toEqual([
      { motion: 'doorPlaced', doors: [2, 3] },
    ]);
    expect(gesturesOf({ type: 'doorOpened', door: 1, cards: ['ogre-1'] })).toMatchObject([
      { motion: 'doorOpened', door: 1, face: { name: 'Ogre' } },
      { motion: 'doorEntered', door: 1 },
    ]);
    expect(gesturesOf({ type: 'boxCovered', box: 3, dice: [7] })).toEqual([{ motion: 'boxCovered', box: 3, dice: [7] }]);
    expect(gesturesOf({ type: 'damageTaken', hero: 'mage', amount: 2, total: 3, cause: 'stairs' })).toEqual([
      { motion: 'damageTaken', hurt: [{ hero: 'mage', amount: 2 }] },
    ]);
    expect(gesturesOf({ type: 'skillUsed', hero: 'warrior', skill: 'brute-force' })).toEqual([
      { motion: 'skillUsed', hero: 'warrior', ability: 'press-ability-warrior-brute-force' },
    ]);
    // The dice that pay for it come first.
    expect(gesturesOf({ type: 'skillUsed', hero: 'mage', skill: 'haste' })).toEqual([]);
  });

  it('why dice go', () => {
    const motionOf = (cause: EventOf<'dieDiscarded'>['cause']) =>
      gesturesOf({ type: 'dieDiscarded', die: 1, cause }, { type: 'dieDiscarded', die: 2, cause });
    expect(motionOf('heroic')).toEqual([{ motion: 'heroicForged', dice: [1, 2] }]);
    expect(motionOf('chosen')).toEqual([{ motion: 'dieDiscarded', dice: [1, 2] }]);
    const paid = TURNS.flatMap(({ before, events }) => {
      const at = events.findIndex((event) => event.type === 'dieDiscarded' && event.cause === 'cost');
      const [event, shown] = [events[at], events.slice(0, at).reduce(oneDeckDungeon.evolve, before)];
      return event === undefined ? [] : [{ beat: [event] as const, shown, use: shown.encounter?.used.at(-1) }];
    })[0];
    if (paid === undefined) throw new Error('nobody paid with dice');
    const { hero, skill } = paid.use ?? {};
    expect(animated(paid).gestures).toMatchObject([
      { gesture: { motion: 'dieSpent', hero, ability: `press-ability-${hero}-${skill}` } },
    ]);
  });

  it('every card that time takes, and each but the first is heard', () => {
    const beat = [
      { type: 'timeSpent', card: 'goblin-1' },
      { type: 'timeSpent', card: 'ogre-1' },
    ] as const;
    const { sounds, gestures } = animated({ beat: [...beat], shown: FIRST });
    const [{ gesture } = { gesture: null }] = gestures;
    if (gesture?.motion !== 'timeSpent') throw new Error('no time is spent');
    expect(gesture.cards).toEqual(['goblin', 'ogre']);
    expect(sounds).toEqual(['timePasses']);
    gesture.passed(1);
    expect(sounds).toEqual(['timePasses', 'timePasses']);
  });
});

describe('pacing', () => {
  it('shortens duration and delay by the speed and leaves everything else', () => {
    const slow = { duration: 240, ease: 'Sine.easeIn', delay: 40, distance: 7 };
    expect(paced(slow, 1)).toEqual(slow);
    expect(paced(slow, 4)).toEqual({ ...slow, duration: 60, delay: 10 });
    expect(paced({ duration: 200, ease: 'Linear' }, 2)).toEqual({ duration: 100, ease: 'Linear', delay: 0 });
  });
});
