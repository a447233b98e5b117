import { vi } from 'vitest';
import type { SheetOptions, SoundLibrary } from '../../src/services/audio/library';

/** A player that notes what it is told. */
export class FakeSheet {
  static last: FakeSheet | null = null;
  static made = 0;
  readonly played: string[] = [];
  readonly levels: (readonly [sound: string, level: number])[] = [];
  readonly rates: (readonly [sound: string, rate: number])[] = [];
  loudness = 1;
  loaded = true;
  unload = vi.fn();
  constructor(readonly options: SheetOptions) {
    FakeSheet.last = this;
    FakeSheet.made += 1;
  }
  state = () => (this.loaded ? ('loaded' as const) : ('loading' as const));
  play = (sound: string) => this.played.push(sound);
  volume = (level: number, id?: number) => {
    if (id === undefined) this.loudness = level;
    else this.levels.push([this.played[id - 1] ?? '', level]);
  };
  rate = (rate: number, id: number) => this.rates.push([this.played[id - 1] ?? '', rate]);
}

/** A context that does what its test says when it is asked to run. */
export class FakeContext {
  state = 'running';
  asked = 0;
  answer: () => Promise<void> = () => Promise.resolve();
  resume = (): Promise<void> => {
    this.asked += 1;
    return this.answer();
  };
}

export function libraryOf(ctx: FakeContext, mute: (muted: boolean) => unknown): SoundLibrary {
  return { Howl: FakeSheet, Howler: { autoSuspend: true, autoUnlock: true, ctx, mute } };
}
