import { made } from '../dom';

/** Turns entries into alcoves: only picture and name stand there until one is pressed. One at a time is open. */
export class Alcoves {
  private readonly all: HTMLElement[] = [];
  private opened: HTMLElement | null = null;
  private isSearched = false;

  add(entries: readonly HTMLElement[]): void {
    for (const entry of entries) {
      const heading = entry.querySelector('h3');
      if (heading === null) continue;
      const button = made('button', { className: 'alcove-name' });
      button.type = 'button';
      button.append(...heading.childNodes);
      heading.append(button);
      entry.classList.add('alcove');
      entry.addEventListener('click', ({ target }) => {
        const isOwn = target instanceof Element && target.closest('.alcove-name') !== null;
        // In an open alcove only its name closes it, so that its words can be selected.
        if (isOwn || this.opened !== entry) this.press(entry);
      });
      this.all.push(entry);
    }
    this.show();
  }

  /** Opens an entry; one that is no alcove changes nothing. */
  open(entry: HTMLElement): void {
    if (!this.all.includes(entry)) return;
    this.opened = entry;
    this.show();
  }

  /** During a search everything that is found is open. */
  search(isSearched: boolean): void {
    this.isSearched = isSearched;
    this.show();
  }

  private press(entry: HTMLElement): void {
    this.opened = this.opened === entry ? null : entry;
    this.show();
    if (this.opened !== null) entry.scrollIntoView({ block: 'nearest' });
  }

  private show(): void {
    for (const entry of this.all) {
      const isOpen = this.isSearched || entry === this.opened;
      entry.classList.toggle('open', isOpen);
      entry.querySelector('.alcove-name')?.setAttribute('aria-expanded', String(isOpen));
    }
  }
}
