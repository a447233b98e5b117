import { type Direction, nextTowards } from './towards';

const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/** Moves the focus to the next control in a direction, or to the first one when none has it. */
export function moveFocus(root: Element, direction: Direction): void {
  const visible = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isVisible);
  const active = root.ownerDocument.activeElement;
  const here = visible.find((control) => control === active);
  if (here === undefined) {
    focus(visible[0]);
    return;
  }
  const others = visible.filter((control) => control !== here);
  const rects = others.map((control) => control.getBoundingClientRect());
  focus(others[nextTowards(direction, here.getBoundingClientRect(), rects)]);
}

/** Controls that are folded away, or kept for screen readers alone, have hardly any size. */
function isVisible(control: HTMLElement): boolean {
  const { width, height } = control.getBoundingClientRect();
  return width > 1 && height > 1 && !control.matches(':disabled');
}

function focus(control: HTMLElement | undefined): void {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
