import type { Scene } from 'phaser';
import { ACTS, type ActName, type Timing, type Tuning } from '../../table';
import { playTween } from '../playTween';
import { tintOf } from './colour';
import { Embers, type Source } from './Embers';
import { type Actor, Puppet, type PuppetProps } from './Puppet';

/** How an act goes and how far; times are those of the speed it plays at. */
export type ActMove = Timing & { readonly distance: number; readonly turn: number };

/** Who is on the stage, and what is left of them when they are gone. */
export class Actors {
  private readonly present: Puppet;
  private readonly embers: Embers;
  private playing = 0;
  private walking = false;
  /** How much of what it does by itself is left to who is acting: it does not blink while it opens its eyes. */
  private ease = 1;
  private cut = new AbortController();

  constructor(
    private readonly scene: Scene,
    tuning: Tuning,
  ) {
    this.present = new Puppet(scene, tuning);
    this.embers = new Embers(scene, tuning);
  }

  get isActing(): boolean {
    return this.playing > 0 || this.walking;
  }

  /** How much of the light around whoever is there burns: 1 for nobody. */
  get light(): number {
    return this.present.actor?.glow.alpha ?? 1;
  }

  /** Null for nobody. */
  show(props: PuppetProps | null): void {
    if (props === null) this.present.hide();
    else this.present.show(props);
    this.walk(1);
  }

  /** Whoever is on the stage is no longer who is meant. */
  clear(): void {
    this.arrive();
    this.present.rest();
    this.present.hide();
  }

  /** Whoever was on their way is there. */
  arrive(): void {
    this.cut.abort();
    this.cut = new AbortController();
    this.walk(0);
  }

  /** Comes on without anybody waiting for it. */
  enter(name: 'enter' | 'rise', part: ActMove): void {
    void this.act(name, part, this.cut.signal);
  }

  /** What a gesture of the table does to who is there. */
  play(name: 'strike' | 'reel' | 'fall' | 'dissolve', part: ActMove, signal: AbortSignal): Promise<void> {
    return this.act(name, part, signal);
  }

  /** Whoever has to make room does so in a while: `left` of the way is still before them. */
  walk(left: number): void {
    this.walking = this.present.walk(left);
  }

  move(time: number, life: number, lit: number): void {
    this.present.move(time, life * this.ease, lit);
  }

  private async act(name: ActName, { duration, ease, delay = 0, ...numbers }: ActMove, signal: AbortSignal): Promise<void> {
    const { present: puppet } = this;
    const { actor } = puppet;
    const gone = name === 'fall' || name === 'dissolve';
    if (actor === null) return;
    const at = { share: 0 };
    const comes = name === 'enter' || name === 'rise';
    const act = ACTS[name === 'strike' && actor.sheet.facts.built === true ? 'spring' : name];
    const pose = (): void => {
      act(actor, at.share, numbers);
      this.ease = comes ? at.share ** 4 : 1;
      if (gone) this.glow(actor, at.share, name === 'dissolve' ? 'edge' : 'everywhere');
    };
    pose();
    this.playing += 1;
    await playTween(this.scene, { targets: at, share: 1, duration, ease, delay, onUpdate: pose }, signal);
    this.playing -= 1;
    this.ease = 1;
    if (gone) this.embers.hide();
    // Somebody else may stand there by now.
    if (puppet.actor?.limbs !== actor.limbs) return;
    puppet.rest();
    if (gone) puppet.hide();
  }

  private glow(actor: Actor, share: number, from: Source): void {
    this.embers.rise(actor, share, { tint: tintOf(actor.sheet.facts.hue, 100, 72), from });
  }
}
