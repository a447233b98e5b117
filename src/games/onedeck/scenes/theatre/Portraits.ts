import type { Scene } from 'phaser';
import type { Gallery } from '../../../../scenes';
import type { OneDeckTuning } from '../../table';

import { type Mood, Portrait } from './Portrait';
import { PortraitAtlas } from './PortraitAtlas';

export interface PortraitHooks {
  readonly tuning: OneDeckTuning;
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
    const { gallery, life, missing } = hooks;
    gallery.onChange(onArrived, life);
    this.atlas = new PortraitAtlas({ scene, gallery, life, onArrived, missing });
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
    const { tuning, pace } = this.hooks;
    const portrait = new Portrait(this.scene, { tuning, pace, framesFor: (props) => this.atlas.framesFor(props) });
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
