export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Partial<Pick<HTMLElementTagNameMap[Tag], 'className' | 'textContent' | 'id'>> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), fields);
}

export function carvedButton(label: string, { detail = '', gold = false, onPress }: CarvedButton): HTMLButtonElement {
  const button = made('button', { className: gold ? 'carved gold' : 'carved', textContent: label });
  button.type = 'button';
  if (detail !== '') button.append(made('small', { textContent: detail }));
  button.addEventListener('click', onPress);
  return button;
}

/**
 * The button of a form, which Enter in one of its fields presses, too. Nothing is submitted: a sandboxed frame may forbid that, and
 * would not even say so.
 */
export function submitButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = carvedButton(label, { gold: true, onPress });
  button.type = 'submit';
  button.addEventListener('click', (event) => event.preventDefault());
  return button;
}

export interface CarvedButton {
  readonly detail?: string;
  readonly gold?: boolean;
  readonly onPress: () => void;
}
