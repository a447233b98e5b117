import { Core, type Game } from 'phaser';
import { FrameMeter, type Tuning } from '../table';

/** What somebody wants of the theatre; `auto` leaves it to what the machine can draw. */
export type Wanted = 'auto' | 'full' | 'calm';

/** Decides whether anything may move by itself. */
export class Liveliness {
  private readonly meter: FrameMeter;
  private touched = performance.now();

  constructor(
    game: Game,
    private readonly parts: { readonly tuning: Tuning; readonly wanted: () => Wanted },
  ) {
    this.meter = new FrameMeter(parts.tuning.light.pace);
    game.events.on(Core.Events.POST_RENDER, () => {
      if (this.isAlive()) this.meter.frame(performance.now());
    });
  }

  /** Somebody is there. */
  readonly touch = (): void => {
    this.touched = performance.now();
  };

  isAlive(): boolean {
    const { tuning, wanted } = this.parts;
    if (wanted() === 'calm' || (wanted() === 'auto' && this.meter.level === 'calm')) return false;
    return performance.now() - this.touched < tuning.light.rest.after;
  }
}
