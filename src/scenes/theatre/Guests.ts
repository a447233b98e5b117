import type { Scene } from 'phaser';
import type { Tuning } from '../../table';
import { depthBehind, Puppet } from './Puppet';
import type { PuppetSheet } from './PuppetSheets';
import type { StageGuest } from './Setting';

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
        if (guest.fallen !== undefined) lay(puppet, guest.fallen);
      }
    }
    for (const spare of this.puppets.slice(guests.length)) spare.hide();
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
