import type { PageId, Place } from '../../machines';

/** `#codex=ogre`; the title has no hash. */
export function hashOf({ page, detail }: Place): string {
  if (page === 'title') return '';
  return detail === null ? `#${page}` : `#${page}=${encodeURIComponent(detail)}`;
}

/** Returns the page that an address names; the title if it is none of these pages. */
export function placeIn(hash: string, pages: Readonly<Partial<Record<PageId, unknown>>>): Place {
  const [, name = '', detail] = /^#([^=]*)(?:=(.*))?$/s.exec(hash) ?? [];
  const isPage = (id: string): id is PageId => Object.hasOwn(pages, id);
  const page = isPage(name) ? name : 'title';
  return { page, detail: page === 'title' || detail === undefined ? null : decoded(detail) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
