import type { Scene } from 'phaser';
import { ACTS, type ActName, type Timing, type Tuning } from '../../stage';
import { playTween } from '../playTween';
import { tintOf } from './colour';
import { Embers } from './Embers';
import { type Actor, Puppet, type PuppetProps } from './Puppet';

/** How an act goes and how far; times are those of the speed it plays at. */
export type Part = Timing & { readonly distance: number; readonly turn: number };

/** Who is on the stage, and who is just leaving it. */
export class Actors {
  private present: Puppet;
  private leaving: Puppet;
  private readonly embers: Embers;
  private playing = 0;
  private cut = new AbortController();

  constructor(
    private readonly scene: Scene,
    tuning: Tuning,
  ) {
    const parts = { idles: tuning.idles, depth: tuning.light.depths.figure, halo: tuning.light.halo.alpha };
    this.leaving = new Puppet(scene, parts);
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

  /** Whoever was there burns away while others may come. */
  burn(part: Part): void {
    this.cut.abort();
    this.cut = new AbortController();
    [this.present, this.leaving] = [this.leaving, this.present];
    this.present.hide();
    this.leaving.rest();
    void this.act('dissolve', part, { puppet: this.leaving, signal: this.cut.signal, gone: true });
  }

  /** Comes on without anybody waiting for it. */
  enter(name: 'enter' | 'rise', part: Part): void {
    void this.act(name, part, { puppet: this.present, signal: this.cut.signal, gone: false });
  }

  /** What a gesture of the table does to who is there. */
  async play(name: 'strike' | 'reel' | 'fall', part: Part, signal: AbortSignal): Promise<void> {
    await this.act(name, part, { puppet: this.present, signal, gone: name === 'fall' });
  }

  move(time: number, life: number, lit: number): void {
    this.leaving.move(time, life, lit);
    this.present.move(time, life, lit);
  }

  private async act(
    name: ActName,
    { duration, ease, delay = 0, ...numbers }: Part,
    { puppet, signal, gone }: { readonly puppet: Puppet; readonly signal: AbortSignal; readonly gone: boolean },
  ): Promise<void> {
    const { actor } = puppet;
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
