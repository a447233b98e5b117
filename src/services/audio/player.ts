import type { SoundName } from '../../stage/ports';
import { EFFECTS } from './effects';
import type { SoundLibrary } from './library';

export interface Loudness {
  /** 0 to 1. */
  readonly level: number;
  readonly muted: boolean;
}

export interface Player {
  readonly ready: () => boolean;
  play(sound: SoundName, how: { readonly level: number; readonly rate: number }): void;
  set(loudness: Loudness): void;
  unload(): void;
}

export async function loadPlayer(load: () => Promise<SoundLibrary>, onError: (cause: unknown) => void): Promise<Player> {
  const { Howl, Howler } = await load();
  // A context that was put to sleep swallows the beginning of the sound that wakes it.
  Howler.autoSuspend = false;
  const sheet = new Howl({ ...EFFECTS, onloaderror: (_id, cause) => onError(cause) });
  return {
    ready: () => sheet.state() === 'loaded' && (Howler.ctx === null || Howler.ctx.state === 'running'),
    play(sound, { level, rate }) {
      try {
        const id = sheet.play(sound);
        sheet.volume(level, id);
        if (rate !== 1) sheet.rate(rate, id);
      } catch (cause) {
        onError(cause);
      }
    },
    set({ level, muted }) {
      Howler.mute(muted);
      sheet.volume(level);
    },
    unload: () => void sheet.unload(),
  };
}
