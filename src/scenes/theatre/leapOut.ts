import type { Scene } from 'phaser';
import { ACTS, type Rect, type Tuning } from '../../table';
import { playTween } from '../playTween';
import type { ActMove } from './Actors';
import { Puppet, type PuppetProps } from './Puppet';

export interface Leap {
  readonly figure: PuppetProps;
  /** The frame of the figure on the table; its box lies within. */
  readonly frame: Rect;
  readonly tuning: Tuning;
}

/** Lets a copy of a figure leap out of its frame, over all that lies on the table, while it strikes. What the frame hides stays hidden. */
export async function leapOut(
  scene: Scene,
  { figure, frame, tuning }: Leap,
  { duration, ease, delay = 0, signal, ...numbers }: ActMove & { readonly signal: AbortSignal },
): Promise<void> {
  if (figure.sheet.facts.built === true) return;
  const puppet = new Puppet(scene, tuning);
  const box = { ...figure.box, x: figure.box.x + frame.x, y: figure.box.y + frame.y };
  puppet.show({ ...figure, box, grounded: false });
  const below = (box.y + box.height - frame.y - frame.height) / box.height;
  puppet.glow.burnt = Math.max(0, below);
  const at = { share: 0 };
  const pose = (): void => {
    const { actor } = puppet;
    if (actor !== null) ACTS.burst(actor, at.share, numbers);
    puppet.move(0, 0);
  };
  pose();
  await playTween(scene, { targets: at, share: 1, duration, ease, delay, onUpdate: pose }, signal);
  puppet.destroy();
}
