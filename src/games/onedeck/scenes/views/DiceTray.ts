import type { GameObjects, Scene } from 'phaser';
import { DicePool, type SlotParts } from '../../../../scenes';
import type { HeroView, Shown, TableLayout } from '../../table';
import { DiceOwners } from './DiceOwners';
import { dieLook } from './dieLook';

/** Draws the pool: dice lie hero by hero. */
export class DiceTray extends DicePool {
  private readonly owners: DiceOwners;
  private layout: TableLayout | null = null;

  constructor(scene: Scene, parts: SlotParts) {
    super(scene, parts);
    // The dice are added later and lie above.
    this.owners = new DiceOwners(scene);
  }

  sync({ view, busy, lights, picked }: Shown, layout: TableLayout): void {
    // When the layout changes, dice move at once like everything else.
    const calmly = !busy && isTrayOf(this.layout, layout);
    this.layout = layout;
    const { dice: rects, owners } = layout;
    const dice = (view.encounter?.pool ?? []).map((die, at) => ({
      // The head of the row tells whose dice these are.
      die: dieLook(die),
      rect: rects[at] ?? null,
      light: busy ? 'plain' : (lights.dice.get(die.id) ?? (picked.includes(die.id) ? 'chosen' : 'plain')),
    }));
    this.lay({ dice, busy, picked, calmly });
    this.own(view.heroes, owners);
  }

  /** The plates under the dice. */
  get plates(): GameObjects.Image {
    return this.owners.image;
  }

  /** Draws the plates for the owners of the dice. */
  own(heroes: readonly HeroView[], owners: TableLayout['owners']): void {
    this.owners.sync(heroes, owners);
  }
}

const isTrayOf = (one: TableLayout | null, { tray }: TableLayout): boolean =>
  one !== null && JSON.stringify(one.tray) === JSON.stringify(tray);
