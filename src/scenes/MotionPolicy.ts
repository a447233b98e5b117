import { Core, type Game } from 'phaser';
import { FrameMeter, type Tuning } from '../table';

/** The setting for idle motion; `auto` leaves it to what the machine can draw. */
export type MotionSetting = 'auto' | 'full' | 'calm';

/** Decides whether anything may move by itself: that depends on the setting, on how long frames take, and on the player being there. */
export class MotionPolicy {
  private readonly meter: FrameMeter;
  private touched = performance.now();

  constructor(
    game: Game,
    private readonly parts: { readonly tuning: Tuning; readonly setting: () => MotionSetting; readonly life: AbortSignal },
  ) {
    this.meter = new FrameMeter(parts.tuning.light.pace);
    const onFrame = (): void => {
      if (this.mayMove()) this.meter.frame(performance.now());
    };
    game.events.on(Core.Events.POST_RENDER, onFrame);
    parts.life.addEventListener('abort', () => game.events.off(Core.Events.POST_RENDER, onFrame));
  }

  /** Notes that the player is there. */
  readonly touch = (): void => {
    this.touched = performance.now();
  };

  mayMove(): boolean {
    const { tuning, setting } = this.parts;
    if (setting() === 'calm' || (setting() === 'auto' && this.meter.level === 'calm')) return false;
    return performance.now() - this.touched < tuning.light.rest.after;
  }
}
