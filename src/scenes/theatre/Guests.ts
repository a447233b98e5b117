import type { Scene } from 'phaser';
import type { Tuning } from '../../table';
import { depthBehind, Puppet } from './Puppet';
import type { PuppetSheet } from './PuppetSheets';
import type { StageGuest } from './Setting';

/** A walk down steps: how many, how far a figure leaps and comes down with each, and how many degrees it leans to either side. */
export interface Tread {
  readonly steps: number;
  readonly bob: number;
  readonly down: number;
  readonly sway: number;
}

/** Steps lead down to the right, so much further than down. */
const SLOPE = 1.3;
/** What is left of a light that is out. */
const ASH = 0.1;

/** Draws the other figures in the picture of a figure. */
export class Guests {
  private readonly puppets: Puppet[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly tuning: Tuning,
  ) {}

  /** Shows those whose sheets have come. Guests come with the figure that they stand among; null where it is not there yet. */
  show(figure: PuppetSheet | null, guests: readonly StageGuest[], sheetOf: (guest: StageGuest) => PuppetSheet | null): void {
    for (const [at, guest] of guests.entries()) {
      const puppet = this.puppets[at] ?? this.add();
      const sheet = sheetOf(guest);
      if (sheet === null || figure === null) puppet.hide();
      else {
        puppet.show({ sheet, box: guest.box, grounded: false, depth: depthBehind(guest.behind, figure) });
        // They are where they belong at once.
        puppet.walk(0);
        puppet.rest();
        if (guest.fallen !== undefined) lay(puppet, guest.fallen);
      }
    }
    for (const spare of this.puppets.slice(guests.length)) spare.hide();
  }

  /** Walks down steps with a leap on each: at 0 the guests are above their places, at 1 there. */
  tread(way: number, { steps, bob, down, sway }: Tread): void {
    const step = Math.sin(way * steps * Math.PI);
    for (const [at, { actor }] of this.puppets.entries()) {
      if (actor === null) continue;
      const left = (way - 1) * steps * down;
      actor.whole.x = left * SLOPE;
      actor.whole.y = left - Math.abs(step) * bob;
      // Neighbours lean to different sides.
      actor.whole.turn = ((at % 2 === 0 ? step : -step) * sway * Math.PI) / 180;
    }
  }

  move(time: number, life: number, lit: number): void {
    for (const puppet of this.puppets) puppet.move(time, life, lit);
  }

  private add(): Puppet {
    const puppet = new Puppet(this.scene, this.tuning);
    this.puppets.push(puppet);
    return puppet;
  }
}

function lay({ actor, glow }: Puppet, degrees: number): void {
  if (actor === null) return;
  actor.whole.turn = (degrees * Math.PI) / 180;
  glow.alpha = 0;
  for (const { facts, given } of actor.limbs) if (facts.lit === true) given.alpha = ASH;
}
