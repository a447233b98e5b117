import type { Scene } from 'phaser';
import { ACTS, type ActName, type Timing, type Tuning } from '../../stage';
import { playTween } from '../playTween';
import { tintOf } from './colour';
import { Embers } from './Embers';
import { type Actor, Puppet, type PuppetProps } from './Puppet';

/** How an act goes and how far; times are those of the speed it plays at. */
export type Part = Timing & { readonly distance: number; readonly turn: number };

/** Who is on the stage, and what is left of them when they are gone. */
export class Actors {
  private readonly present: Puppet;
  private readonly embers: Embers;
  private playing = 0;
  private cut = new AbortController();

  constructor(
    private readonly scene: Scene,
    tuning: Tuning,
  ) {
    const parts = { idles: tuning.idles, depth: tuning.light.depths.figure, halo: tuning.light.halo.alpha };
    this.present = new Puppet(scene, parts);
    this.embers = new Embers(scene, tuning);
  }

  get isActing(): boolean {
    return this.playing > 0;
  }

  /** How much of the light around whoever is there burns: 1 for nobody. */
  get light(): number {
    return this.present.actor?.glow.alpha ?? 1;
  }

  /** Null for nobody. */
  show(props: PuppetProps | null): void {
    if (props === null) this.present.hide();
    else this.present.show(props);
  }

  /** Whoever is on the stage is no longer who is meant. */
  clear(): void {
    this.cut.abort();
    this.cut = new AbortController();
    this.present.rest();
    this.present.hide();
  }

  /** Comes on without anybody waiting for it. */
  enter(name: 'enter' | 'rise', part: Part): void {
    void this.act(name, part, this.cut.signal);
  }

  /** What a gesture of the table does to who is there. */
  play(name: 'strike' | 'reel' | 'fall' | 'dissolve', part: Part, signal: AbortSignal): Promise<void> {
    return this.act(name, part, signal);
  }

  move(time: number, life: number, lit: number): void {
    this.present.move(time, life, lit);
  }

  private async act(name: ActName, { duration, ease, delay = 0, ...numbers }: Part, signal: AbortSignal): Promise<void> {
    const { present: puppet } = this;
    const { actor } = puppet;
    const gone = name === 'fall' || name === 'dissolve';
    if (actor === null) return;
    const at = { share: 0 };
    const pose = (): void => {
      ACTS[name](actor, at.share, numbers);
      if (gone) this.glow(actor, at.share);
    };
    pose();
    this.playing += 1;
    await playTween(this.scene, { targets: at, share: 1, duration, ease, delay, onUpdate: pose }, signal);
    this.playing -= 1;
    if (gone) this.embers.hide();
    // Somebody else may stand there by now.
    if (puppet.actor?.limbs !== actor.limbs) return;
    puppet.rest();
    if (gone) puppet.hide();
  }

  private glow({ box, sheet }: Actor, share: number): void {
    this.embers.rise(box, tintOf(sheet.facts.hue, 100, 76), share);
  }
}
