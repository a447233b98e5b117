import type { Contact, Gestures } from './gestures';

/** Passes on every mouse, finger and pen on the canvas, each with its own number. Returns a function that ends it. */
export function listenToPointer(canvas: HTMLElement, gestures: Gestures): () => void {
  const contactOf = ({ pointerId, pointerType, clientX, clientY }: PointerEvent): Contact => {
    const { left, top } = canvas.getBoundingClientRect();
    return { pointer: pointerId, touch: pointerType !== 'mouse', x: clientX - left, y: clientY - top };
  };
  const heard = {
    pointerdown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // The capture lets a die that is carried beyond the edge of the canvas come back.
      canvas.setPointerCapture(event.pointerId);
      gestures.down(contactOf(event));
    },
    pointermove: (event: PointerEvent) => gestures.move(contactOf(event)),
    pointerup: (event: PointerEvent) => gestures.up(contactOf(event)),
    pointercancel: (event: PointerEvent) => gestures.leave(contactOf(event)),
    pointerleave: (event: PointerEvent) => gestures.leave(contactOf(event)),
  };
  const onMenu = (event: MouseEvent): void => {
    event.preventDefault();
    // A finger that is held asks by itself.
    const { left, top } = canvas.getBoundingClientRect();
    if (event.button === 2) gestures.menu({ pointer: 0, touch: false, x: event.clientX - left, y: event.clientY - top });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !gestures.stop()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Two fingers zoom the page; gestures of one finger belong to the game.
  canvas.style.touchAction = 'pinch-zoom';
  for (const [type, listen] of Object.entries(heard)) canvas.addEventListener(type as keyof typeof heard, listen);
  canvas.addEventListener('contextmenu', onMenu);
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    for (const [type, listen] of Object.entries(heard)) canvas.removeEventListener(type as keyof typeof heard, listen);
    canvas.removeEventListener('contextmenu', onMenu);
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}
