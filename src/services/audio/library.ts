/** The part of Howler that is used. */
export interface SoundLibrary {
  readonly Howl: new (options: SheetOptions) => Sheet;
  readonly Howler: {
    autoSuspend: boolean;
    autoUnlock: boolean;
    /** Howler's own note of whether the context runs. Its types leave this out. */
    state?: string;
    /** Null where there is no Web Audio. */
    readonly ctx: { readonly state: string; resume(): Promise<void> } | null;
    mute(muted: boolean): unknown;
  };
}

export interface SheetOptions {
  src: string[];
  format: string[];
  sprite: Record<string, [from: number, length: number]>;
  onloaderror: (id: number, cause: unknown) => void;
}

export interface Sheet {
  state(): 'unloaded' | 'loading' | 'loaded';
  play(sprite: string): number;
  /** Sets the volume of one sound that is being played, or of all. */
  volume(level: number, id?: number): unknown;
  /** Sets the rate of one sound: 1 is as it was made. */
  rate(rate: number, id: number): unknown;
  unload(): unknown;
}
