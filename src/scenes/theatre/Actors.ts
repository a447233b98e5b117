import type { Scene } from 'phaser';
import { ACTS, type ActName, type Timing, type Tuning } from '../../table';
import { playTween } from '../playTween';
import { tintOf } from './colour';
import { Embers, type Source } from './Embers';
import { type Actor, Puppet, type PuppetProps } from './Puppet';

/** The timing of an act at its speed, and how far it goes. */
export type ActMove = Timing & { readonly distance: number; readonly turn: number };

/** The acts that are no entrances. */
export type ActOfFigure = 'strike' | 'reel' | 'fall' | 'dissolve';

/** Plays the acts of the figure on the stage, and the embers of one that burns away. */
export class Actors {
  private readonly present: Puppet;
  private readonly embers: Embers;
  private playing = 0;
  private walking = false;
  /** The share of idle motion during an act: a figure does not blink while it opens its eyes. */
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

  /** The strength of the light around the current figure; 1 without one. */
  get light(): number {
    return this.present.actor?.glow.alpha ?? 1;
  }

  /** The current figure; null without one. */
  get figure(): PuppetProps | null {
    return this.present.actor;
  }

  /** Shows a figure, or none for null. */
  show(props: PuppetProps | null): void {
    if (props === null) this.present.hide();
    else this.present.show(props);
    this.walk(1);
  }

  /** Removes the current figure. */
  clear(): void {
    this.arrive();
    this.present.rest();
    this.present.hide();
  }

  /** Ends entrances and walks: the figure is where it belongs. */
  arrive(): void {
    this.cut.abort();
    this.cut = new AbortController();
    this.walk(0);
  }

  /** Plays an entrance that nobody waits for. */
  enter(name: 'enter' | 'rise', part: ActMove): void {
    void this.act(name, part, this.cut.signal);
  }

  /** Plays the act that a gesture of the table causes. */
  play(name: ActOfFigure, part: ActMove, signal: AbortSignal): Promise<void> {
    return this.act(name, part, signal);
  }

  /** Moves the figure towards its place; `left` is the share of the way that remains. */
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
    // Another figure may have taken its place by now.
    if (puppet.actor?.limbs !== actor.limbs) return;
    puppet.rest();
    if (gone) puppet.hide();
  }

  private glow(actor: Actor, share: number, from: Source): void {
    this.embers.rise(actor, share, { tint: tintOf(actor.sheet.facts.hue, 100, 72), from });
  }
}
