import { made } from '../dom';

export interface EntryFacts {
  /** Its place in the codex: `foe-ogre`. */
  readonly id: string;
  readonly name: string;
  readonly picture?: HTMLElement;
  /** Says where it can be met. Stands in the alcove as long as it was not. */
  readonly hint?: string;
  readonly content: readonly (HTMLElement | string | null)[];
}

/** Returns an entry of the codex. */
export function entry({ id, name, picture, hint, content }: EntryFacts): HTMLElement {
  const element = made('article', { className: 'codex-entry' });
  const heading = made('h3', { textContent: name });
  const body = made('div', { className: 'codex-body' });
  heading.tabIndex = -1;
  element.dataset['entry'] = id;
  body.append(heading);
  if (hint !== undefined) body.append(made('p', { className: 'hint', textContent: hint }));
  for (const piece of content) {
    if (piece !== null && piece !== '') body.append(typeof piece === 'string' ? made('p', { textContent: piece }) : piece);
  }
  if (picture !== undefined) element.append(picture);
  element.append(body);
  return element;
}

export function labelled(label: string, content: HTMLElement | null): HTMLElement | null {
  if (content === null) return null;
  const part = made('div', { className: 'labelled' });
  part.append(made('span', { className: 'label', textContent: label }), content);
  return part;
}
