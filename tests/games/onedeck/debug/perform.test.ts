import { describe, expect, it, vi } from 'vitest';
import { itemsOf, keyOf } from '../../../../src/debug/catalogue';
import type { PageClock } from '../../../../src/debug/clock';
import { lastsOf, perform, type Stage } from '../../../../src/debug/perform';
import { Beats } from '../../../../src/games/onedeck/debug/beats';
import { FIRST_PLAN } from '../../../../src/games/onedeck/debug/plan';
import type { Hands } from '../../../../src/games/onedeck/debug/scripts';
import { type Take, takeFor } from '../../../../src/games/onedeck/debug/takes';
import { EVENT_TYPES } from '../../../../src/games/onedeck/table';
import { tuning } from '../tuning';

const CAST = { plan: FIRST_PLAN, beats: new Beats(FIRST_PLAN, tuning) };
const FRAME = 20;
const DIE = { x: 100, y: 200, width: 40, height: 40 };
const BOX = { x: 300, y: 0, width: 80, height: 80 };

function takeOf(key: string): Take {
  const item = itemsOf(tuning, { eventTypes: EVENT_TYPES }).find((one) => keyOf(one) === key);
  const take = item === undefined ? null : takeFor(item, CAST);
  if (take === null) throw new Error(`nothing to play of ${key}`);
  return take;
}

/** A table where whatever is done is written down, at the time at which it is done. */
function aStage() {
  let time = 5000;
  const done: string[] = [];
  const note = (what: string): void => void done.push(`${time - 5000} ${what}`);
  const clock: PageClock = {
    now: () => time,
    pace: () => undefined,
    step: () => Promise.resolve(),
    frame() {
      time += FRAME;
      return Promise.resolve();
    },
  };
  const spot = (at: { readonly x: number; readonly y: number } | null): string => (at === null ? 'nowhere' : `${at.x},${at.y}`);
  const hands: Hands = {
    layout: () => ({ dice: [DIE], boxes: [BOX] }) as unknown as ReturnType<Hands['layout']>,
    point: (at) => note(`point ${spot(at)}`),
    lift: (die, at) => note(`lift ${die} ${spot(at)}`),
    carry: (to) => note(`carry ${spot(to)}`),
    putBack: () => note('put back'),
    pick: (die) => note(`pick ${die}`),
    aim: (box) => note(`aim ${box}`),
    look: (x, y) => note(`look ${x.toFixed(1)} ${y.toFixed(1)}`),
    tilt: (across, down) => note(`tilt ${across.toFixed(0)} ${down.toFixed(0)}`),
    holdEnd: () => note('hold'),
    letGo: () => note('let go'),
    askOdds: () => note('ask for odds'),
    shake: () => note('shake'),
    blow: () => Promise.resolve(note('blow')),
  };
  const stage: Stage = {
    async play(beat, { manner, stay }) {
      note(`${manner}: ${beat.events[0].type}`);
      await stay();
      note('given back');
    },
    visit: (_, { act }) => act(hands),
  };
  const sound = { play: vi.fn() };
  const play = (key: string, signal = new AbortController().signal): Promise<void> =>
    perform(takeOf(key), { stage, clock, live: tuning, sound, stay: () => Promise.resolve() }, signal);
  return { play, done, sound, elapsed: () => time - 5000 };
}

describe('a take', () => {
  it('of an event is that event, and of the fading pictures one where nothing travels', async () => {
    const { play, done } = aStage();
    await play('events.doorOpened');
    await play('motions.stillFade');
    expect(done[0]).toBe('0 moving: doorOpened');
    expect(done[2]).toMatch(/fading: /);
  });

  it('stays with who has come until they are there, and with what came of it until it was seen', async () => {
    const { play, done } = aStage();
    await play('motions.bossMet');
    expect(done).toEqual(['0 moving: bossMet', expect.stringMatching(/given back/)]);
    expect(Number.parseInt(done[1] ?? '', 10)).toBeGreaterThanOrEqual(tuning.motions.bossMet.duration);
    const other = aStage();
    await other.play('events.boxCovered');
    expect(Number.parseInt(other.done[1] ?? '', 10)).toBeGreaterThan(200);
  });

  it('of a sound that nothing makes but a press is the sound', async () => {
    const { play, sound } = aStage();
    await play('sounds.refused');
    expect(sound.play).toHaveBeenCalledWith('refused');
    expect(lastsOf(takeOf('sounds.refused'), tuning, () => 321)).toBe(321);
  });

  it.each(['idles.sway', 'particles.dust', 'light.breath'])('of %s lasts once round', async (key) => {
    const { play, elapsed } = aStage();
    const [section, name] = key.split('.') as ['idles', 'sway'];
    await play(key);
    expect(Math.abs(elapsed() - tuning[section][name].period)).toBeLessThanOrEqual(FRAME);
  });

  it('of a die takes it up, carries it to a box, puts it back, and presses it', async () => {
    const { play, done } = aStage();
    await play('motions.dieLifted');
    const acts = done.map((line) => line.split(' ').slice(1).join(' '));
    expect(acts[0]).toBe('point 120,220');
    expect(acts[2]).toMatch(/^lift \d+ 120,220$/);
    expect(acts.filter((act) => act.startsWith('carry')).length).toBeGreaterThan(5);
    expect(acts[acts.indexOf('put back') - 1]).toBe('carry 340,40');
    expect(acts.filter((act) => act.startsWith('pick'))).toHaveLength(2);
  });

  it('is over at once when nobody looks any more, and leaves nothing in the hand', async () => {
    const { play, done, elapsed } = aStage();
    const cut = new AbortController();
    cut.abort();
    await play('motions.dieLifted', cut.signal);
    expect(elapsed()).toBe(0);
    expect(done.filter((line) => / (lift|put)/.test(line))).toHaveLength(2);
  });

  it.each([
    ['light.parallax', /look 1\.0 /],
    ['light.depths', /look -1\.0 /],
    ['light.tilt', /tilt 20 /],
    ['light.lantern', /aim 1/],
    ['light.floor2', /blow/],
    ['sill.bars', /ask for odds/],
  ])('of %s does what shows it', async (key, what) => {
    const { play, done } = aStage();
    await play(key);
    expect(done.join('\n')).toMatch(what);
  });

  it('lasts as long as what goes along with it, and both ways where pictures fade', () => {
    const none = (): number => 0;
    expect(lastsOf(takeOf('motions.bossMet'), tuning, none)).toBe(tuning.motions.bossMet.duration);
    expect(lastsOf(takeOf('motions.stillFade'), tuning, none)).toBe(tuning.motions.stillFade.duration * 2);
    expect(lastsOf(takeOf('light.gutter'), tuning, none)).toBeGreaterThanOrEqual(tuning.light.gutter.duration);
  });
});
