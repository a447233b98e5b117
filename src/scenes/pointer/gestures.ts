import type { Place } from '../../table';

/** The position of a mouse, a finger or a pen, in CSS pixels of the canvas. */
export interface Contact {
  readonly pointer: number;
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Gestured {
  readonly placeAt: (at: { readonly x: number; readonly y: number }) => Place | null;
  /** The table was touched. Returns whether that skipped what was being shown: then a press is passed on at once. */
  readonly onDown: () => boolean;
  /** Returns whether this place wants to be held instead of tapped. Then the hold has begun, and `onLetGo` ends it. */
  readonly onHold?: (place: Place) => boolean;
  readonly onLetGo?: () => void;
  /** A thing was held, or pressed with the other button. Returns whether it has a menu, which opens. */
  readonly onMenu: (place: Place) => boolean;
  readonly onTap: (place: Place, at: Contact) => void;
  readonly onHover: (place: Place | null) => void;
  readonly onExplain: (place: Place | null) => void;
  /** Returns whether this can be carried along. */
  readonly onLift: (place: Place, at: Contact) => boolean;
  readonly onCarry: (at: Contact) => void;
  readonly onDrop: (at: Contact) => void;
  readonly onPutBack: () => void;
}

/** Milliseconds until a thing explains itself. */
export const EXPLAINED_AFTER = { hover: 500, hold: 450 } as const;
const TREMBLE = 8;

type Doing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pressing'; readonly place: Place | null; readonly from: Contact }
  | { readonly kind: 'carrying'; readonly pointer: number }
  | { readonly kind: 'holding'; readonly place: Place }
  /** Something was pressed while events were shown. The press has had its effect, and the thing may still be carried. */
  | { readonly kind: 'ahead'; readonly place: Place; readonly from: Contact }
  /** The touch has had its effect: only its end is awaited. */
  | { readonly kind: 'spent' };

/** Tells taps, holds, hovers and drags apart. Each touch is one of them and never two. */
export class Gestures {
  private readonly touching = new Set<number>();
  private doing: Doing = { kind: 'nothing' };
  private hovered: Place | null = null;
  private explained = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last: Contact | null = null;

  constructor(private readonly parts: Gestured) {}

  down(at: Contact): void {
    this.last = at;
    this.stopExplaining();
    this.touching.add(at.pointer);
    // The player aims at what lay there before the rest was shown at once.
    const place = this.parts.placeAt(at);
    const isSkip = this.parts.onDown();
    if (this.touching.size > 1) this.putBack();
    this.endHold();
    if (this.touching.size > 1 || isSkip) {
      this.doing = { kind: 'spent' };
      if (this.touching.size === 1 && place?.pressed === true) this.pressAhead(place, at);
      return;
    }
    if (place !== null && this.parts.onHold?.(place) === true) {
      this.doing = { kind: 'holding', place };
      return;
    }
    this.doing = { kind: 'pressing', place, from: at };
    if (!at.touch) return;
    this.hover(place);
    if (place !== null) this.explainAfter(EXPLAINED_AFTER.hold, place);
  }

  move(at: Contact): void {
    this.last = at;
    const { doing } = this;
    if (doing.kind === 'carrying') {
      if (doing.pointer === at.pointer) this.parts.onCarry(at);
    } else if (doing.kind === 'pressing' || doing.kind === 'ahead') this.slide(doing, at);
    else if (doing.kind === 'holding') this.holdAt(doing.place, at);
    else if (doing.kind === 'nothing' && !at.touch) this.hoverAt(at);
  }

  up(at: Contact): void {
    this.endHold();
    const { doing } = this;
    this.touching.delete(at.pointer);
    if (this.touching.size > 0) return;
    this.doing = { kind: 'nothing' };
    this.stopExplaining();
    if (at.touch) this.hover(null);
    if (doing.kind === 'carrying') this.parts.onDrop(at);
    else if (doing.kind === 'pressing' && doing.place !== null && this.isAt(doing.place, at)) this.tap(doing.place, at);
  }

  /** The other button of a mouse was pressed. */
  menu(at: Contact): void {
    const place = this.parts.placeAt(at);
    if (this.doing.kind === 'nothing' && place !== null) this.parts.onMenu(place);
  }

  /** A thing that cannot be pressed explains itself at once. */
  private tap(place: Place, at: Contact): void {
    this.parts.onTap(place, at);
    if (place.pressed) return;
    this.explained = true;
    this.parts.onExplain(place);
  }

  /** The pointer left the canvas, or the browser took it away. */
  leave(at: Contact): void {
    this.touching.delete(at.pointer);
    this.last = null;
    this.endHold();
    if (this.doing.kind === 'ahead') this.doing = { kind: 'spent' };
    this.stop();
    this.hover(null);
  }

  /** Cancels the gesture; what is carried goes back. Returns whether something was carried. */
  stop(): boolean {
    const carried = this.doing.kind === 'carrying';
    this.stopExplaining();
    this.putBack();
    // A press from before the table changed has been passed on; only its thing may still be carried. A hold changes the table itself.
    if (this.doing.kind !== 'ahead' && this.doing.kind !== 'holding')
      this.doing = this.touching.size > 0 ? { kind: 'spent' } : { kind: 'nothing' };
    return carried;
  }

  /** Looks again at what is under the pointer, because the table has changed. */
  refresh(): void {
    if (this.hovered === null || this.last === null) return;
    const place = this.parts.placeAt(this.last);
    if (place?.id !== this.hovered.id) this.stopExplaining();
    this.hovered = place;
    this.parts.onHover(place);
  }

  private pressAhead(place: Place, from: Contact): void {
    this.doing = { kind: 'ahead', place, from };
    this.parts.onTap(place, from);
  }

  private slide(doing: Doing & { readonly kind: 'pressing' | 'ahead' }, at: Contact): void {
    const { place, from } = doing;
    if (Math.hypot(at.x - from.x, at.y - from.y) <= TREMBLE) return;
    const held = this.explained;
    if (!held) this.stopExplaining();
    if (held || place === null) return;
    if (this.parts.onLift(place, from)) {
      this.doing = { kind: 'carrying', pointer: at.pointer };
      this.hover(null);
      this.parts.onCarry(at);
    } else if (!this.isAt(place, at)) {
      // Sliding off a thing cancels the press.
      this.doing = { kind: 'spent' };
      this.hover(null);
    }
  }

  /** Sliding off a thing ends its hold. */
  private holdAt(place: Place, at: Contact): void {
    if (!this.isAt(place, at)) this.endHold();
  }

  private endHold(): void {
    if (this.doing.kind !== 'holding') return;
    this.doing = { kind: 'spent' };
    this.parts.onLetGo?.();
  }

  private hoverAt(at: Contact): void {
    const place = this.parts.placeAt(at);
    if (place?.id === this.hovered?.id) return;
    this.stopExplaining();
    this.hover(place);
    if (place !== null) this.explainAfter(EXPLAINED_AFTER.hover, place);
  }

  private hover(place: Place | null): void {
    if (place === null && this.hovered === null) return;
    this.hovered = place;
    this.parts.onHover(place);
  }

  private explainAfter(wait: number, place: Place): void {
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.doing.kind === 'pressing' && this.parts.onMenu(place)) {
        this.doing = { kind: 'spent' };
        return;
      }
      this.explained = true;
      // A finger that was held to learn something does not press.
      if (this.doing.kind === 'pressing') this.doing = { kind: 'spent' };
      this.parts.onExplain(place);
    }, wait);
  }

  private stopExplaining(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.explained) this.parts.onExplain(null);
    this.explained = false;
  }

  private putBack(): void {
    if (this.doing.kind === 'carrying') this.parts.onPutBack();
  }

  private isAt(place: Place, at: Contact): boolean {
    return this.parts.placeAt(at)?.id === place.id;
  }
}
