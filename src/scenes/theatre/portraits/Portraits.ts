import type { Scene } from 'phaser';
import type { Gallery } from '../../pictures/Gallery';
import { type Mood, Portrait, type PortraitTuning } from './Portrait';
import { type AtlasParts, PortraitAtlas } from './PortraitAtlas';

export interface PortraitHooks extends Pick<AtlasParts, 'others'> {
  readonly tuning: PortraitTuning;
  readonly gallery: Gallery;
  /** Aborts at the end of the table; later results are dropped. */
  readonly life: AbortSignal;
  readonly pace: () => 1 | 2 | 4 | null;
  readonly missing: (picture: string) => void;
  /** Called when a picture has come. */
  readonly onArrived: () => void;
}

/** Draws the portraits of all heroes on the table, each in a hole of the panel before it. */
export class Portraits {
  private readonly all: Portrait[] = [];
  private readonly atlas: PortraitAtlas;
  private frame = 0;

  constructor(
    private readonly scene: Scene,
    private readonly hooks: PortraitHooks,
  ) {
    const onArrived = (): void => {
      for (const portrait of this.all) portrait.refresh();
      hooks.onArrived();
    };
    const { gallery, life, missing, others } = hooks;
    gallery.onChange(onArrived, life);
    this.atlas = new PortraitAtlas({ scene, gallery, life, onArrived, missing, others });
  }

  get isTurning(): boolean {
    return this.all.some(({ isTurning }) => isTurning);
  }

  /** Ends all fades. */
  arrive(): void {
    for (const portrait of this.all) portrait.arrive();
  }

  /** Adds a portrait. Things that are added to the scene later lie above it. */
  add(): Portrait {
    const { tuning, pace, gallery } = this.hooks;
    const portrait = new Portrait(this.scene, {
      tuning,
      pace,
      facts: (picture) => gallery.figure(picture),
      framesFor: (props) => this.atlas.framesFor(props),
    });
    this.all.push(portrait);
    return portrait;
  }

  /** A single portrait moves at every other frame; of several one moves at each. The gaps cannot be seen. */
  move(mood: Mood, delta: number): void {
    this.frame += 1;
    const visible = this.all.filter(({ isShown }) => isShown);
    const turns = Math.max(2, visible.length);
    for (const [at, portrait] of visible.entries()) {
      if (mood.life <= 0 || (this.frame + at) % turns === 0) portrait.pose(mood);
      portrait.move(mood, delta);
    }
  }
}
