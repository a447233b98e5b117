import type { ActionButtons } from './buttons';

export interface FocusKeeper {
  /** The id of the action that has the focus, or had it before it vanished and left it to the heading. */
  hold(): string | null;
  restore(id: string | null): void;
}

/** Focus never falls to the body: from a vanished button to its return, else to the first button, else to the heading. */
export function keepFocus(heading: HTMLElement, buttons: Pick<ActionButtons, 'find' | 'first' | 'idOf'>): FocusKeeper {
  const page = heading.ownerDocument;
  let parked: string | null = null;

  return {
    hold() {
      if (page.activeElement === heading) return parked;
      parked = null;
      return buttons.idOf(page.activeElement);
    },
    restore(id) {
      if (id === null || buttons.idOf(page.activeElement) === id) return;
      const next = buttons.find(id) ?? buttons.first();
      parked = next === null ? id : null;
      (next ?? heading).focus({ preventScroll: true });
    },
  };
}
