import { DIRECTIONS, type Direction, isDirection } from '../focus/towards';

/** Buttons of the standard mapping, in its order. */
const BUTTONS = [
  ...(['a', 'b', 'x', 'y', 'l1', 'r1', 'l2', 'r2', 'select', 'start', 'leftStick', 'rightStick'] as const),
  ...DIRECTIONS,
] as const;
export type PadButton = (typeof BUTTONS)[number];

/** A stick counts beyond `in`, and counts no more below `out`. */
const STICK = { in: 0.55, out: 0.35 } as const;
/** Milliseconds until a direction that is held is taken again, and between the times after that. */
const AGAIN = { first: 420, next: 140 } as const;

interface Held {
  /** The time at which it counts again; never for buttons. */
  again: number;
}

export interface PadWatch {
  readonly page: Window;
  readonly onPress: (button: PadButton) => void;
}

/** Reads gamepads once a frame while there is one, and not at all otherwise. Returns a function that ends it. */
export function watchPads({ page, onPress }: PadWatch): () => void {
  const held = new Map<string, Held>();
  let frame: number | null = null;

  const look = (now: number): void => {
    const pads = padsOf(page);
    for (const pad of pads) {
      const down = pressedOn(pad, held);
      for (const button of BUTTONS) note({ key: `${pad.index} ${button}`, button, down: down.has(button), now });
    }
    frame = pads.length === 0 ? null : page.requestAnimationFrame(look);
  };
  const note = ({ key, button, down, now }: { key: string; button: PadButton; down: boolean; now: number }): void => {
    const since = held.get(key);
    if (!down) held.delete(key);
    else if (since === undefined) {
      held.set(key, { again: isDirection(button) ? now + AGAIN.first : Number.POSITIVE_INFINITY });
      press(button);
    } else if (now >= since.again) {
      since.again = now + AGAIN.next;
      press(button);
    }
  };
  // A pad plays what is in front: another window may be in front of this one.
  const press = (button: PadButton): void => {
    if (page.document.hasFocus()) onPress(button);
  };
  const start = (): void => {
    frame ??= page.requestAnimationFrame(look);
  };
  page.addEventListener('gamepadconnected', start);
  if (padsOf(page).length > 0) start();
  return () => {
    page.removeEventListener('gamepadconnected', start);
    if (frame !== null) page.cancelAnimationFrame(frame);
    frame = null;
  };
}

function padsOf(page: Window): readonly Gamepad[] {
  // Pages without the right to see gamepads are refused by a throw.
  try {
    return [...page.navigator.getGamepads()].flatMap((pad) => (pad?.connected === true ? [pad] : []));
  } catch {
    return [];
  }
}

function pressedOn({ buttons, axes, index }: Gamepad, held: ReadonlyMap<string, Held>): ReadonlySet<PadButton> {
  const down = new Set<PadButton>(BUTTONS.filter((_, at) => buttons[at]?.pressed === true));
  const leaning: Readonly<Record<Direction, number>> = {
    left: -(axes[0] ?? 0),
    right: axes[0] ?? 0,
    up: -(axes[1] ?? 0),
    down: axes[1] ?? 0,
  };
  for (const direction of DIRECTIONS) {
    if (leaning[direction] > (held.has(`${index} ${direction}`) ? STICK.out : STICK.in)) down.add(direction);
  }
  return down;
}
