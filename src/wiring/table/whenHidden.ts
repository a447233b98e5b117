/** Calls whenever the page goes out of sight; the answer ends it. */
export function whenHidden(act: () => void): () => void {
  const onChange = (): void => {
    if (document.hidden) act();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
