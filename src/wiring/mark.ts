import type { Stage } from './table/TableSession';

/** Writes on the page what the table is doing, so that it can be read from outside the canvas. */
export function mark(doing: 'away' | Stage, at: { readonly phase: string; readonly hash: string } | null): void {
  const { dataset } = document.documentElement;
  dataset['table'] = doing;
  if (at === null) return;
  dataset['phase'] = at.phase;
  dataset['hash'] = at.hash;
}

/** The last state that survives the sudden end of the browser. */
export function markKept(hash: string): void {
  document.documentElement.dataset['kept'] = hash;
}
