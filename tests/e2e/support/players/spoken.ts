/** A button as a screen reader tells of it. */
export interface Spoken {
  readonly name: string;
  /** What is said after the name: the price, and what is given up for it. */
  readonly detail: string;
  readonly key: string;
  /** Taken up or not; null for what is no die. */
  readonly pressed: boolean | null;
  readonly focused: boolean;
}

/** Lists the buttons of the mirror in this document. It may use nothing from outside, for the browser runs it by itself. */
export function spokenHere(): readonly Spoken[] {
  return [...document.querySelectorAll('#mirror button')].map((button) => ({
    name: button.textContent,
    detail: document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    key: button.getAttribute('aria-keyshortcuts') ?? '',
    pressed: button.hasAttribute('aria-pressed') ? button.getAttribute('aria-pressed') === 'true' : null,
    focused: button === document.activeElement,
  }));
}
