import './codex.css';
import type { CodexChapter } from '../../games/contract';
import type { Translate } from '../../table';
import { made } from '../dom';
import { plainText } from '../pieces/plainText';
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
    const words = plainText(field.input.value).split(/\s+/).filter(Boolean);
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
      const entry = entriesIn(element).find(
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
      if (dimmed(element, met) > 0) top.append(lightSwitch(element, translate));
    },
  };
}

const entriesIn = (part: HTMLElement): readonly HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[data-entry]')];

/** Returns how many entries were marked as unmet. */
function dimmed(codex: HTMLElement, met: ReadonlySet<string>): number {
  const isUnmet = (entry: HTMLElement): boolean => !met.has(entry.dataset['entry'] ?? '');
  const unmet = entriesIn(codex).filter((entry) => isUnmet(entry) && entry.querySelector('.hint') !== null);
  for (const entry of unmet) entry.classList.add('unmet');
  return unmet.length;
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
  const entries = entriesIn(section);
  for (const entry of entries) {
    const text = plainText(entry.textContent);
    entry.hidden = !words.every((word) => text.includes(word));
  }
  const count = entries.filter(({ hidden }) => !hidden).length;
  section.hidden = count === 0;
  return count;
}

function searchField(translate: Translate): { readonly label: HTMLElement; readonly input: HTMLInputElement } {
  const label = made('label', { className: 'codex-search' });
  const input = made('input');
  const name = translate('codex.search');
  Object.assign(input, { type: 'search', autocomplete: 'off', spellcheck: false, placeholder: name });
  label.append(made('span', { className: 'unseen', textContent: name }), input);
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
