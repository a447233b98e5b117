import { type Game, GameObjects, type Scene } from 'phaser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cue, paced, type Screen, type Timing } from '../../src/table';
import { endGame, FRAME, pass } from '../scenes/headless';

/** A motion's timing at some speed, and the signal that skips it. */
export type AnyMove = Timing & { readonly delay: number; readonly signal: AbortSignal };

/** A table before which nothing has been shown yet, on a clock that the suite moves. */
export interface OpenTable<Played> {
  readonly game: Game;
  readonly scene: Scene;
  /** The motions that it can carry out. */
  readonly motions: readonly string[];
  fit(screen: Screen): void;
  show(played: Played): void;
  play(played: Played, move: AnyMove): Promise<void>;
}

export interface MotionsInput<Played> {
  /** Returns the first of each motion that whole games are shown with at this speed. */
  playedAt(speed: Cue<unknown>['speed']): ReadonlyMap<string, Played>;
  /** The tuning that is in force. */
  readonly timings: Readonly<Record<string, Timing>>;
  readonly screens: Readonly<Record<string, Screen>>;
  /** Calls `vi.useFakeTimers()` and opens a table. */
  open(): Promise<OpenTable<Played>>;
}

const FIELDS = ['x', 'y', 'scaleX', 'scaleY', 'angle', 'alpha', 'visible', 'tint', 'depth', 'type', 'isCropped'] as const;
/** Milliseconds that a motion may last at single speed beyond what is tuned: its things follow each other. */
const AFTER = 900;
const SHORT = 160;

/** The motions of every game: each has a timing, ends in time, can be skipped, and leaves nothing behind. */
export function describeMotions<Played>(name: string, input: MotionsInput<Played>): void {
  const { playedAt, timings, screens, open } = input;
  const moving = playedAt(1);
  let table: OpenTable<Played>;

  const allowed = (motion: string): number => {
    const { duration = 0, delay = 0 } = timings[motion] ?? {};
    return duration + delay + AFTER;
  };

  function start(motion: string, played: Played) {
    const skip = new AbortController();
    const ended: string[] = [];
    const timing = timings[motion];
    if (timing === undefined) throw new Error(`nothing is tuned for ${motion}`);
    void table.play(played, { ...paced(timing, 1), signal: skip.signal }).then(
      () => ended.push('settled'),
      (problem: unknown) => ended.push(String(problem)),
    );
    return { ended, skip };
  }

  beforeEach(async () => {
    table = await open();
  });

  afterEach(async () => {
    await endGame(table.game);
    vi.useRealTimers();
  });

  it(`${name}: every motion comes up in games and has a timing`, () => {
    expect([...moving.keys()].sort()).toEqual([...table.motions].sort());
    expect(Object.keys(timings)).toEqual(expect.arrayContaining([...table.motions]));
  });

  it(`${name}: nothing travels where motion is reduced`, () => {
    expect([...playedAt('crossfade').keys()]).toEqual([]);
  });

  describe.each(Object.entries(screens))(`${name} on a %s`, (_, screen) => {
    const other = Object.values(screens).find((one) => one !== screen) ?? screen;

    describe.each([...moving])('%s leaves the picture as it would be without it', (motion, played) => {
      let still: readonly unknown[] = [];

      beforeEach(() => {
        table.fit(screen);
        table.show(played);
        // Some pictures are made the first time that they are wanted.
        table.show(played);
        still = pictureOf(table.scene);
      });

      it('played to its end, within the time that is tuned', async () => {
        const { ended } = start(motion, played);
        await pass(allowed(motion));
        expect(ended).toEqual(['settled']);
        table.show(played);
        expect(pictureOf(table.scene)).toEqual(still);
      });

      it.each([0, 60, 240])('skipped after %d ms', async (after) => {
        const { ended, skip } = start(motion, played);
        await pass(after);
        skip.abort();
        await pass(0);
        expect(ended).toEqual(['settled']);
        table.show(played);
        expect(pictureOf(table.scene)).toEqual(still);
        await pass(SHORT);
        expect(pictureOf(table.scene)).toEqual(still);
      });

      it('while the screen changes', async () => {
        const { ended } = start(motion, played);
        await pass(SHORT);
        table.fit(other);
        await pass(SHORT);
        table.fit(screen);
        await pass(allowed(motion));
        expect(ended).toEqual(['settled']);
        table.show(played);
        expect(pictureOf(table.scene)).toEqual(still);
      });

      it.each(['stop', 'remove'] as const)('and nobody waits for it after %s', async (how) => {
        const { ended } = start(motion, played);
        await pass(SHORT);
        if (how === 'stop') table.scene.scene.stop();
        else table.scene.scene.remove();
        await pass(FRAME * 2);
        expect(ended).toEqual(['settled']);
      });
    });
  });
}

/** All that is drawn, and how; what is hidden is drawn nowhere, wherever it is, and a canvas is as good as another. */
const pictureOf = ({ children }: Scene): readonly unknown[] => drawnOf(children.list);

function drawnOf(things: readonly GameObjects.GameObject[]): readonly unknown[] {
  const drawn = things.filter((thing) => Reflect.get(thing, 'visible') !== false);
  return drawn.map((thing) => ({
    ...Object.fromEntries(FIELDS.map((field) => [field, Reflect.get(thing, field)])),
    texture: thing instanceof GameObjects.Image ? thing.texture.key.replace(/^painting:.*/, 'painting') : null,
    inside: thing instanceof GameObjects.Container ? drawnOf(thing.list) : [],
  }));
}
