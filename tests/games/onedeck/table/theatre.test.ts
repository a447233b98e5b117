import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/engine/onedeck';
import { contentOf, layoutTable, matterOf, type Shown, tableView } from '../../../../src/games/onedeck/table';
import { ACTS, FrameMeter, type IdleTable, type PartFacts, Rig } from '../../../../src/table';
import { TONGUES } from '../../../support/spoken';
import { tuning } from '../tuning';
import { STATES } from './played';

const IDLES: IdleTable = {
  sway: { period: 1000, turn: 90 },
  hover: { period: 1000, rise: 10 },
  blink: { period: 1000, stretch: 1 },
  drip: { period: 1000, rise: -50 },
  drop: { period: 1000, rise: -50 },
  pass: { period: 1000, slide: 100 },
  peer: { period: 1000, stretch: 1 },
};

const part = (name: string, more: Partial<PartFacts> = {}): PartFacts => ({
  name,
  pivot: [0, 0],
  box: [0, 0, 10, 10],
  at: [0, 0],
  ...more,
});

function stand(parts: readonly PartFacts[], at: { readonly time: number; readonly life?: number }) {
  const rig = new Rig(parts, IDLES);
  rig.move(at.time, at.life ?? 1);
  return Object.fromEntries(rig.limbs.map(({ facts, stands }) => [facts.name, stands]));
}

describe('a rig', () => {
  it('leaves its parts where they are drawn while nothing is to move', () => {
    const parts = [part('head', { pivot: [20, 30], idle: [{ as: 'sway' }] }), part('eyes', { pivot: [22, 28], on: 'head' })];
    const { head, eyes } = stand(parts, { time: 250, life: 0 });
    expect(head).toEqual({ turn: 0, x: 20, y: 30, wide: 1, high: 1, alpha: 1 });
    expect(eyes).toEqual({ turn: 0, x: 22, y: 28, wide: 1, high: 1, alpha: 1 });
  });

  it('moves a part as its idle says, as strongly and as far into its round as the figure says', () => {
    const idle = (by: number, from: number) => [part('head', { idle: [{ as: 'sway', by, from }] })];
    expect(stand(idle(1, 0), { time: 250 })['head']?.turn).toBeCloseTo(Math.PI / 2);
    expect(stand(idle(-0.5, 0), { time: 250 })['head']?.turn).toBeCloseTo(-Math.PI / 4);
    expect(stand(idle(1, 0.25), { time: 0 })['head']?.turn).toBeCloseTo(Math.PI / 2);
    expect(stand(idle(1, 0), { time: 250, life: 0.5 })['head']?.turn).toBeCloseTo(Math.PI / 4);
  });

  it('carries along what hangs on a part, whichever is drawn first', () => {
    const head = part('head', { pivot: [100, 100], idle: [{ as: 'sway' }] });
    const eyes = part('eyes', { pivot: [110, 100], on: 'head' });
    for (const parts of [
      [head, eyes],
      [eyes, head],
    ]) {
      const stands = stand(parts, { time: 250 });
      expect(stands['eyes']?.x).toBeCloseTo(100);
      expect(stands['eyes']?.y).toBeCloseTo(110);
      expect(stands['eyes']?.turn).toBeCloseTo(Math.PI / 2);
    }
  });

  it('keeps eyes open but for a moment, and lets drops come and go unseen', () => {
    const eyes = (time: number) => stand([part('eyes', { idle: [{ as: 'blink' }] })], { time })['eyes']?.high;
    expect([eyes(0), eyes(300), eyes(800)]).toEqual([1, 1, 1]);
    expect(eyes(500)).toBeCloseTo(0);
    const drop = (time: number) => stand([part('drop', { idle: [{ as: 'drip' }] })], { time })['drop'];
    expect([drop(1)?.alpha, drop(999)?.alpha].map((alpha) => (alpha ?? 1) < 0.1)).toEqual([true, true]);
    expect(drop(500)?.y).toBeCloseTo(25);
  });

  it('lets what passes by cross where it is drawn, and come and go unseen', () => {
    const bat = (time: number) => stand([part('bat', { idle: [{ as: 'pass' }] })], { time })['bat'];
    expect([bat(1)?.x, bat(500)?.x, bat(999)?.x].map((x) => Math.round(x ?? 0))).toEqual([-50, 0, 50]);
    expect([bat(1)?.alpha, bat(500)?.alpha, bat(999)?.alpha].map((alpha) => (alpha ?? 0) > 0.5)).toEqual([false, true, false]);
  });

  it('lets a drop hang before it falls, and eyes watch before they shut', () => {
    const drop = (time: number) => stand([part('drop', { idle: [{ as: 'drop' }] })], { time })['drop']?.y ?? 0;
    expect([drop(300), drop(650)]).toEqual([0, 0]);
    expect([drop(800) > 0, drop(950) > 2 * drop(800)]).toEqual([true, true]);
    const eyes = (time: number) => stand([part('eyes', { idle: [{ as: 'peer' }] })], { time })['eyes']?.high;
    expect([eyes(0), eyes(100), eyes(500), eyes(700), eyes(990)]).toEqual([0, 1, 1, 0, 0]);
  });

  it('is turned, grown and put out of sight as one, about the ground it stands on', () => {
    const rig = new Rig(
      [part('head', { pivot: [50, 0] }), part('eyes', { pivot: [50, 0], on: 'head', lit: true })],
      IDLES,
      [100, 200],
    );
    Object.assign(rig.whole, { x: 7, y: 3, wide: 2, high: 0.5, alpha: 0 });
    rig.move(0, 0);
    expect(rig.limbs[0]?.stands).toEqual({ turn: 0, x: 57, y: 103, wide: 2, high: 0.5, alpha: 0 });
    expect(rig.limbs[1]?.stands.alpha).toBe(1);
    Object.assign(rig.whole, { x: 0, y: 0, wide: 1, high: 1, turn: Math.PI / 2 });
    rig.move(0, 0);
    expect([rig.limbs[0]?.stands.x, rig.limbs[0]?.stands.y].map((value) => Math.round(value ?? 0))).toEqual([250, 200]);
    rig.rest();
    rig.move(0, 0);
    expect(rig.limbs[0]?.stands).toEqual({ turn: 0, x: 50, y: 0, wide: 1, high: 1, alpha: 1 });
  });

  it('reaches no further by itself than its idles say, and not at all by what goes round or blinks', () => {
    const idle = [{ as: 'sway', by: 0.5 }, { as: 'hover', by: -1 }, { as: 'blink' }, { as: 'drip' }];
    const [limb] = new Rig([part('head', { idle })], IDLES).limbs;
    expect(limb?.reach).toEqual({ turn: Math.PI / 4, x: 0, y: 10, stretch: 0 });
  });

  it('adds what a motion gives', () => {
    const rig = new Rig([part('head', { pivot: [5, 5] })], IDLES);
    const [head] = rig.limbs;
    Object.assign(head?.given ?? {}, { x: 7, turn: 1, alpha: 0.5 });
    rig.move(0, 0);
    expect(head?.stands).toEqual({ turn: 1, x: 12, y: 5, wide: 1, high: 1, alpha: 0.5 });
  });
});

describe('the meter of frames', () => {
  const numbers = { frames: 5, few: 3, slow: 25, pause: 200 };
  const judged = (lengths: readonly number[], by = numbers) => {
    const meter = new FrameMeter(by);
    let time = 0;
    meter.frame(time);
    for (const length of lengths) {
      time += length;
      meter.frame(time);
    }
    return meter.level;
  };

  it('is fine while most frames are short', () => {
    expect(judged([16, 16, 60, 16, 16])).toBe('full');
  });

  it('is slow when most are long, and stays so', () => {
    expect(judged([40, 40, 40, 10, 10])).toBe('calm');
    expect(judged([...Array<number>(5).fill(40), ...Array<number>(20).fill(8)])).toBe('calm');
  });

  it('is found slow early where frames take very long', () => {
    expect(judged([60, 60])).toBe('full');
    expect(judged([60, 60, 60])).toBe('calm');
  });

  it('is found slow even where it draws but one frame a second', () => {
    const { few } = tuning.light.pace;
    for (const took of [100, 330, 600, 1000]) expect(judged(Array<number>(few + 3).fill(took), tuning.light.pace)).toBe('calm');
  });

  it('is not judged by too few frames, nor by pauses between them', () => {
    expect(judged([30, 30, 30, 30])).toBe('full');
    expect(judged([...Array<number>(9).fill(900), 16])).toBe('full');
  });
});

/** A burst is no act of the figure on the stage: it is a copy that is seen while the blow lasts. */
const { burst, ...ACTS_ON_STAGE } = ACTS;

describe.each(Object.entries(ACTS_ON_STAGE))('the act %s', (name, act) => {
  const parts = [
    part('body'),
    part('head', { idle: [{ as: 'sway' }, { as: 'hover' }] }),
    part('jaw', { on: 'head' }),
    part('eyes', { on: 'head', lit: true, idle: [{ as: 'blink' }] }),
  ];
  const numbers = { distance: 0.2, turn: 10 };
  const at = (share: number) => {
    const { limbs, whole } = new Rig(parts, IDLES);
    const glow = { alpha: 1, burnt: 0 };
    act({ limbs, whole, glow, height: 500 }, share, numbers);
    return { given: Object.fromEntries(limbs.map(({ facts, given }) => [facts.name, given])), whole, glow };
  };
  const shown = (share: number) => Object.values(at(share).given).filter(({ alpha }) => alpha > 0.01).length;
  const comes = name === 'enter' || name === 'rise';
  const goes = name === 'fall' || name === 'dissolve';

  it('begins out of sight or at rest, and ends at rest or out of sight', () => {
    expect(shown(0)).toBe(comes ? 0 : parts.length);
    expect(shown(1)).toBe(goes ? 0 : parts.length);
    const still = at(comes ? 1 : 0);
    for (const pose of [still.whole, ...Object.values(still.given)]) {
      for (const value of [pose.x, pose.y, pose.turn]) expect(value).toBeCloseTo(0);
      for (const value of [pose.wide, pose.high, pose.alpha]) expect(value).toBeCloseTo(1);
    }
    expect(still.glow.alpha).toBeCloseTo(1);
  });

  it('is something to look at in between', () => {
    expect(at(0.4)).not.toEqual(at(comes ? 1 : 0));
  });
});

it('a boss opens its eyes before anything else is seen of it', () => {
  const rig = new Rig([part('head'), part('eyes', { on: 'head', lit: true })], IDLES);
  const { limbs, whole } = rig;
  ACTS.rise({ limbs, whole, glow: { alpha: 1, burnt: 0 }, height: 500 }, 0.12, { distance: 0.2, turn: 10 });
  rig.move(0, 0);
  expect(rig.limbs.map(({ stands }) => stands.alpha > 0)).toEqual([false, true]);
});

it('a boss opens every mouth as it roars, and shuts them', () => {
  const { limbs, whole } = new Rig([part('head'), part('jaw', { on: 'head' }), part('jaw-left', { on: 'head' })], IDLES);
  const drops = (share: number): readonly number[] => {
    ACTS.rise({ limbs, whole, glow: { alpha: 1, burnt: 0 }, height: 500 }, share, { distance: 0.2, turn: 10 });
    return limbs.map(({ given }) => given.y);
  };
  const [head = 0, ...jaws] = drops(0.85);
  for (const jaw of jaws) expect(jaw).toBeGreaterThan(head + 3);
  for (const drop of drops(1)) expect(drop).toBeCloseTo(0);
});

it('the light of a roar flares up as the mouth opens, which throws out the boxes within a second', () => {
  const { bossMet, bossRoars } = tuning.motions;
  const { limbs, whole } = new Rig([part('jaw')], IDLES);
  const openAt = (time: number): number => {
    ACTS.rise({ limbs, whole, glow: { alpha: 1, burnt: 0 }, height: 500 }, Math.min(1, time / bossMet.duration), bossMet);
    return limbs[0]?.given.y ?? 0;
  };
  const { duration, wait, share } = bossRoars;
  expect(duration).toBeLessThanOrEqual(1000);
  const most = Math.max(...Array.from({ length: 100 }, (_, at) => openAt((at / 100) * bossMet.duration)));
  const [flares, boxes] = [duration * wait, duration * share];
  expect(openAt(flares)).toBeGreaterThan(0);
  expect(openAt(flares + 80)).toBeGreaterThan(most / 2);
  expect(openAt(boxes)).toBeGreaterThan(most / 2);
  expect(boxes).toBeGreaterThan(flares);
});

describe('what the lantern shines on', () => {
  const state = STATES.find(({ phase, heroes }) => phase === 'pool' && heroes.length > 1) as State;
  const [[, translate] = ['', () => '']] = TONGUES;
  const screen = { width: 1280, height: 720, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 };
  const view = tableView(state, translate);
  const [hero] = view.heroes;
  const shown = (boxes: Shown['lights']['boxes']) => ({ view, hero: hero?.id ?? null, lights: { boxes } }) as unknown as Shown;
  const layout = layoutTable(screen, contentOf(view, { answers: [] } as unknown as Shown['menu'], { hero: null }));

  it('is the box that is chosen', () => {
    expect(matterOf(shown(['open', 'chosen']), layout)).toEqual(layout.boxes[1]);
  });

  it('is whose turn it is, if anything', () => {
    expect(matterOf(shown(['open', 'plain']), layout)).toEqual(layout.heroes[0]?.panel);
    expect(matterOf({ ...shown([]), hero: null }, layout)).toBeNull();
  });
});

it('a figure that bursts out of its frame is seen while it strikes, larger than it is', () => {
  const at = (share: number) => {
    const { limbs, whole } = new Rig([part('body')], IDLES);
    burst({ limbs, whole, glow: { alpha: 1, burnt: 0 }, height: 500 }, share, { distance: 0.2, turn: 10 });
    return { alpha: limbs[0]?.given.alpha, wide: whole.wide };
  };
  expect([at(0).alpha, at(1).alpha]).toEqual([0, 0]);
  expect(at(0.45).alpha).toBe(1);
  expect(at(0.45).wide).toBeGreaterThan(1.2);
});
