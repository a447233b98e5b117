// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneDeckSounds } from '../../src/games/onedeck/sounds';
import { type Audio, createAudio, openSettings, type SettingsStore } from '../../src/services';
import type { SoundLibrary } from '../../src/services/audio/library';
import { FakeContext, FakeSheet, libraryOf } from './fakeSounds';

const GAME = { fetchSounds: async () => oneDeckSounds };
let settings: SettingsStore;
let problems: string[];
let clock: number;
let audio: Audio;
const load = vi.fn<() => Promise<SoundLibrary>>();

beforeEach(() => {
  FakeSheet.last = null;
  FakeSheet.made = 0;
  problems = [];
  clock = 1000;
  load.mockReset().mockResolvedValue(libraryOf(new FakeContext(), () => undefined));
  const report = ({ key }: { key: string }) => problems.push(key);
  settings = openSettings({ report, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  audio = createAudio({ settings, volumeOf: () => 1, game: () => GAME, report, load, now: () => clock });
});
afterEach(() => audio.destroy());

const sheet = (): FakeSheet => {
  if (FakeSheet.last === null) throw new Error('no sheet was made');
  return FakeSheet.last;
};

describe('sounds that did not arrive', () => {
  const touch = (): boolean => window.dispatchEvent(new Event('pointerup'));
  const online = (): boolean => window.dispatchEvent(new Event('online'));
  const later = (): Promise<unknown> => new Promise((settle) => setTimeout(settle, 0));

  async function fail(): Promise<void> {
    touch();
    await vi.waitFor(() => expect(FakeSheet.made).toBe(1));
    await audio.load();
    sheet().loaded = false;
    sheet().options.onloaderror(0, 'offline');
  }

  it('are asked for again at the next use after a pause, and are heard from then on', async () => {
    await fail();
    clock += 4999;
    audio.play('button');
    touch();
    await later();
    expect(FakeSheet.made).toBe(1);
    clock += 1;
    audio.play('button');
    await vi.waitFor(() => expect(FakeSheet.made).toBe(2));
    await audio.load();
    audio.play('damage');
    expect(sheet().played).toEqual(['damage']);
    expect(problems).toEqual(['soundMissing']);
  });

  it('are asked for ever more rarely, however often they are wanted', async () => {
    await fail();
    const asked: number[] = [];
    const begin = clock;
    for (let made = 1; clock - begin < 3_600_000; clock += 1000) {
      audio.play('button');
      touch();
      if (clock % 60_000 === 0) await later();
      else await Promise.resolve();
      if (FakeSheet.made === made) continue;
      made = FakeSheet.made;
      asked.push((clock - begin) / 1000);
      await audio.load();
      sheet().options.onloaderror(0, 'offline');
    }
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(16);
    const pauses = asked.map((time, at) => time - (asked[at - 1] ?? 0));
    expect(Math.min(...pauses.slice(4))).toBeGreaterThanOrEqual(300);
    expect(problems).toEqual(['soundMissing']);
  });

  it('are asked for when the network is back, but not more often than each five seconds', async () => {
    await fail();
    online();
    await later();
    expect(FakeSheet.made).toBe(1);
    for (const made of [2, 3, 4]) {
      clock += 5000;
      for (let times = 0; times < 9; times++) online();
      await vi.waitFor(() => expect(FakeSheet.made).toBe(made));
      await audio.load();
      sheet().options.onloaderror(0, 'offline');
    }
  });

  it('are not asked for with sound off, nor once destroyed', async () => {
    await fail();
    clock += 600_000;
    settings.change({ muted: true });
    online();
    audio.play('button');
    await later();
    audio.destroy();
    settings.change({ muted: false });
    online();
    await audio.load();
    expect(FakeSheet.made).toBe(1);
  });

  it('are asked for again when their player did not arrive', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    touch();
    await vi.waitFor(() => expect(problems).toEqual(['soundMissing']));
    clock += 5000;
    audio.play('button');
    await vi.waitFor(() => expect(FakeSheet.made).toBe(1));
  });
});
