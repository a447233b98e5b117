import type { SoundPort } from '../../table/ports';
import type { Report } from '../report';
import type { SettingsStore } from '../settings/openSettings';
import type { Settings } from '../settings/settings';
import { watchFocus } from './focus';
import { onGesture } from './gesture';
import type { Loudness } from './player';
import { SoundSource, type SourceParts } from './SoundSource';

/** Two of the same sound within this time would only be louder, so the second is dropped. */
const APART = 40;

export interface AudioParts extends Pick<SourceParts, 'game' | 'load'> {
  /** Returns the volume of a sound, from 0 to 1. It is asked whenever the sound is played. */
  readonly volumeOf: (sound: string) => number;
  readonly settings: Pick<SettingsStore, 'current' | 'subscribe'>;
  readonly report: Report;
  readonly page?: Window;
  readonly now?: () => number;
}

export interface Audio extends SoundPort {
  /** `share` is a part of the usual volume, from 0 to 1. */
  play(sound: string, share?: number): void;
  /** Fetches player and sounds: best once the first screen is up. The first gesture does it otherwise, unless sound is off. */
  load(): Promise<void>;
  /** Fetches the sounds of a game that was just chosen, so that its first move is heard. */
  wake(): void;
  /** Sets the rate of sounds for the debug scene: 1 is as they were made. */
  pace(rate: number): void;
  destroy(): void;
}

/** A sound that cannot be played now is dropped: later it would come out of place. */
export function createAudio(parts: AudioParts): Audio {
  const { settings, volumeOf, page = window, now = () => performance.now() } = parts;
  const tooSoon = spacing(now);
  let rate = 1;
  const loudness = (): Loudness => loudnessOf(settings.current(), focus.focused());
  const source = new SoundSource({ ...parts, now }, loudness);
  const focus = watchFocus(page, () => source.apply());
  const onOnline = (): void => source.retry();
  page.addEventListener('online', onOnline);
  const ends = [
    settings.subscribe(() => source.change()),
    onGesture(page, () => source.touch()),
    () => page.removeEventListener('online', onOnline),
    focus.stop,
    () => source.close(),
  ];

  return {
    load: () => source.start(),
    wake: () => source.wake(),
    play(sound, share = 1) {
      const { level, muted } = loudness();
      const { player } = source;
      if (player === null) source.wake();
      if (player?.ready() !== true || muted || level === 0 || tooSoon(sound)) return;
      player.play(sound, { level: level * share * volumeOf(sound), rate });
    },
    pace(wanted) {
      rate = wanted;
    },
    destroy() {
      for (const end of ends) end();
    },
  };
}

function loudnessOf({ master, effects, muted, muteOnBlur }: Settings, isFocused: boolean): Loudness {
  return { level: master * effects, muted: muted || (muteOnBlur && !isFocused) };
}

function spacing(now: () => number): (sound: string) => boolean {
  const last = new Map<string, number>();
  return (sound) => {
    const time = now();
    if (time - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART) return true;
    last.set(sound, time);
    return false;
  };
}
