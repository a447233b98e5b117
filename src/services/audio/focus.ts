export interface FocusWatch {
  focused(): boolean;
  stop(): void;
}

/** Watches whether the player is with this page: the window has the focus, and the tab is in front. */
export function watchFocus(page: Window, onChange: () => void): FocusWatch {
  let inFront = true;
  const focused = () => inFront && page.document.visibilityState !== 'hidden';
  const note = ({ type }: Event): void => {
    if (type !== 'visibilitychange') inFront = type === 'focus';
    onChange();
  };
  page.addEventListener('focus', note);
  page.addEventListener('blur', note);
  page.document.addEventListener('visibilitychange', note);
  return {
    focused,
    stop() {
      page.removeEventListener('focus', note);
      page.removeEventListener('blur', note);
      page.document.removeEventListener('visibilitychange', note);
    },
  };
}
