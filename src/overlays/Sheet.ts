import './overlays.css';
import { made } from '../pages';
import type { Translate } from '../table';

export interface SheetParts {
  readonly translate: Translate;
  readonly title: string;
  /** The class for the style sheet, which decides place and width. */
  readonly look: string;
  readonly body: HTMLElement;
  /** The keys that open it also close it. */
  readonly keys?: readonly string[];
  readonly onClose?: () => void;
}

/**
 * A modal dialog over the table: what lies behind it can neither be pressed nor reached, its keys are its own, and when it
 * goes the focus is where it was. Escape, its own key, Close and a press beside it end it.
 */
export function openSheet({ translate, title, look, body, keys = [], onClose }: SheetParts): HTMLDialogElement {
  const dialog = made('dialog', { className: `overlay overlay-${look}` });
  const head = made('header', { className: 'overlay-head' });
  const heading = made('h2', { textContent: title, id: `overlay-${look}` });
  const close = made('button', { className: 'overlay-close', textContent: '✕' });
  close.type = 'button';
  close.setAttribute('aria-label', translate('sheet.close'));
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-labelledby', heading.id);
  head.append(heading, close);
  body.classList.add('overlay-body');
  dialog.append(head, body);
  dialog.addEventListener('keydown', (event) => {
    // The table hears none of what is typed here.
    event.stopPropagation();
    if (!keys.includes(event.key.toLowerCase()) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    dialog.close();
  });
  closeFromBeside(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Closes the dialog at a press that begins and ends outside of it. A press that begins inside does not close it. */
function closeFromBeside(dialog: HTMLDialogElement): void {
  const isBeside = ({ clientX: x, clientY: y }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  };
  let beside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beside = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && beside && isBeside(event)) dialog.close();
  });
}
