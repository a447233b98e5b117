import type { GameSounds } from '../../games/contract';
import type { SheetOptions, SoundLibrary } from './library';

export interface Loudness {
  /** 0 to 1. */
  readonly level: number;
  readonly muted: boolean;
}

export interface Player {
  readonly ready: () => boolean;
  /** Asks a context that is suspended or interrupted to run. Browsers may want a gesture of the player for it. */
  wake(): void;
  play(sound: string, how: { readonly level: number; readonly rate: number }): void;
  set(loudness: Loudness): void;
  unload(): void;
}

export interface PlayerTroubles {
  /** The sounds did not come. */
  readonly onMissing: (cause: unknown) => void;
  /** The browser refused what it was asked; sound may come back later. */
  readonly onRefused: (cause: unknown) => void;
}

export async function loadPlayer(
  load: () => Promise<SoundLibrary>,
  sounds: GameSounds,
  { onMissing, onRefused }: PlayerTroubles,
): Promise<Player> {
  const { Howl, Howler } = await load();
  // A context that was put to sleep swallows the beginning of the sound that wakes it.
  Howler.autoSuspend = false;
  // Howler wakes the context at each gesture, also with sound off, and does not hear of a refusal.
  Howler.autoUnlock = false;
  const sheet = new Howl({ ...sheetOf(sounds), onloaderror: (_id, cause) => onMissing(cause) });
  const running = (): boolean => Howler.ctx === null || Howler.ctx.state === 'running';
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (cause) {
      onRefused(cause);
    }
  };
  return {
    ready: () => sheet.state() === 'loaded' && running(),
    wake() {
      if (!running()) attempt(() => void Howler.ctx?.resume().catch(onRefused));
    },
    play(sound, { level, rate }) {
      if (!Object.hasOwn(sounds.places, sound)) return;
      // Howler's own note may be old: it would ask a running context to resume, and hold the sound back until then.
      if (Howler.ctx !== null) Howler.state = 'running';
      attempt(() => {
        const id = sheet.play(sound);
        sheet.volume(level, id);
        if (rate !== 1) sheet.rate(rate, id);
      });
    },
    set: ({ level, muted }) =>
      attempt(() => {
        Howler.mute(muted);
        sheet.volume(level);
      }),
    unload: () => void sheet.unload(),
  };
}

function sheetOf({ ogg, mp3, places }: GameSounds): Omit<SheetOptions, 'onloaderror'> {
  return {
    src: [ogg, mp3],
    format: ['ogg', 'mp3'],
    sprite: Object.fromEntries(Object.entries(places).map(([sound, { from, length }]) => [sound, [from, length]])),
  };
}
