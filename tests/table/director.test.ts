import { describe, expect, it, vi } from 'vitest';
import { type Cue, createDirector, type Director, type Presentation } from '../../src/table';

type Told = readonly string[];

interface Stage {
  readonly director: Director<string, Told>;
  /** The calls of the director, in order. */
  readonly calls: string[];
  readonly problems: unknown[];
}

interface Options {
  readonly animate?: (event: string, cue: Cue<Told>) => Promise<void> | void;
  readonly arrive?: (event: string, cue: Cue<Told>) => Promise<void> | void;
  readonly narrate?: () => void;
  readonly sync?: (told: Told) => void;
  readonly speed?: () => Presentation;
  readonly pause?: () => Promise<void>;
  readonly prepare?: (told: Told) => Promise<void>;
  readonly prepareRest?: (told: Told) => Promise<void>;
}

/** A director of a game whose state is the list of its events. */
function stage({
  animate = () => undefined,
  arrive = () => undefined,
  narrate = () => undefined,
  sync = () => undefined,
  speed = () => 1,
  pause = () => Promise.resolve(),
  prepare = () => Promise.resolve(),
  prepareRest = () => Promise.resolve(),
}: Options): Stage {
  const calls: string[] = [];
  const problems: unknown[] = [];
  const director = createDirector<string, Told>({
    narrate(event, shown) {
      calls.push(`narrate ${event} on ${shown.join('')}`);
      narrate();
    },
    before(beat, cue) {
      const events = beat.join('');
      calls.push(`animate ${events} on ${cue.shown.join('')}`);
      return animate(events, cue);
    },
    after: (beat, cue) => arrive(beat.join(''), cue),
    evolve: (told, event) => [...told, event],
    inOneBeat: (one, other) => one === other,
    sync(told) {
      calls.push(`sync ${told.join('')}`);
      sync(told);
    },
    speed,
    report: (problem) => problems.push(problem),
    pause,
    prepare,
    prepareRest,
  });
  return { director, calls, problems };
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((settle) => signal.addEventListener('abort', () => settle(), { once: true }));

describe('playing events', () => {
  it('moves as one what belongs to one beat, and draws it once', async () => {
    const { director, calls } = stage({});
    await director.play([], ['a', 'b', 'b', 'b', 'a']);
    expect(calls.filter((call) => !call.startsWith('narrate'))).toEqual([
      'animate a on ',
      'sync a',
      'animate bbb on a',
      'sync abbb',
      'animate a on abbb',
      'sync abbba',
      'sync abbba',
    ]);
  });

  it('tells each event of a beat on what came before it', async () => {
    const { director, calls } = stage({});
    await director.play(['x'], ['b', 'b']);
    expect(calls.filter((call) => call.startsWith('narrate'))).toEqual(['narrate b on x', 'narrate b on xb']);
  });

  it('moves what has come once it is drawn', async () => {
    const { director, calls } = stage({ arrive: (event, { shown }) => void calls.push(`arrive ${event} on ${shown.join('')}`) });
    await director.play(['x'], ['a']);
    expect(calls).toEqual(['narrate a on x', 'animate a on x', 'sync xa', 'arrive a on xa', 'sync xa']);
  });

  it('tells, moves, evolves and draws each before the next, and draws the end once more', async () => {
    const { director, calls } = stage({ animate: () => Promise.resolve() });
    await director.play(['x'], ['a', 'b']);
    expect(calls).toEqual([
      'narrate a on x',
      'animate a on x',
      'sync xa',
      'narrate b on xa',
      'animate b on xa',
      'sync xab',
      'sync xab',
    ]);
  });

  it('waits for the animation', async () => {
    const { director, calls } = stage({ animate: (_, { signal }) => aborted(signal) });
    const playing = director.play([], ['a']);
    await new Promise(setImmediate);
    expect(calls).toEqual(['narrate a on ', 'animate a on ']);
    director.skip();
    await playing;
  });

  it('prepares a state while the events before it move, and draws it when it is ready', async () => {
    const order: string[] = [];
    const { director } = stage({
      animate: async (event) => {
        order.push(`${event} moves`);
        await Promise.resolve();
      },
      prepare: async (told) => {
        order.push(`${told.join('')} begins`);
        for (let task = 0; task < 9; task++) await Promise.resolve();
        order.push(`${told.join('')} is ready`);
      },
      sync: (told) => order.push(`${told.join('')} is drawn`),
    });
    await director.play([], ['a']);
    expect(order).toEqual(['a begins', 'a moves', 'a is ready', 'a is drawn', 'a is drawn']);
  });

  it('prepares how the last state waits while the last events end, and before it is drawn for good', async () => {
    const order: string[] = [];
    const { director } = stage({
      arrive: (event) => void order.push(`${event} has come`),
      prepareRest: async (told) => {
        order.push(`${told.join('')} is about to wait`);
        for (let task = 0; task < 9; task++) await Promise.resolve();
        order.push(`${told.join('')} is ready`);
      },
      sync: (told) => order.push(`${told.join('')} is drawn`),
    });
    await director.play([], ['a', 'b']);
    expect(order.slice(0, 3)).toEqual(['a is drawn', 'a has come', 'ab is drawn']);
    expect(order.slice(3)).toEqual(['ab is about to wait', 'b has come', 'ab is ready', 'ab is drawn']);
  });

  it('prepares nothing where nothing moves, and draws what could not be prepared', async () => {
    const prepare = vi.fn(() => Promise.reject(new Error('no paint')));
    await stage({ prepare, speed: () => 'instant' }).director.play([], ['a']);
    expect(prepare).not.toHaveBeenCalled();
    const { director, calls, problems } = stage({ prepare });
    await director.play([], ['a']);
    expect(calls.at(-1)).toBe('sync a');
    expect(problems).toEqual([new Error('no paint')]);
  });

  it('pauses before each beat and each state, and after the last', async () => {
    const made = stage({ pause: () => Promise.resolve(void made.calls.push('pause')) });
    await made.director.play([], ['a']);
    const beat = ['pause', 'narrate a on ', 'animate a on ', 'pause', 'sync a'];
    expect(made.calls).toEqual([...beat, 'pause', 'sync a', 'pause']);
  });

  it('draws the end at once when it is skipped in a pause, and pauses no more', async () => {
    let pauses = 0;
    const { director, calls } = stage({
      pause: () => {
        pauses += 1;
        director.skip();
        return Promise.resolve();
      },
    });
    await director.play([], ['a', 'b']);
    expect(pauses).toBe(1);
    expect(calls.filter((call) => call.startsWith('sync'))).toEqual(['sync ab']);
  });

  it('draws the state when there was nothing to tell', async () => {
    const { director, calls } = stage({});
    await director.play(['x'], []);
    expect(calls).toEqual(['sync x']);
  });

  it('asks for the speed again before each motion', async () => {
    const speeds: Presentation[] = [4, 1, 'instant', 1, 'crossfade'];
    const seen: Presentation[] = [];
    const { director } = stage({ speed: () => speeds.shift() ?? 1, animate: (_, cue) => void seen.push(cue.speed) });
    await director.play([], ['a', 'b', 'c']);
    expect(seen).toEqual([4, 'crossfade']);
  });

  it('moves nothing when all is to be instant', async () => {
    const { director, calls } = stage({ speed: () => 'instant' });
    await director.play([], ['a', 'b']);
    expect(calls.filter((call) => call.startsWith('animate'))).toEqual([]);
    expect(calls.at(-1)).toBe('sync ab');
  });
});

describe('skipping', () => {
  it('before a play is harmless', async () => {
    const { director, calls } = stage({});
    director.skip();
    await director.play([], ['a']);
    expect(calls).toContain('animate a on ');
  });

  it('during a play shows the end at once and still tells everything', async () => {
    const { director, calls } = stage({ animate: (_, { signal }) => aborted(signal) });
    const playing = director.play([], ['a', 'b', 'c']);
    await vi.waitFor(() => expect(calls).toContain('animate a on '));
    director.skip();
    director.skip();
    await playing;
    expect(calls).toEqual(['narrate a on ', 'animate a on ', 'narrate b on a', 'narrate c on ab', 'sync abc']);
  });

  it('leaves out what would arrive', async () => {
    const arrived: string[] = [];
    const { director } = stage({ animate: () => director.skip(), arrive: (event) => void arrived.push(event) });
    await director.play([], ['a', 'b']);
    expect(arrived).toEqual([]);
  });

  it('after a play is harmless, and the next play moves again', async () => {
    const { director, calls } = stage({});
    await director.play([], ['a']);
    director.skip();
    await director.play([], ['b']);
    expect(calls.filter((call) => call.startsWith('animate'))).toEqual(['animate a on ', 'animate b on ']);
  });
});

describe('what fails on the stage', () => {
  const failures = {
    'an animation that throws': {
      animate: () => {
        throw new Error('broken');
      },
    },
    'an animation that rejects': { animate: () => Promise.reject(new Error('broken')) },
    'a telling that throws': {
      narrate: () => {
        throw new Error('broken');
      },
    },
  } satisfies Readonly<Record<string, Options>>;

  it.each(Object.entries(failures))('%s is reported once for each event, and the rest goes on', async (_, options) => {
    const { director, calls, problems } = stage(options);
    await director.play([], ['a', 'b', 'c']);
    expect(problems).toEqual([new Error('broken'), new Error('broken'), new Error('broken')]);
    expect(calls.filter((call) => call.startsWith('sync'))).toEqual(['sync a', 'sync ab', 'sync abc', 'sync abc']);
  });

  it('a drawing that throws is reported, and the next is tried', async () => {
    const drawn: string[] = [];
    const { director, problems } = stage({
      sync(told) {
        if (told.length === 1) throw new Error('broken');
        drawn.push(told.join(''));
      },
    });
    await director.play([], ['a', 'b']);
    expect(problems).toEqual([new Error('broken')]);
    expect(drawn).toEqual(['ab', 'ab']);
  });

  it('an evolution that throws is our mistake and comes out', async () => {
    const evolve = (): Told => {
      throw new Error('broken');
    };
    const nothing = (): void => undefined;
    const director = createDirector({
      before: nothing,
      after: nothing,
      evolve,
      sync: nothing,
      narrate: nothing,
      inOneBeat: () => false,
      speed: () => 1,
      report: nothing,
    });
    await expect(director.play([], ['a'])).rejects.toThrow('broken');
  });
});
