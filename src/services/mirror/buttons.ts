import type { MirrorAction, Rect } from '../../table/ports';
import { element, setAttribute, setText } from './element';

export interface ActionButtons {
  readonly list: HTMLElement;
  show(actions: readonly MirrorAction[]): void;
  find(id: string): HTMLButtonElement | null;
  first(): HTMLButtonElement | null;
  idOf(node: Element | null): string | null;
}

export interface ButtonItem {
  readonly item: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly note: HTMLElement;
}

export interface MirrorInput {
  readonly onPress: (id: string) => void;
  /** Enter goes down on a button. Its press follows. */
  readonly onHold?: (id: string) => void;
  /** Enter goes up, or the button loses the focus. */
  readonly onLetGo?: () => void;
  /** A button has got the focus. */
  readonly onFocus?: (id: string) => void;
}

/** One list item for each action, kept by its id for as long as the action is offered. */
export function actionButtons(page: Document, input: MirrorInput): ActionButtons {
  const list = element(page, 'ul', 'mirror-actions');
  list.setAttribute('role', 'list');
  const entries = new Map<string, ButtonItem>();
  listenToButtons(list, input);

  return {
    list,
    idOf: (node) => idIn(list, node),
    find: (id) => entries.get(id)?.button ?? null,
    first: () => list.querySelector('button'),
    show(actions) {
      const offered = new Set(actions.map((action) => action.id));
      for (const [id, entry] of entries) {
        if (offered.has(id)) continue;
        entry.item.remove();
        entries.delete(id);
      }
      for (const action of actions) {
        const entry = entries.get(action.id) ?? newItem(page, { id: action.id, tag: 'li' });
        entries.set(action.id, entry);
        fill(entry, action);
      }
      order(
        list,
        [...offered].flatMap((id) => entries.get(id)?.item ?? []),
      );
    },
  };
}

/** Returns the id of the button that a node lies in; null for one outside `root`. */
export function idIn(root: Element, node: Element | null): string | null {
  return root.contains(node) ? (node?.closest('button')?.dataset['action'] ?? null) : null;
}

/** Presses and holds of all buttons in an element. */
export function listenToButtons(root: HTMLElement, { onPress, onHold, onLetGo, onFocus }: MirrorInput): void {
  root.addEventListener('click', ({ target }) => {
    const id = target instanceof Element ? idIn(root, target) : null;
    if (id !== null) onPress(id);
  });
  // Enter held down would press again and again, each time whatever button has the focus by then.
  root.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
    const id = event.target instanceof Element ? idIn(root, event.target) : null;
    if (event.key === 'Enter' && !event.repeat && id !== null) onHold?.(id);
  });
  root.addEventListener('focusin', ({ target }) => {
    const id = target instanceof Element ? idIn(root, target) : null;
    if (id !== null) onFocus?.(id);
  });
  for (const end of ['keyup', 'focusout']) root.addEventListener(end, () => onLetGo?.());
}

interface NewItem {
  readonly id: string;
  readonly tag: 'li' | 'div';
}

export function newItem(page: Document, { id, tag }: NewItem): ButtonItem {
  const item = element(page, tag, '');
  const button = element(page, 'button', 'mirror-action');
  const note = element(page, 'span', 'mirror-note');
  button.type = 'button';
  button.dataset['action'] = id;
  // An id with a space in it would be read as two ids.
  note.id = `mirror-note-${encodeURIComponent(id)}`;
  note.hidden = true;
  item.append(button, note);
  return { item, button, note };
}

export function fill({ button, note }: ButtonItem, action: MirrorAction): void {
  const described = [action.refusal, action.description].filter((text) => text !== undefined).join(' ');
  setText(button, action.label);
  setText(note, described);
  setAttribute(button, 'aria-describedby', described === '' ? undefined : note.id);
  setAttribute(button, 'aria-disabled', action.refusal === undefined ? undefined : 'true');
  setAttribute(button, 'aria-keyshortcuts', action.shortcut);
  setAttribute(button, 'aria-pressed', action.pressed?.toString());
  place(button, action.rect);
}

function place(button: HTMLElement, rect: Rect | undefined): void {
  button.classList.toggle('mirror-unplaced', rect === undefined);
  const edges = rect && { left: rect.x, top: rect.y, width: rect.width, height: rect.height };
  for (const edge of ['left', 'top', 'width', 'height'] as const) {
    button.style[edge] = edges === undefined ? '' : `${edges[edge]}px`;
  }
}

/** Moves items around the one that has the focus: a node that is moved itself loses it. */
function order(list: HTMLElement, items: readonly HTMLElement[]): void {
  if (items.every((item, at) => list.children[at] === item)) return;
  const focused = items.findIndex((item) => item.contains(list.ownerDocument.activeElement));
  const anchor = items[focused] ?? null;
  for (const [at, item] of items.entries()) {
    if (at !== focused) list.insertBefore(item, at < focused ? anchor : null);
  }
}
