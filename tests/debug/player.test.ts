import { describe, expect, it, vi } from 'vitest';
import { takeClock } from '../../src/debug/clock';
import { Player } from '../../src/debug/Player';

/** A page whose time is moved on by hand, and which draws as soon as it is asked. */
function aPage() {
  const page = {
    time: 1000,
    performance: { now: (): number => page.time },
    requestAnimationFrame: (draw: (time: number) => void): number => {
      queueMicrotask(() => draw(page.time));
      return 0;
    },
  };
  return page;
}

describe('the page clock', () => {
  it('goes as fast as it is told, stands still, and is moved on by hand', async () => {
    const page = aPage();
    const clock = takeClock(page);
    const first = page.performance.now();
    clock.pace(0.25);
    page.time += 100;
    expect(page.performance.now() - first).toBe(25);
    clock.pace(0);
    page.time += 100;
    expect(clock.now() - first).toBe(25);
    await clock.step(40);
    expect(clock.now() - first).toBe(65);
    const drawn = vi.fn();
    page.requestAnimationFrame(drawn);
    await Promise.resolve();
    expect(drawn).toHaveBeenCalledWith(first + 65);
  });
});

/** A table where a take lasts 200 ms of the page's time. */
function aPlayer() {
  const page = aPage();
  const clock = takeClock(page);
  const shown: number[] = [];
  let finish = (): void => undefined;
  const show = (_take: string, signal: AbortSignal): Promise<void> => {
    shown.push(clock.now());
    signal.addEventListener('abort', () => finish());
    return new Promise((settle) => {
      finish = settle;
    });
  };
  const player = new Player({ clock, show, lasts: () => 0 });
  player.take('a take');
  return { page, clock, player, shown, end: () => finish() };
}

const settled = (): Promise<void> => new Promise((settle) => setTimeout(settle, 0));

describe('the player', () => {
  it('measures how long it took, in the time of the page', async () => {
    const { page, player, end } = aPlayer();
    player.pace(0.5);
    const played = player.play();
    await settled();
    page.time += 400;
    expect(player.at).toBe(0);
    end();
    await played;
    expect(player.length).toBe(200);
  });

  it('plays over and over until something else is wanted', async () => {
    const { player, shown, end } = aPlayer();
    player.loop = true;
    const played = player.play();
    for (let times = 0; times < 3; times++) {
      await settled();
      end();
    }
    await settled();
    expect(shown).toHaveLength(4);
    await player.stop();
    await played;
    expect(shown).toHaveLength(4);
  });

  it('goes on to a moment, and begins again for one that has gone by', async () => {
    const { clock, player, shown } = aPlayer();
    await player.scrub(100);
    expect([shown.length, clock.now() - (shown[0] ?? 0)]).toEqual([1, 100]);
    await player.scrub(60);
    expect([shown.length, clock.now() - (shown[1] ?? 0)]).toEqual([2, 60]);
  });

  it('goes no further than to where it is over, which is how long it takes', async () => {
    const clock = takeClock(aPage());
    const player = new Player({ clock, show: () => Promise.resolve(), lasts: () => 240 });
    player.take('a take');
    await player.scrub(1000);
    expect([player.length, player.at]).toEqual([240, 240]);
    await player.scrub(100);
    expect([player.length, player.at]).toEqual([240, 100]);
    await player.stop();
  });

  it('goes only to the last moment that is asked for', async () => {
    const { clock, player, shown } = aPlayer();
    const first = player.scrub(400);
    await player.scrub(80);
    await first;
    expect(clock.now() - (shown.at(-1) ?? 0)).toBe(80);
  });

  it('lets go of a moment when it is to play', async () => {
    const { page, clock, player, end } = aPlayer();
    const scrubbed = player.scrub(5000);
    await settled();
    const played = player.play();
    await scrubbed;
    await settled();
    const before = clock.now();
    page.time += 10;
    expect(clock.now() - before).toBe(10);
    end();
    await played;
  });
});
