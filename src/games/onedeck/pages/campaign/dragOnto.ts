export interface Dragging {
  /** Returns the picture that follows the pointer. */
  readonly ghost: () => HTMLElement;
  /** Selects what something can be dropped on. */
  readonly onto: string;
  readonly onDrop: (target: Element) => void;
}

/** Lets an element be dragged onto others by mouse, finger or pen. Whatever this does can be done by buttons as well. */
export function dragOnto(element: HTMLElement, { ghost, onto, onDrop }: Dragging): void {
  let carried: HTMLElement | null = null;
  let over: Element | null = null;
  element.classList.add('draggable');
  const look = (target: Element | null): void => {
    over?.classList.remove('drop');
    over = target;
    over?.classList.add('drop');
  };
  const end = (): void => {
    carried?.remove();
    carried = null;
    look(null);
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    carried = ghost();
    carried.classList.add('carried');
    document.body.append(carried);
    follow(carried, event);
  });
  element.addEventListener('pointermove', (event) => {
    if (carried === null) return;
    follow(carried, event);
    look(document.elementFromPoint(event.clientX, event.clientY)?.closest(onto) ?? null);
  });
  element.addEventListener('pointerup', () => {
    const target = over;
    end();
    if (target !== null) onDrop(target);
  });
  element.addEventListener('pointercancel', end);
}

function follow({ style }: HTMLElement, { clientX, clientY }: PointerEvent): void {
  style.left = `${clientX}px`;
  style.top = `${clientY}px`;
}
