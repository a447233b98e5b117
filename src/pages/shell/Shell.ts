import type { PageBuilder } from '../../games/contract';
import type { PageId, Place } from '../../machines';
import type { Translate } from '../../table';
import { byId, made } from '../dom';
import { hashOf, placeIn, TITLE } from './place';
import { type Spot, Trail } from './Trail';

/** All pages. The title always exists; other pages may be missing and cannot be opened. */
export type PageTable = Readonly<Record<PageId, PageBuilder>> & { readonly title: PageBuilder };

export interface ShellParts {
  readonly pages: PageTable;
  readonly translate: Translate;
  /** Returns the heading of a page. */
  readonly nameOf: (page: PageId) => string;
  readonly onBack: () => void;
  /** Called when another page is shown, but not for the first one. */
  readonly onTurn: () => void;
  /** Called when the browser goes to a page by itself: Back, Forward, an address typed by hand. */
  readonly onPlace: (place: Place) => void;
  readonly onTable: () => void;
  /** Returns whether Back may lead to the table: a game is under way there. */
  readonly isUnderWay: () => boolean;
}

const TABLE = '#table';
const HOME: Place = { page: TITLE, detail: null };
/** The name that stands for no focused control. */
const NOWHERE = '-1';
/** The focus is on the page, but on none of its controls: on its heading, or on a line that asks to wait. */
const HEADING = 'heading';
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Shows one page at a time in the app's `main`: heading, Back, focus, the document's title, the address. */
export class Shell {
  private readonly main = byId('page');
  private readonly trail = new Trail({
    isPassing: (hash) => hash === TABLE && !this.parts.isUnderWay(),
    onArrive: (hash) => this.arrive(hash),
  });
  private visit = new AbortController();
  private place: Place | null = null;
  private fresh = true;

  constructor(private readonly parts: ShellParts) {
    window.addEventListener('keydown', (event) => this.onKeydown(event));
  }

  /** The page that the address names; a table that was reloaded waits behind the title. */
  get first(): Place {
    if (location.hash === TABLE) this.trail.replace('');
    return this.placeOf(location.hash);
  }

  show(asked: Place): void {
    const place = Object.hasOwn(this.parts.pages, asked.page) ? asked : HOME;
    if (this.place !== null) this.trail.leaveSpot(this.spot());
    this.place = place;
    if (!this.fresh) this.parts.onTurn();
    this.trail.to(hashOf(place));
    void this.fill(place, this.fresh ? 'untouched' : 'arriving');
    this.fresh = false;
  }

  /** Builds the current page again, in another language or with another text size. */
  refresh(): void {
    if (this.place !== null) void this.fill(this.place, this.spot());
  }

  /** Shows a message without buttons while the table is being opened. */
  wait(sentence: string): void {
    this.leave();
    const line = made('p', { className: 'page-wait', textContent: sentence });
    line.tabIndex = -1;
    this.main.replaceChildren(line);
    this.main.hidden = false;
    line.focus();
  }

  /** Hides the page, because the table covers it only visually. */
  hide(): void {
    this.main.hidden = true;
    this.trail.to(TABLE);
    document.title = this.parts.translate('page.title');
    document.documentElement.dataset['page'] = 'table';
  }

  back(): void {
    if (!this.trail.back()) this.parts.onPlace(HOME);
  }

  private async fill(place: Place, from: 'untouched' | 'arriving' | Spot): Promise<void> {
    this.visit.abort();
    this.visit = new AbortController();
    const { signal } = this.visit;
    const build = this.parts.pages[place.page] ?? this.parts.pages.title;
    const built = build({ detail: place.detail, until: signal });
    // A closed table leaves the focus nowhere, and a page that is still loading cannot take it yet.
    if (!(built instanceof HTMLElement) && this.main.hidden) this.holdFocus();
    const body = built instanceof HTMLElement ? built : await built;
    if (signal.aborted) return;
    this.main.replaceChildren(place.page === TITLE ? body : this.framed(place.page, body));
    this.main.hidden = false;
    this.settle(place, from);
  }

  private holdFocus(): void {
    this.main.replaceChildren();
    this.main.tabIndex = -1;
    this.main.hidden = false;
    this.main.focus({ preventScroll: true });
  }

  private settle({ page }: Place, from: 'untouched' | 'arriving' | Spot): void {
    const name = this.parts.translate('page.title');
    document.title = page === TITLE ? name : `${this.parts.nameOf(page)} · ${name}`;
    document.documentElement.dataset['page'] = page;
    const spot = typeof from === 'string' ? this.trail.spot : from;
    this.main.scrollTop = spot?.scroll ?? 0;
    // A page takes no focus when the browser has just loaded it, or when it is built again while the focus is elsewhere.
    if (from === 'untouched' || (from !== 'arriving' && from.control === NOWHERE)) return;
    const control = this.controls().find((each, index) => controlName(each, index) === spot?.control);
    const start = this.main.querySelector<HTMLElement>(page === TITLE ? 'button' : 'h1');
    (control ?? start)?.focus({ preventScroll: true });
  }

  private framed(page: PageId, body: HTMLElement): HTMLElement {
    const { translate, nameOf } = this.parts;
    const frame = made('div', { className: `page page-${ownName(page)}` });
    const head = made('header', { className: 'page-head' });
    const back = made('button', { className: 'page-back', textContent: translate('page.back') });
    const heading = made('h1', { textContent: nameOf(page) });
    back.type = 'button';
    back.addEventListener('click', () => this.parts.onBack());
    heading.tabIndex = -1;
    head.append(back, heading);
    frame.append(head, body);
    return frame;
  }

  private spot(): Spot {
    const controls = this.controls();
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
    const isOnPage = focused < 0 && this.main.contains(activeElement);
    return { scroll: this.main.scrollTop, control: isOnPage ? HEADING : controlName(controls[focused], focused) };
  }

  private controls(): readonly HTMLElement[] {
    return [...this.main.querySelectorAll<HTMLElement>(CONTROLS)];
  }

  private leave(): void {
    if (this.place !== null) this.trail.leaveSpot(this.spot());
    this.visit.abort();
    this.place = null;
  }

  private arrive(hash: string): void {
    this.place = null;
    if (hash === TABLE) this.parts.onTable();
    else this.parts.onPlace(this.placeOf(hash));
  }

  private placeOf(hash: string): Place {
    return placeIn(hash, this.parts.pages);
  }

  private onKeydown(event: KeyboardEvent): void {
    const elsewhere = event.defaultPrevented || this.main.hidden || this.place === null || this.place.page === TITLE;
    if (event.key !== 'Escape' || elsewhere || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    this.parts.onBack();
  }
}

/** Removes the game from the name of a page: pages of the same kind look the same in every game. */
function ownName(page: PageId): string {
  return page.slice(page.indexOf('/') + 1);
}

function controlName(control: HTMLElement | undefined, index: number): string {
  return control !== undefined && control.id !== '' ? `#${control.id}` : String(index);
}
