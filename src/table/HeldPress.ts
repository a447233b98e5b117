/** Milliseconds that a press is held, and within which a second press follows. */
export const HELD_PRESS = { hold: 700, again: 3000 } as const;

export type HoldManner = 'hold' | 'twice';
/** A pointer or a key begins a hold. */
export type Holder = 'pointer' | 'key';

interface Hold {
  readonly by: Holder;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface HeldPressParts {
  /** Returns whether a pointer that is let go early counts as one of two presses. */
  readonly manner: () => HoldManner;
  readonly perform: () => void;
  /** A hold begins or ends, or a first press counts or counts no more. */
  readonly changed: () => void;
}

/** Guards a step that cannot be taken back: it is performed by a press that is held, or by two presses in a row. */
export class HeldPress {
  private held: Hold | null = null;
  private armed: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly parts: HeldPressParts) {}

  get isHeld(): boolean {
    return this.held !== null;
  }

  /** True after the first of two presses. */
  get isArmed(): boolean {
    return this.armed !== null;
  }

  hold(by: Holder): void {
    if (this.held !== null) return;
    this.held = { by, timer: setTimeout(() => this.perform(), HELD_PRESS.hold) };
    this.parts.changed();
  }

  /** Ends the hold before its time. */
  letGo(): void {
    const { held } = this;
    if (held === null) return;
    this.endHold();
    if (held.by === 'pointer' && this.parts.manner() === 'twice') this.press();
    else this.parts.changed();
  }

  /** Counts a press. The second one performs. */
  press(): void {
    if (this.armed !== null) {
      this.perform();
      return;
    }
    this.armed = setTimeout(() => {
      this.armed = null;
      this.parts.changed();
    }, HELD_PRESS.again);
    this.parts.changed();
  }

  /** Forgets hold and press, because something else is asked. Returns whether there was either. */
  drop(): boolean {
    const was = this.isHeld || this.isArmed;
    this.endHold();
    if (this.armed !== null) clearTimeout(this.armed);
    this.armed = null;
    return was;
  }

  private perform(): void {
    this.drop();
    this.parts.perform();
  }

  private endHold(): void {
    if (this.held !== null) clearTimeout(this.held.timer);
    this.held = null;
  }
}
