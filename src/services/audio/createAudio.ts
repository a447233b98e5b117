import type { SoundName, SoundPort } from '../../stage/ports';
import type { Report } from '../report';
import type { SettingsStore } from '../settings/openSettings';
import type { Settings } from '../settings/settings';
import { watchFocus } from './focus';
import { onGesture } from './gesture';
import type { SoundLibrary } from './library';
import type { Loudness, Player } from './player';

/** Two of the same within this time are heard as one, only louder than either was meant to be. */
const APART = 40;

export interface AudioParts {
  /** How loud each is among the others; read anew whenever one is played. */
  readonly volumes: Readonly<Record<SoundName, { readonly volume: number }>>;
  readonly settings: Pick<SettingsStore, 'current' | 'subscribe'>;
  readonly report: Report;
  readonly page?: Window;
  readonly load?: () => Promise<SoundLibrary>;
  readonly now?: () => number;
}

export interface Audio extends SoundPort {
  /** Fetches player and sounds: best once the first screen is up. The first gesture does it otherwise, unless sound is off. */
  load(): Promise<void>;
  /** How fast sounds go from now on, for those who tune: 1 is as they were made. */
  pace(rate: number): void;
  destroy(): void;
}

/** Plays a sound now or not at all: one that waited for its file or for a gesture would come out of place. */
export function createAudio(parts: AudioParts): Audio {
  const { settings, volumes, page = window, now = () => performance.now() } = parts;
  const tooSoon = spacing(now);
  let rate = 1;
  const loudness = (): Loudness => loudnessOf(settings.current(), focus.focused());
  const source = openSource(parts, loudness);
  const focus = watchFocus(page, source.apply);
  const ends = [settings.subscribe(source.onChange), onGesture(page, source.onTouch), focus.stop, source.close];

  return {
    load: source.start,
    play(sound) {
      const { level, muted } = loudness();
      const player = source.player();
      if (player?.ready() !== true || muted || level === 0 || tooSoon(sound)) return;
      player.play(sound, { level: level * volumes[sound].volume, rate });
    },
    pace(wanted) {
      rate = wanted;
    },
    destroy() {
      for (const end of ends) end();
    },
  };
}

/** Fetches Howler at the first gesture, and wakes its context at later ones. With sound off no context is made or woken. */
function openSource({ settings, report, load = () => import('howler') }: AudioParts, loudness: () => Loudness) {
  const onMissing = once((cause) => report({ key: 'soundMissing', cause }));
  const onRefused = once((cause) => report({ key: 'soundRefused', cause }));
  let player: Player | null = null;
  let loading: Promise<void> | null = null;
  let touched = false;

  const apply = (): void => player?.set(loudness());
  const prepare = async (): Promise<void> => {
    const { loadPlayer } = await import('./player');
    player = await loadPlayer(load, { onMissing, onRefused });
    apply();
    wake();
  };
  const start = (): Promise<void> => (loading ??= prepare().catch(onMissing));
  const wake = (): void => {
    if (!touched || !isWanted(settings.current())) return;
    if (player === null) void start();
    else player.wake();
  };
  return {
    player: () => player,
    start,
    apply,
    onTouch() {
      touched = true;
      wake();
    },
    onChange() {
      apply();
      wake();
    },
    close() {
      player?.unload();
      player = null;
    },
  };
}

const isWanted = ({ master, effects, muted }: Settings): boolean => !muted && master * effects > 0;

function loudnessOf({ master, effects, muted, muteOnBlur }: Settings, isFocused: boolean): Loudness {
  return { level: master * effects, muted: muted || (muteOnBlur && !isFocused) };
}

function spacing(now: () => number): (sound: SoundName) => boolean {
  const last = new Map<SoundName, number>();
  return (sound) => {
    const time = now();
    if (time - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART) return true;
    last.set(sound, time);
    return false;
  };
}

function once(tell: (cause: unknown) => void): (cause: unknown) => void {
  let told = false;
  return (cause) => {
    if (!told) tell(cause);
    told = true;
  };
}
