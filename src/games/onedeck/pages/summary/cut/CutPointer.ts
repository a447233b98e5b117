import { made } from '../../../../../pages';

export interface CutPointerParts {
  readonly cut: HTMLElement;
  readonly scroll: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly told: (at: number) => readonly HTMLElement[];
  /** Says how many stations lie before those that are seen. */
  readonly before: (count: number) => string;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at, last) => (at < 0 ? last : Math.max(0, at - 1)),
  Home: () => 0,
  End: (_, last) => last,
};

/** Shows the dice of a station that is pointed at: by the mouse, by a press, or by arrow keys. */
export class CutPointer {
  private readonly detail = made('div', { className: 'told' });
  private readonly back = made('button', { className: 'cut-back' });
  private at = -1;

  constructor(private readonly parts: CutPointerParts) {
    const { cut, scroll, items } = parts;
    this.detail.setAttribute('role', 'status');
    this.back.type = 'button';
    this.back.addEventListener('click', () => scroll.scrollBy({ left: -scroll.clientWidth * 0.8, behavior: 'smooth' }));
    cut.append(this.back, this.detail);
    items.forEach((item, at) => {
      item.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && this.show(at));
      item.addEventListener('click', () => this.show(at));
    });
    cut.addEventListener('pointerleave', () => this.show(-1));
    scroll.addEventListener('blur', () => this.show(-1));
    scroll.addEventListener('keydown', (event) => this.onKey(event));
    scroll.addEventListener('scroll', () => this.count(), { passive: true });
    this.count();
    // The way scrolls back from its end: how much lies before it is known once it has a size.
    new ResizeObserver(() => this.count()).observe(scroll);
    const pressed = new AbortController();
    const finish = (): void => {
      cut.classList.add('drawn');
      // A player who has only keys would keep what waits for a pointer, and the whole page with it.
      pressed.abort();
    };
    for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, finish, { signal: pressed.signal });
  }

  private onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const closes = event.key === 'Escape' && this.at >= 0;
    if (step === undefined && !closes) return;
    event.preventDefault();
    this.show(step?.(this.at, this.parts.items.length - 1) ?? -1);
    this.parts.items[this.at]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  private show(at: number): void {
    const { items, told, cut } = this.parts;
    if (at === this.at) return;
    items[this.at]?.classList.remove('pointed');
    this.at = at;
    const item = items[at];
    this.detail.replaceChildren(...(item === undefined ? [] : told(at)));
    if (item === undefined) return;
    item.classList.add('pointed');
    const [frame, place] = [cut.getBoundingClientRect(), item.getBoundingClientRect()];
    this.detail.style.setProperty('--center', `${place.left + place.width / 2 - frame.left}px`);
  }

  private count(): void {
    const { scroll, items, before } = this.parts;
    const left = scroll.getBoundingClientRect().left;
    const count = items.filter((item) => item.getBoundingClientRect().right < left + 8).length;
    this.back.hidden = count === 0;
    this.back.textContent = before(count);
  }
}
