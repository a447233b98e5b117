import type { GameObjects } from 'phaser';
import { Carried, type Point } from '../../../scenes';
import type { Place } from '../../../table';
import type { PaperTuning } from '../table';
import type { PaperScene } from './PaperScene';

export interface CarryingParts {
  readonly scene: PaperScene;
  readonly tuning: PaperTuning;
  /** The speed of motions, or null where things move at once. */
  readonly pace: () => 1 | 2 | 4 | null;
  readonly onDrop: (thing: string, target: string) => void;
  readonly during: (motion: Promise<void>) => void;
}

/** Moves a die with the pointer until it is dropped on what it is used for. */
export class Carrying {
  private readonly carried: Carried;
  private die: { readonly id: string; readonly image: GameObjects.Image } | null = null;

  constructor(private readonly parts: CarryingParts) {
    const { scene, tuning, pace } = parts;
    const motions = { dieLifted: tuning.dice.lifted, dicePutBack: tuning.dice.putBack };
    this.carried = new Carried(scene, { tuning: { motions }, pace });
  }

  /** Returns whether there is a die that can be carried. */
  lift({ id }: Pick<Place, 'id'>, at: Point): boolean {
    const { scene, during } = this.parts;
    const image = scene.liftDie(id);
    if (image === null) return false;
    this.die = { id, image };
    during(this.carried.lift([image], at));
    return true;
  }

  carry(at: Point): void {
    this.carried.move(at);
  }

  drop(at: Point): void {
    const { die } = this;
    const target = this.parts.scene.useAt(at);
    this.putBack();
    if (die !== null && target !== null) this.parts.onDrop(die.id, target);
  }

  putBack(): void {
    this.carried.letGo();
    this.die?.image.destroy();
    this.die = null;
    this.parts.scene.layDown();
  }
}
