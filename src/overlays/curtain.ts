import './overlays.css';
import { carvedButton, made } from '../pages';
import type { Translate } from '../table';

export interface CurtainSheet {
  readonly translate: Translate;
  /** The name of the person who is to take the device. */
  readonly name: string;
  /** Stands above the words; null for none. */
  readonly picture: Element | null;
  readonly onReady: () => void;
  /** Takes back the last decision; null where there is nothing to take back. */
  readonly onUndo: (() => void) | null;
}

/**
 * A modal dialog between two persons at one device. It has a way forward and perhaps a way back, and nothing else closes it:
 * neither Escape nor a press beside it says who looks. The answer closes it.
 */
export function openCurtain({ translate, name, picture, onReady, onUndo }: CurtainSheet): () => void {
  const dialog = made('dialog', { className: 'overlay overlay-curtain' });
  const head = made('header', { className: 'overlay-head' });
  const heading = made('h2', { id: 'overlay-curtain', textContent: translate('curtain.title', { seat: name }) });
  const body = made('div', { className: 'overlay-body table-menu' });
  const text = made('p', {
    id: 'overlay-curtain-text',
    className: 'curtain-text',
    textContent: translate('curtain.text', { seat: name }),
  });
  const ready = carvedButton(translate('curtain.ready', { seat: name }), { gold: true, onPress: onReady });
  const back = onUndo === null ? [] : [carvedButton(translate('table.undo'), { onPress: onUndo })];
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', text.id);
  head.append(heading);
  body.append(...(picture === null ? [] : [picture]), text, ready, ...back);
  dialog.append(head, body);
  dialog.addEventListener('keydown', (event) => {
    // The table hears none of what is typed here.
    event.stopPropagation();
    if (event.key === 'Escape') event.preventDefault();
  });
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  const end = new AbortController();
  // A browser may close a dialog although that was prevented, as with the gesture that goes back.
  dialog.addEventListener('close', () => dialog.showModal(), { signal: end.signal });
  document.body.append(dialog);
  dialog.showModal();
  ready.focus();
  return () => {
    end.abort();
    dialog.close();
    dialog.remove();
  };
}
