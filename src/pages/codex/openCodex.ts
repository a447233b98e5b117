import './codex.css';
import type { CodexChapter } from '../../games/contract';
import type { Translate } from '../../table';
import { made } from '../dom';
import { Alcoves } from './alcoves';

export interface Codex {
  readonly element: HTMLElement;
  /** Goes to an entry, by its place (`foe-ogre`) or by the name that stands after the dash; false where there is none. */
  reveal(place: string): boolean;
  /** Draws what has a hint and is not among these as an outline, with a switch that lights everything. */
  dim(met: ReadonlySet<string>): void;
}

/** Builds the codex, which is a page or a sheet over the table. */
export function openCodex(content: readonly CodexChapter[], translate: Translate): Codex {
  const element = made('div', { className: 'codex' });
  const alcoves = new Alcoves();
  const chapters = content.map((chapter) => chapterSection(chapter, alcoves));
  const hall = made('div', { className: 'codex-hall' });
  const top = made('div', { className: 'codex-top' });
  const found = made('p', { className: 'codex-found' });
  found.setAttribute('role', 'status');
  const field = searchField(translate);
  const contents = contentsOf(chapters, translate);
  const filter = (): void => {
    const words = plain(field.input.value).split(/\s+/).filter(Boolean);
    const count = chapters.reduce((sum, { section }) => sum + filtered(section, words), 0);
    alcoves.search(words.length > 0);
    contents.hidden = words.length > 0;
    found.textContent = words.length === 0 ? '' : translate('codex.found', { count });
  };
  field.input.addEventListener('input', filter);
  hall.append(...chapters.map(({ section }) => section));
  top.append(field.label, found);
  element.append(top, contents, hall);
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
      alcoves.open(entry);
      show(entry.querySelector('h3'));
      return true;
    },
    dim(met) {
      const entries = [...element.querySelectorAll<HTMLElement>('[data-entry]')];
      const isUnmet = (entry: HTMLElement): boolean => !met.has(entry.dataset['entry'] ?? '');
      const unmet = entries.filter((entry) => isUnmet(entry) && entry.querySelector('.hint') !== null);
      for (const entry of unmet) entry.classList.add('unmet');
      if (unmet.length > 0) top.append(lightSwitch(element, translate));
    },
  };
}

interface Shown {
  readonly title: string;
  readonly section: HTMLElement;
}

function chapterSection({ id, title, entries, look }: CodexChapter, alcoves: Alcoves): Shown {
  const section = made('section', { className: `codex-chapter codex-${id}` });
  const heading = made('h2', { textContent: title });
  const list = made('div', { className: 'codex-entries' });
  heading.tabIndex = -1;
  list.append(...entries);
  if (look === 'alcoves') alcoves.add(entries);
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

function lightSwitch(codex: HTMLElement, translate: Translate): HTMLElement {
  const label = made('label', { className: 'codex-light' });
  const input = made('input');
  input.type = 'checkbox';
  input.addEventListener('change', () => codex.classList.toggle('all-lit', input.checked));
  label.append(input, made('span', { textContent: translate('codex.showAll') }));
  return label;
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
