/** Events at which one browser or another lets a page wake its sound: Safari wants a finger that is lifted, not one that is laid down. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** Calls `act` at every touch and key of the player. Returns a function that ends it. */
export function onGesture(page: Window, act: () => void): () => void {
  for (const gesture of GESTURES) page.addEventListener(gesture, act, true);
  return () => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, act, true);
  };
}
