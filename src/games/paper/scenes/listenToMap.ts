import type { Point } from '../../../scenes';
import type { MapHand } from './MapHand';

/** A page that is enlarged itself keeps the gesture that makes it small again. */
const ENLARGED_PAGE = 1.01;

/** Passes on pairs of fingers and the wheel over the map. Returns a function that ends it. */
export function listenToMap(canvas: HTMLElement, hand: MapHand): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onFinger = (type: 'pointerdown' | 'pointermove', act: (at: Point & { readonly pointer: number }) => void): void => {
    const heard = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') act({ ...pointOf(event), pointer: event.pointerId });
    };
    canvas.addEventListener(type, heard, { signal });
  };
  onFinger('pointerdown', (at) => hand.fingerDown(at));
  onFinger('pointermove', (at) => hand.fingerMove(at));
  for (const type of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(type, ({ pointerId }) => hand.fingerUp(pointerId), { signal });
  // Two fingers would enlarge the page.
  const onTouch = (event: TouchEvent): void => {
    const isEnlarged = (window.visualViewport?.scale ?? 1) > ENLARGED_PAGE;
    if (event.touches.length > 1 && !isEnlarged && hand.isOver([...event.touches].map(pointOf))) event.preventDefault();
  };
  for (const type of ['touchstart', 'touchmove'] as const) canvas.addEventListener(type, onTouch, { signal, passive: false });
  const onWheel = (event: WheelEvent): void => {
    if (hand.wheel(pointOf(event), event.deltaY)) event.preventDefault();
  };
  canvas.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => {
    ended.abort();
    hand.stop();
  };
}
