import { made } from '../dom';

export interface PictureSlot {
  readonly element: HTMLElement;
  /** Shows other pictures when the key has changed; the former ones fade out meanwhile. */
  show(key: string, draw: () => readonly HTMLElement[]): void;
}

/** Milliseconds for which the former pictures stay, as long as the longest change in `stage.css`. */
const LEAVING = 400;

/** Returns a place on the stage whose pictures change softly. They are hidden from screen readers. */
export function pictureSlot(className: string): PictureSlot {
  const element = made('div', { className: `stage-slot ${className}` });
  let shown: { readonly key: string; readonly layer: HTMLElement } | null = null;
  element.setAttribute('aria-hidden', 'true');
  return {
    element,
    show(key, draw) {
      if (shown?.key === key) return;
      const layer = made('div', { className: 'stage-layer' });
      const former = shown?.layer;
      layer.append(...draw());
      former?.classList.add('leaving');
      setTimeout(() => former?.remove(), LEAVING);
      element.append(layer);
      shown = { key, layer };
    },
  };
}
