import { openCodex as codexOf } from '../pages';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

/** Everything that can be looked up, open at what is faced. */
export function openCodex(translate: Translate, place: string | null): void {
  const { element, reveal } = codexOf(translate);
  openSheet({ translate, title: translate('page.codex'), look: 'codex', body: element });
  if (place === null || !reveal(place)) element.querySelector('input')?.focus();
}
