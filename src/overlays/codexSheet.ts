import type { CodexChapter } from '../games/contract';
import { openCodex as codexOf } from '../pages';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

/** Opens the codex at an entry. */
export function openCodex(chapters: readonly CodexChapter[], place: string | null, translate: Translate): void {
  const { element, reveal } = codexOf(chapters, translate);
  openSheet({ translate, title: translate('page.codex'), look: 'codex', body: element });
  if (place === null || !reveal(place)) element.querySelector('input')?.focus();
}
