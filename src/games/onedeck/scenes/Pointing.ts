import { Carried, Gestures, listenToPointer, type Point } from '../../../scenes';
import type { Place, Rect } from '../../../table';
import type { OneDeckTuning } from '../table';
import { idOf, targetOf } from '../table';
import { CarriedCard } from './CarriedCard';
import type { TableScene } from './TableScene';

export interface PointingParts {
  readonly scene: TableScene;
  readonly canvas: HTMLElement;
  readonly tuning: OneDeckTuning;
  /** The speed of motions, or null where things move at once. */
  readonly pace: () => 1 | 2 | 4 | null;
  /** Something on the canvas was tapped: an entry, a die, a box or a tool. */
  readonly onPress: (id: string) => void;
  /** Something is pressed. Returns whether it wants to be held. */
  readonly onHold: (id: string) => boolean;
  readonly onLetGo: () => void;
  /** A die was carried to a box or an ability and let go there. */
  readonly onDrop: (die: number, target: string) => void;
  /** The table was touched anywhere. Skips what is playing, and returns whether something was. */
  readonly onTap: () => boolean;
  /** Explains a thing; null ends the explanation. */
  readonly onExplain: (id: string | null, rect: Rect | null) => void;
  /** Called when other cards of a hero are shown. */
  readonly onTurn: () => void;
  readonly during: (motion: Promise<void>) => void;
}

/** Lets the debug scene do what a hand does with a pointer. */
export interface Hand {
  /** Points at a spot, or nowhere. */
  point(at: Point | null): void;
  lift(die: Pick<Place, 'id'>, at: Point): boolean;
  carry(at: Point): void;
  putBack(): void;
}

/** Turns the gestures of a pointer into presses, hovers and dragged dice. */
export class Pointing implements Hand {
  private readonly carried: Carried;
  private readonly gestures: Gestures;
  private readonly stopListening: () => void;
  private die: number | null = null;
  private readonly card: CarriedCard;

  constructor(private readonly parts: PointingParts) {
    const { scene, canvas, onTap, onPress, onExplain } = parts;
    this.carried = new Carried(scene, parts);
    this.card = new CarriedCard(scene);
    this.gestures = new Gestures({
      placeAt: (at) => scene.placeAt(at),
      onDown: onTap,
      onTap: (place, { touch }) => {
        if (touch && scene.isFirstTouch(place)) return;
        if (scene.turn(place.id)) parts.onTurn();
        else if (place.pressed) onPress(place.id);
      },
      onHold: ({ id, pressed }) => pressed && parts.onHold(id),
      onLetGo: () => parts.onLetGo(),
      onMenu: ({ id }) => this.openMenu(id),
      onHover: (place) => this.hover(place),
      onExplain: (place) => onExplain(place?.id ?? null, place?.rect ?? null),
      onLift: (place, at) => this.lift(place, at),
      onCarry: (at) => this.carry(at),
      onDrop: (at) => this.drop(at),
      onPutBack: () => this.putBack(),
    });
    const stop = listenToPointer(canvas, this.gestures);
    canvas.addEventListener('wheel', this.onWheel, { passive: true });
    this.stopListening = () => {
      stop();
      canvas.removeEventListener('wheel', this.onWheel);
    };
  }

  /** Looks again at what is under the pointer, because the table has changed. */
  refresh(): void {
    this.gestures.refresh();
  }

  /** Puts back what is carried, before the table changes. */
  stop(): void {
    this.gestures.stop();
  }

  destroy(): void {
    this.gestures.stop();
    this.stopListening();
  }

  private readonly onWheel = ({ deltaY: down }: WheelEvent): void => {
    const { shown, layout } = this.parts.scene;
    if (down !== 0 && (shown?.menu.answers.length ?? 0) > (layout?.answers.length ?? 0)) {
      this.parts.onPress(idOf({ kind: 'page', by: down > 0 ? 1 : -1 }));
    }
  };

  private hover(place: Place | null): void {
    const pressed = place?.pressed === true;
    this.parts.canvas.style.cursor = pressed ? 'pointer' : 'default';
    this.parts.scene.hover(pressed ? place : null);
  }

  /** Dice have a menu while they are laid. */
  private openMenu(id: string): boolean {
    const target = targetOf(id);
    const { shown } = this.parts.scene;
    if (target.kind !== 'die' || shown?.canTake !== true || shown.view.encounter?.stopNow === null) return false;
    this.parts.onPress(idOf({ kind: 'dieMenu', die: target.die }));
    return true;
  }

  point(at: Point | null): void {
    this.hover(at === null ? null : this.parts.scene.placeAt(at));
  }

  lift({ id }: Pick<Place, 'id'>, at: Point): boolean {
    const { shown } = this.parts.scene;
    const target = targetOf(id);
    if (this.card.lift(id, at)) return true;
    const die = shown?.view.encounter?.pool.find((one) => target.kind === 'die' && one.id === target.die)?.id;
    if (shown === null || die === undefined || shown.busy) return false;
    const others = shown.picked.includes(die) ? shown.picked.filter((other) => other !== die) : [];
    this.die = die;
    this.parts.scene.lightFor([die, ...others]);
    this.parts.during(this.carried.lift(this.parts.scene.picturesOf([die, ...others]), at));
    return true;
  }

  carry(at: Point): void {
    if (this.card.isHeld) {
      this.hover(this.card.carry(at));
      return;
    }
    this.carried.move(at);
    this.hover(this.targetAt(at));
  }

  private drop(at: Point): void {
    if (this.card.isHeld) {
      const presses = this.card.drop(at);
      this.hover(null);
      this.parts.scene.layBack();
      for (const id of presses) this.parts.onPress(id);
      return;
    }
    const { die } = this;
    const target = this.targetAt(at);
    this.hover(null);
    if (die === null || target === null) {
      this.putBack();
      return;
    }
    this.die = null;
    this.parts.scene.lightFor(null);
    this.carried.letGo();
    const before = this.parts.scene.changes;
    this.parts.onDrop(die, target.id);
    // Dice go back when the drop changed nothing.
    if (this.parts.scene.changes === before) this.parts.scene.layBack();
  }

  putBack(): void {
    this.die = null;
    this.parts.scene.lightFor(null);
    this.card.letGo();
    this.hover(null);
    this.carried.letGo();
    this.parts.scene.layBack();
  }

  /** Returns the box, the ability or the other die under the pointer, if it takes dice. */
  private targetAt(at: Point): Place | null {
    const { scene } = this.parts;
    const place = scene.placeAt(at);
    const isSelf = this.die !== null && place?.id === idOf({ kind: 'die', die: this.die });
    return place !== null && !isSelf && scene.takesDice(place.id) ? place : null;
  }
}
