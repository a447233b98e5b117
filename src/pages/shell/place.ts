import type { PageId, Place } from '../../machines';

/** The page that everything begins and ends at. */
export const TITLE: PageId = 'title';

/** `#codex=ogre`, `#burglary/setup`; the title has no hash. */
export function hashOf({ page, detail }: Place): string {
  if (page === TITLE) return '';
  return detail === null ? `#${page}` : `#${page}=${encodeURIComponent(detail)}`;
}

/** Returns the page that an address names; the title if it is none of these pages. */
export function placeIn(hash: string, pages: Readonly<Record<PageId, unknown>>): Place {
  const [, name = '', detail] = /^#([^=]*)(?:=(.*))?$/s.exec(hash) ?? [];
  const page = Object.hasOwn(pages, name) ? name : TITLE;
  return { page, detail: page === TITLE || detail === undefined ? null : decoded(detail) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
