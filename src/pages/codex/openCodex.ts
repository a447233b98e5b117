import './codex.css';
import type { CodexChapter } from '../../games/contract';
import type { Translate } from '../../table';
import { made } from '../dom';

export interface Codex {
  readonly element: HTMLElement;
  /** Goes to an entry, by its place (`foe-ogre`) or by the name that stands after the dash; false where there is none. */
  reveal(place: string): boolean;
}

/** Builds the codex, which is a page or a sheet over the table. */
export function openCodex(content: readonly CodexChapter[], translate: Translate): Codex {
  const element = made('div', { className: 'codex' });
  const chapters = content.map(chapterSection);
  const found = made('p', { className: 'codex-found' });
  found.setAttribute('role', 'status');
  const field = searchField(translate);
  const contents = contentsOf(chapters, translate);
  const filter = (): void => {
    const words = plain(field.input.value).split(/\s+/).filter(Boolean);
    const count = chapters.reduce((sum, { section }) => sum + filtered(section, words), 0);
    contents.hidden = words.length > 0;
    found.textContent = words.length === 0 ? '' : translate('codex.found', { count });
  };
  field.input.addEventListener('input', filter);
  element.append(field.label, found, contents, ...chapters.map(({ section }) => section));
  return {
    element,
    reveal(place) {
      const entries = [...element.querySelectorAll<HTMLElement>('[data-entry]')];
      const entry = entries.find(
        ({ dataset }) => dataset['entry'] === place || dataset['entry']?.replace(/^[a-z]+-/, '') === place,
      );
      if (entry === undefined) return false;
      field.input.value = '';
      filter();
      show(entry.querySelector('h3'));
      return true;
    },
  };
}

interface Shown {
  readonly title: string;
  readonly section: HTMLElement;
}

function chapterSection({ id, title, entries }: CodexChapter): Shown {
  const section = made('section', { className: `codex-chapter codex-${id}` });
  const heading = made('h2', { textContent: title });
  const list = made('div', { className: 'codex-entries' });
  heading.tabIndex = -1;
  list.append(...entries);
  section.append(heading, list);
  return { title, section };
}

/** Shows the entries that contain every word, and returns their number. */
function filtered(section: HTMLElement, words: readonly string[]): number {
  const entries = [...section.querySelectorAll<HTMLElement>('[data-entry]')];
  for (const entry of entries) {
    const text = plain(entry.textContent);
    entry.hidden = !words.every((word) => text.includes(word));
  }
  const count = entries.filter(({ hidden }) => !hidden).length;
  section.hidden = count === 0;
  return count;
}

/** Removes accents and capitals, so that the search ignores them. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function searchField(translate: Translate): { readonly label: HTMLElement; readonly input: HTMLInputElement } {
  const label = made('label', { className: 'codex-search' });
  const input = made('input');
  Object.assign(input, { type: 'search', autocomplete: 'off', spellcheck: false });
  label.append(made('span', { textContent: translate('codex.search') }), input);
  return { label, input };
}

function contentsOf(chapters: readonly Shown[], translate: Translate): HTMLElement {
  const contents = made('nav', { className: 'codex-contents' });
  contents.setAttribute('aria-label', translate('codex.contents'));
  for (const { title, section } of chapters) {
    const button = made('button', { className: 'pill', textContent: title });
    button.type = 'button';
    button.addEventListener('click', () => show(section.querySelector('h2')));
    contents.append(button);
  }
  return contents;
}

function show(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
