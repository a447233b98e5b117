import { made } from '../dom';

/** One decision of a setup: its name, and the controls that make it. */
export interface Step<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly group: HTMLElement;
}

export interface StepBar<Id extends string> {
  readonly element: HTMLElement;
  /** Shows the current values beside the names. */
  show(values: Readonly<Record<Id, string>>): void;
  open(id: Id): void;
}

/** Returns the row of steps with their values. Pressing one opens it. */
export function stepBar<Id extends string>(steps: readonly Step<Id>[], onOpen: (id: Id) => void): StepBar<Id> {
  const element = made('ol', { className: 'stage-steps' });
  const entries = steps.map(({ id, name }, at) => {
    const button = made('button');
    const number = made('b', { textContent: String(at + 1) });
    const value = made('span', { className: 'step-value' });
    const item = made('li');
    button.type = 'button';
    number.setAttribute('aria-hidden', 'true');
    button.append(number, made('span', { className: 'step-name', textContent: name }), ' ', value);
    button.addEventListener('click', () => onOpen(id));
    item.append(button);
    element.append(item);
    return { id, button, value };
  });
  return {
    element,
    show(values) {
      for (const { id, value } of entries) value.textContent = values[id];
    },
    open(opened) {
      for (const { id, button } of entries) {
        if (id === opened) button.setAttribute('aria-current', 'step');
        else button.removeAttribute('aria-current');
      }
    },
  };
}
