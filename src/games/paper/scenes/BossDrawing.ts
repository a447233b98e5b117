import type { BossId } from '../../../engine/paper';

export type FetchBoss = (boss: BossId) => Promise<HTMLImageElement | null>;

/** Holds the whole drawing of the boss of the round, which is fetched before it wakes. */
export class BossDrawing {
  private boss: BossId | null = null;
  private image: HTMLImageElement | null = null;

  constructor(private readonly fetch: FetchBoss) {}

  want(boss: BossId): void {
    if (this.boss === boss) return;
    this.boss = boss;
    this.image = null;
    const keep = (image: HTMLImageElement | null): void => {
      if (this.boss === boss) this.image = image;
    };
    // Without it the crest is shown.
    this.fetch(boss).then(keep, () => keep(null));
  }

  /** Null as long as it is not there. */
  of(boss: BossId): HTMLImageElement | null {
    return this.boss === boss ? this.image : null;
  }
}
