const GESTURES = ['pointerdown', 'keydown'] as const;

/** Calls `act` at the player's first touch or key, unless the answer is called before. */
export function onFirstGesture(page: Window, act: () => void): () => void {
  const stop = (): void => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, first, true);
  };
  const first = (): void => {
    stop();
    act();
  };
  for (const gesture of GESTURES) page.addEventListener(gesture, first, true);
  return stop;
}
