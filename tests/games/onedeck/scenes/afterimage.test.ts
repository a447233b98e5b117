// @vitest-environment happy-dom
import '../../../scenes/canvas';
import type { Scene } from 'phaser';
import { describe, expect, it } from 'vitest';
import { type EventType, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import { inOneBeat, tableAnimators } from '../../../../src/games/onedeck/table';
import { Afterimage } from '../../../../src/scenes/Afterimage';
import { createDirector } from '../../../../src/table';
import { FRAME, inHeadlessGame, pass } from '../../../scenes/headless';
import { TURNS } from '../table/played';
import { tuning } from '../tuning';

const { duration } = tuning.motions.stillFade;
const HALF = Math.round(duration / 2 / FRAME) * FRAME;
/** A fade begins with the frame after it was asked for, and ends with one. */
const WHOLE = duration + FRAME * 3;

let scene: Scene;
let canvas: HTMLCanvasElement;
let drawn: number;
let before: Afterimage;

inHeadlessGame((made) => {
  ({ scene } = made);
  document.body.innerHTML = '<div><canvas id="game"></canvas></div>';
  canvas = document.querySelector<HTMLCanvasElement>('#game') ?? document.createElement('canvas');
  drawn = 0;
  before = new Afterimage({
    scene,
    canvas,
    draw: () => {
      drawn += 1;
    },
    timing: () => tuning.motions.stillFade,
  });
});

const image = (): HTMLElement | null => document.querySelector<HTMLElement>('.afterimage');
const share = (): number => Number(image()?.style.opacity ?? 0);

function faded(signal?: AbortSignal): { readonly isOver: () => boolean } {
  let isOver = false;
  void before.fade(signal).then(() => {
    isOver = true;
  });
  return { isOver: () => isOver };
}

describe('what was to be seen', () => {
  it('stays in front as it is until it fades, and then it is gone', async () => {
    before.hold();
    await pass(WHOLE);
    expect(share()).toBe(1);
    const { isOver } = faded();
    const seen: number[] = [];
    for (let time = 0; time < duration; time += FRAME) {
      await pass(FRAME);
      seen.push(share());
    }
    expect(seen).toEqual([...seen].sort((one, other) => other - one));
    expect(new Set(seen).size).toBeGreaterThan(4);
    await pass(FRAME * 3);
    expect(isOver()).toBe(true);
    expect(image()).toBeNull();
  });

  it('is copied once, however often it is to be kept', () => {
    before.hold();
    before.hold();
    expect(drawn).toBe(1);
  });

  it('goes over into what comes next from wherever it is', async () => {
    before.hold();
    const first = faded();
    await pass(HALF);
    before.hold();
    expect(share()).toBe(1);
    await pass(WHOLE);
    expect(first.isOver()).toBe(true);
    expect(share()).toBe(1);
    const second = faded();
    await pass(WHOLE);
    expect(second.isOver()).toBe(true);
    expect(image()).toBeNull();
  });

  it.each([0, HALF])('is gone as soon as it is skipped, after %d ms', async (after) => {
    before.hold();
    const skip = new AbortController();
    const { isOver } = faded(skip.signal);
    await pass(after);
    skip.abort();
    await pass(0);
    expect(isOver()).toBe(true);
    expect(image()).toBeNull();
  });

  it('is gone at once when it was skipped before', async () => {
    before.hold();
    const { isOver } = faded(AbortSignal.abort());
    await pass(0);
    expect(isOver()).toBe(true);
    expect(image()).toBeNull();
  });

  it('is gone with another size, and nobody waits for it', async () => {
    before.hold();
    const { isOver } = faded();
    await pass(HALF);
    before.drop();
    await pass(0);
    expect(isOver()).toBe(true);
    expect(image()).toBeNull();
    await pass(WHOLE);
    expect(image()).toBeNull();
  });

  it.each(['stop', 'remove'] as const)('is nobody’s wait after %s', async (how) => {
    before.hold();
    const { isOver } = faded();
    await pass(HALF);
    if (how === 'stop') scene.scene.stop();
    else scene.scene.remove();
    await pass(FRAME * 2);
    expect(isOver()).toBe(true);
  });

  it('can be let go of where nothing is kept', async () => {
    const { isOver } = faded();
    await pass(0);
    expect(isOver()).toBe(true);
  });
});

/** One turn for each event of the game. */
const EACH = new Map<EventType, (typeof TURNS)[number]>();
for (const turn of TURNS) for (const { type } of turn.events) if (!EACH.has(type)) EACH.set(type, turn);

describe.each([...EACH])('a turn with %s', (_, turn) => {
  /** Plays it, and notes what is in front of every state that is drawn. */
  function played() {
    const shares: number[] = [];
    const moved: string[] = [];
    const director = createDirector({
      ...tableAnimators({
        motions: {
          play({ motion }) {
            moved.push(motion);
            return Promise.resolve();
          },
        },
        fading: before,
        sound: { play: () => undefined },
        tuning,
        faceOf: () => null,
      }),
      evolve: oneDeckDungeon.evolve,
      sync: (state: State) => {
        expect(state).toBeDefined();
        shares.push(share());
      },
      narrate: () => undefined,
      inOneBeat,
      speed: () => 'crossfade',
      report: (problem) => {
        throw problem;
      },
    });
    let isOver = false;
    const playing = director.play(turn.before, turn.events).then(() => {
      isOver = true;
    });
    return { shares, moved, director, playing, isOver: () => isOver };
  }

  it('moves nothing, and changes behind what was to be seen', async () => {
    const { shares, moved, isOver } = played();
    await pass(WHOLE * (turn.events.length + 1));
    expect(isOver()).toBe(true);
    expect(moved).toEqual([]);
    expect(shares.slice(0, -1)).toEqual(shares.slice(0, -1).map(() => 1));
    expect(scene.tweens.getTweens()).toEqual([]);
  });

  it('can be skipped at any moment', async () => {
    const { director, isOver } = played();
    await pass(HALF);
    director.skip();
    await pass(0);
    expect(isOver()).toBe(true);
  });

  it('is nobody’s wait when the table goes', async () => {
    const { isOver } = played();
    await pass(HALF);
    scene.scene.remove();
    await pass(FRAME * 2);
    expect(isOver()).toBe(true);
  });
});
