import type { GameFolder } from '../../games/contract';
import type { Report } from '../report';
import type { SettingsStore } from '../settings/openSettings';
import type { Settings } from '../settings/settings';
import { growingPause } from './growingPause';
import type { SoundLibrary } from './library';
import type { Loudness, Player } from './player';

/** Fetches the sounds of a game; null for a game that has none. */
type SoundingGame = Pick<GameFolder, 'fetchSounds'>;

export interface SourceParts {
  /** Returns the game that is played, or would be. */
  readonly game: () => SoundingGame;
  readonly settings: Pick<SettingsStore, 'current'>;
  readonly report: Report;
  readonly load?: () => Promise<SoundLibrary>;
  readonly now: () => number;
}

/** One try to fetch player and sounds. */
interface LoadAttempt {
  player: Player | null;
  isMissing: boolean;
}

/**
 * Fetches Howler at the first gesture, and wakes its context at later ones. With sound off no context is made or woken. What did
 * not come is asked for again at the next use or when the network is back, but not before a pause that grows with each failure.
 */
export class SoundSource {
  /** Null until it is loaded, and from a failure until the next try. */
  player: Player | null = null;
  private loading: Promise<void> | null = null;
  /** The game whose sounds are loaded, or are on their way. */
  private heard: SoundingGame | null = null;
  private attempt: LoadAttempt | null = null;
  private touched = false;
  private isClosed = false;
  private readonly pause;
  private readonly tellMissing;
  private readonly onRefused;

  constructor(
    private readonly parts: SourceParts,
    private readonly loudness: () => Loudness,
  ) {
    const { now, report } = parts;
    this.pause = growingPause(now);
    this.tellMissing = once((cause) => report({ key: 'soundMissing', cause }));
    this.onRefused = once((cause) => report({ key: 'soundRefused', cause }));
  }

  start(): Promise<void> {
    if (this.loading === null && this.pause.isOver() && !this.isClosed) this.loading = this.prepare();
    return this.loading ?? Promise.resolve();
  }

  /** Fetches or wakes the player of sounds, if the page has been touched and sound is on. */
  wake(): void {
    if (!this.touched || !isWanted(this.parts.settings.current())) return;
    if (this.heard !== null && this.heard !== this.parts.game()) this.forget();
    if (this.player === null) void this.start();
    else this.player.wake();
  }

  apply(): void {
    this.player?.set(this.loudness());
  }

  touch(): void {
    this.touched = true;
    this.wake();
  }

  /** Applies settings that have changed. */
  change(): void {
    this.apply();
    this.wake();
  }

  /** Tries again soon, because the network is back. */
  retry(): void {
    this.pause.shorten();
    this.wake();
  }

  close(): void {
    this.isClosed = true;
    this.player?.unload();
    this.player = null;
  }

  private async prepare(): Promise<void> {
    const { load = () => import('howler') } = this.parts;
    const game = this.parts.game();
    this.heard = game;
    const attempt: LoadAttempt = { player: null, isMissing: false };
    this.attempt = attempt;
    const onMissing = (cause: unknown): void => this.miss(attempt, cause);
    try {
      const sounds = await game.fetchSounds();
      if (sounds === null) return;
      const { loadPlayer } = await import('./player');
      attempt.player = await loadPlayer(load, sounds, { onMissing, onRefused: this.onRefused });
    } catch (cause) {
      onMissing(cause);
    }
    if (attempt.isMissing || this.isClosed || this.heard !== game) return attempt.player?.unload();
    this.player = attempt.player;
    this.change();
  }

  /** Another game is played, with sounds of its own. */
  private forget(): void {
    this.player?.unload();
    this.player = this.loading = this.heard = this.attempt = null;
  }

  private miss(attempt: LoadAttempt, cause: unknown): void {
    if (attempt.isMissing) return;
    attempt.isMissing = true;
    attempt.player?.unload();
    // Sounds that are unloaded on their way fail, too: those of a game that is played no more are missed by nobody.
    if (attempt !== this.attempt) return;
    this.player = this.loading = null;
    this.pause.failed();
    this.tellMissing(cause);
  }
}

const isWanted = ({ master, effects, muted }: Settings): boolean => !muted && master * effects > 0;

function once(tell: (cause: unknown) => void): (cause: unknown) => void {
  let isReported = false;
  return (cause) => {
    if (!isReported) tell(cause);
    isReported = true;
  };
}
