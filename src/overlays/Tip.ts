import './overlays.css';
import { made } from '../pages';
import type { Explanation, Rect } from '../table';
import { placeTip } from './placeTip';

/**
 * Shows an explanation beside a thing. It is hidden from screen readers, which get the same text in the live region.
 * Moving the pointer away, Escape, a press and any movement of the table hide it. A tip that a held finger opened stays until
 * the next touch, because the finger covers it.
 */
export class Tip {
  private readonly panel = made('div', { className: 'tip' });
  private shown = false;
  private held = false;

  constructor(
    root: HTMLElement,
    private readonly onMove: () => void,
  ) {
    this.panel.setAttribute('aria-hidden', 'true');
    this.panel.hidden = true;
    root.append(this.panel);
    window.addEventListener('keydown', this.onKey, { capture: true });
    window.addEventListener('pointerdown', this.onPress, { capture: true });
  }

  get isShown(): boolean {
    return this.shown;
  }

  show({ title, lines, now }: Explanation, thing: Rect): void {
    const { panel } = this;
    panel.replaceChildren(
      made('strong', { textContent: title }),
      ...lines.map((line) => made('p', { className: 'tip-line', textContent: line })),
    );
    if (now !== '') panel.append(made('p', { className: 'tip-line tip-now', textContent: now }));
    panel.hidden = false;
    this.shown = true;
    const { width, height } = panel.getBoundingClientRect();
    const screen = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
    const { x, y } = placeTip({ thing, tip: { width, height }, screen, by: this.held ? 'touch' : 'other' });
    panel.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }

  /** Hides the tip when the pointer moves away. */
  release(): void {
    if (!this.held) this.hide();
  }

  hide(): void {
    this.panel.hidden = true;
    this.shown = false;
  }

  destroy(): void {
    window.removeEventListener('keydown', this.onKey, { capture: true });
    window.removeEventListener('pointerdown', this.onPress, { capture: true });
    this.panel.remove();
  }

  private readonly onPress = ({ pointerType }: PointerEvent): void => {
    this.held = pointerType !== 'mouse';
    this.hide();
  };

  /** Escape closes only the tip. Any other key closes it and is handled as usual. */
  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key === '?' || event.key === 'F1' || event.key === 'Shift') return;
    const { shown } = this;
    this.hide();
    this.onMove();
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
