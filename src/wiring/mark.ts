import type { Stage } from './table/TableSession';

/** What the table is doing, readable from outside the canvas: by tests, and by anybody who looks at the page. */
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
