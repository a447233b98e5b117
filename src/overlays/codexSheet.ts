import type { Codex } from '../games/contract';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

/** Shows everything that can be looked up, open at one place of it. */
export function openCodex({ element, reveal }: Codex, place: string | null, translate: Translate): void {
  openSheet({ translate, title: translate('page.codex'), look: 'codex', body: element });
  if (place === null || !reveal(place)) element.querySelector('input')?.focus();
}
