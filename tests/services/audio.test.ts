// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneDeckSounds } from '../../src/games/onedeck/sounds';
import { type Audio, createAudio, openSettings, type SettingsStore } from '../../src/services';
import type { SoundLibrary } from '../../src/services/audio/library';
import { FakeContext, FakeSheet, libraryOf } from './fakeSounds';

const GAME = { fetchSounds: async () => oneDeckSounds };

let context: FakeContext;
let mutes: boolean[];
let library: SoundLibrary;
let settings: SettingsStore;
let problems: string[];
let clock: number;
let audio: Audio;
const load = vi.fn<() => Promise<SoundLibrary>>();

beforeEach(() => {
  FakeSheet.last = null;
  context = new FakeContext();
  mutes = [];
  problems = [];
  clock = 1000;
  library = libraryOf(context, (muted) => mutes.push(muted));
  load.mockReset().mockImplementation(() => Promise.resolve(library));
  const report = ({ key }: { key: string }) => problems.push(key);
  settings = openSettings({ report, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  audio = createAudio({ settings, volumeOf: () => 1, game: () => GAME, report, load, now: () => clock });
});
afterEach(() => audio.destroy());

const sheet = (): FakeSheet => FakeSheet.last ?? expect.fail('no sheet was made');
const played = (): readonly string[] => FakeSheet.last?.played ?? [];

describe('loading', () => {
  it('waits for the first gesture, or for being asked, and happens once', async () => {
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('keydown'));
    await audio.load();
    expect(load).toHaveBeenCalledTimes(1);
    expect(library.Howler.autoSuspend).toBe(false);
  });

  it('knows a place on the sheet for every sound', async () => {
    await audio.load();
    const { sprite, src, format } = sheet().options;
    expect(Object.keys(sprite).sort()).toEqual(Object.keys(oneDeckSounds.places).sort());
    expect(src.map((url) => url.split('.').at(-1))).toEqual(format);
  });

  it('is silent and says so once when the player does not arrive', async () => {
    load.mockImplementation(() => Promise.reject(new Error('offline')));
    await audio.load();
    audio.play('button');
    await audio.load();
    expect(problems).toEqual(['soundMissing']);
  });

  it('is silent and says so once when the file does not arrive', async () => {
    await audio.load();
    sheet().loaded = false;
    sheet().options.onloaderror(0, 404);
    sheet().options.onloaderror(0, 404);
    audio.play('button');
    expect(played()).toEqual([]);
    expect(problems).toEqual(['soundMissing']);
  });
});

describe('playing', () => {
  it('is dropped, not put off, while there is nothing to play it with', async () => {
    audio.play('button');
    await audio.load();
    context.state = 'suspended';
    audio.play('damage');
    context.state = 'running';
    sheet().loaded = false;
    audio.play('defeat');
    sheet().loaded = true;
    expect(played()).toEqual([]);
    audio.play('doorShut');
    expect(played()).toEqual(['doorShut']);
  });

  it('leaves out the same sound within a moment, but not another', async () => {
    await audio.load();
    audio.play('button');
    clock += 39;
    audio.play('button');
    audio.play('damage');
    clock += 1;
    audio.play('button');
    expect(played()).toEqual(['button', 'damage', 'button']);
  });

  it('passes over a sound that is not on the sheet', async () => {
    await audio.load();
    audio.play('yodel');
    expect(played()).toEqual([]);
  });

  it('fetches no library for a game without sounds', async () => {
    audio.destroy();
    audio = createAudio({
      settings,
      volumeOf: () => 1,
      game: () => ({ fetchSounds: async () => null }),
      report: () => undefined,
      load,
    });
    await audio.load();
    audio.play('button');
    expect(load).not.toHaveBeenCalled();
  });

  it('takes another sheet when another game is played, and misses the one before no more', async () => {
    let game = GAME;
    const report = ({ key }: { key: string }) => problems.push(key);
    audio.destroy();
    audio = createAudio({ settings, volumeOf: () => 1, game: () => game, report, load });
    await audio.load();
    window.dispatchEvent(new Event('keydown'));
    const [first, before] = [sheet(), FakeSheet.made];
    game = { fetchSounds: async () => ({ ...oneDeckSounds, places: { yodel: { from: 0, length: 9 } } }) };
    audio.wake();
    await vi.waitFor(() => expect(FakeSheet.made).toBe(before + 1));
    expect(first.unload).toHaveBeenCalledTimes(1);
    first.options.onloaderror(0, 'Decoding audio data failed.');
    audio.play('yodel');
    expect([problems, played()]).toEqual([[], ['yodel']]);
  });

  it('never throws', async () => {
    await audio.load();
    sheet().play = () => {
      throw new Error('no device');
    };
    expect(() => audio.play('button')).not.toThrow();
    expect(problems).toEqual(['soundRefused']);
  });

  it('does not let the library ask the context to run, which it does without hearing a refusal', async () => {
    await audio.load();
    expect(library.Howler.autoUnlock).toBe(false);
    library.Howler.state = 'suspended';
    audio.play('button');
    expect(library.Howler.state).toBe('running');
  });
});

describe('a context that does not run', () => {
  const touch = (type = 'pointerup'): boolean => window.dispatchEvent(new Event(type));
  const refuse = (): Promise<void> => Promise.reject(new DOMException('no', 'InvalidStateError'));

  it.each([
    ['suspended', refuse],
    ['interrupted', refuse],
    [
      'suspended',
      (): never => {
        throw new DOMException('no', 'InvalidStateError');
      },
    ],
  ])('%s and refused: one line in the log, and sound again when a gesture is heeded', async (state, answer) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await audio.load();
    context.state = state;
    context.answer = answer;
    for (const type of ['pointerdown', 'click', 'keydown', 'touchend']) touch(type);
    await new Promise((settle) => setTimeout(settle, 0));
    expect(context.asked).toBe(4);
    expect(problems).toEqual(['soundRefused']);
    audio.play('button');
    context.answer = () => {
      context.state = 'running';
      return Promise.resolve();
    };
    touch();
    await Promise.resolve();
    audio.play('damage');
    expect(played()).toEqual(['damage']);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('is heard again when it runs by itself, without what was to be heard meanwhile', async () => {
    await audio.load();
    context.state = 'interrupted';
    audio.play('damage');
    context.state = 'running';
    audio.play('button');
    expect(played()).toEqual(['button']);
  });

  it('is left alone while it runs', async () => {
    await audio.load();
    for (const type of ['pointerdown', 'pointerup', 'click']) touch(type);
    expect(context.asked).toBe(0);
  });

  it('is asked by nobody once destroyed', async () => {
    await audio.load();
    context.state = 'suspended';
    audio.destroy();
    touch();
    expect(context.asked).toBe(0);
  });

  it.each([{ muted: true }, { master: 0 }, { effects: 0 }])('is left alone with sound off: %o', async (off) => {
    await audio.load();
    settings.change(off);
    context.state = 'suspended';
    touch();
    expect(context.asked).toBe(0);
    settings.change({ muted: false, master: 1, effects: 1 });
    expect(context.asked).toBe(1);
  });

  it('is not even made with sound off, but when it is wanted', async () => {
    settings.change({ muted: true });
    touch();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    settings.change({ muted: false });
    await vi.waitFor(() => expect(FakeSheet.last).not.toBeNull());
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('loudness', () => {
  it('follows the settings as they change', async () => {
    await audio.load();
    settings.change({ master: 0.5, effects: 0.5 });
    expect(sheet().loudness).toBe(0.25);
    settings.change({ muted: true });
    audio.play('button');
    settings.change({ muted: false, effects: 0 });
    audio.play('button');
    expect(played()).toEqual([]);
    expect(mutes).toEqual([false, false, true, false]);
  });

  it('is none while the player is elsewhere, unless wanted', async () => {
    await audio.load();
    window.dispatchEvent(new Event('blur'));
    expect(mutes.at(-1)).toBe(true);
    settings.change({ muteOnBlur: false });
    expect(mutes.at(-1)).toBe(false);
    settings.change({ muteOnBlur: true });
    window.dispatchEvent(new Event('focus'));
    expect(mutes.at(-1)).toBe(false);
  });

  it('is left alone once destroyed', async () => {
    await audio.load();
    audio.destroy();
    const before = mutes.length;
    settings.change({ muted: true });
    window.dispatchEvent(new Event('blur'));
    audio.play('button');
    expect(mutes).toHaveLength(before);
    expect(played()).toEqual([]);
    expect(sheet().unload).toHaveBeenCalledTimes(1);
  });
});

it('looks up how loud a sound is among the others whenever it is played', async () => {
  let volume = 0.5;
  audio.destroy();
  audio = createAudio({ settings, volumeOf: () => volume, game: () => GAME, report: () => undefined, load, now: () => clock });
  await audio.load();
  audio.play('button');
  clock += 1000;
  volume = 0.25;
  audio.play('button');
  const { master, effects } = settings.current();
  expect(sheet().levels).toEqual([0.5, 0.25].map((level) => ['button', master * effects * level]));
});

it('is as soft as it is asked to be, and silent with sound off', async () => {
  await audio.load();
  audio.play('button', 0.5);
  settings.change({ muted: true });
  audio.play('page', 0.5);
  const { master, effects } = settings.current();
  expect(sheet().levels).toEqual([['button', master * effects * 0.5]]);
});

it('goes slower where that is wanted, and then as it was made', async () => {
  await audio.load();
  for (const rate of [1, 0.25, 1]) {
    clock += 100;
    audio.pace(rate);
    audio.play('button');
  }
  expect([played().length, sheet().rates]).toEqual([3, [['button', 0.25]]]);
});
