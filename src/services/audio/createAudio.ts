import type { SoundName, SoundPort } from '../../stage/ports';
import type { Report } from '../report';
import type { SettingsStore } from '../settings/openSettings';
import { EFFECTS } from './effects';
import { watchFocus } from './focus';
import type { Sheet, SoundLibrary } from './library';

/** Two of the same within this time are heard as one, only louder than either was meant to be. */
const APART = 40;

export interface AudioParts {
  readonly settings: Pick<SettingsStore, 'current' | 'subscribe'>;
  readonly report: Report;
  readonly page?: Window;
  readonly load?: () => Promise<SoundLibrary>;
  readonly now?: () => number;
}

export interface Audio extends SoundPort {
  /** Fetches player and sounds: best once the first screen is up. The first gesture does it otherwise. */
  load(): Promise<void>;
  destroy(): void;
}

interface Player {
  readonly library: SoundLibrary;
  readonly sheet: Sheet;
}

const GESTURES = ['pointerdown', 'keydown'] as const;

/** Plays a sound now or not at all: one that waited for the player, for its file or for a gesture would come out of place. */
export function createAudio(parts: AudioParts): Audio {
  const { settings, report, page = window, load = () => import('howler'), now = () => performance.now() } = parts;
  const lastPlayed = new Map<SoundName, number>();
  const focus = watchFocus(page, apply);
  const unsubscribe = settings.subscribe(apply);
  let player: Player | null = null;
  let loading: Promise<void> | null = null;
  let failed = false;

  function fail(cause: unknown): void {
    if (!failed) report({ key: 'soundMissing', cause });
    failed = true;
  }

  async function prepare(): Promise<void> {
    try {
      const library = await load();
      // A context that was put to sleep swallows the beginning of the sound that wakes it.
      library.Howler.autoSuspend = false;
      player = { library, sheet: new library.Howl({ ...EFFECTS, onloaderror: (_id, cause) => fail(cause) }) };
      apply();
    } catch (cause) {
      fail(cause);
    }
  }

  function apply(): void {
    if (player === null) return;
    const { master, effects, muted, muteOnBlur } = settings.current();
    player.library.Howler.mute(muted || (muteOnBlur && !focus.focused()));
    player.sheet.volume(master * effects);
  }

  function start(): Promise<void> {
    for (const gesture of GESTURES) page.removeEventListener(gesture, start, true);
    loading ??= prepare();
    return loading;
  }

  function canBeHeard({ library, sheet }: Player): boolean {
    const { master, effects, muted } = settings.current();
    const awake = library.Howler.ctx === null || library.Howler.ctx.state === 'running';
    return awake && sheet.state() === 'loaded' && !muted && master * effects > 0;
  }

  for (const gesture of GESTURES) page.addEventListener(gesture, start, true);

  return {
    load: start,
    play(sound) {
      const since = now() - (lastPlayed.get(sound) ?? Number.NEGATIVE_INFINITY);
      if (player === null || since < APART || !canBeHeard(player)) return;
      lastPlayed.set(sound, now());
      try {
        player.sheet.play(sound);
      } catch (cause) {
        fail(cause);
      }
    },
    destroy() {
      for (const gesture of GESTURES) page.removeEventListener(gesture, start, true);
      unsubscribe();
      focus.stop();
      player?.sheet.unload();
      player = null;
    },
  };
}
