import { translatorIn } from '../support/translator';

export const english = translatorIn('en').t;

/** The control whose label, legend or own text begins like this. */
export function control(name: string, from: ParentNode = document): HTMLInputElement {
  const labelled = (input: HTMLInputElement): string => {
    const by = input.getAttribute('aria-labelledby');
    const label =
      by === null ? (input.closest('label') ?? document.querySelector(`label[for="${input.id}"]`)) : document.getElementById(by);
    return label?.textContent ?? '';
  };
  const found = [...from.querySelectorAll('input')].find((input) => labelled(input).startsWith(name));
  if (found === undefined) throw new Error(`no control ${name}`);
  return found;
}

export function button(name: string, from: ParentNode = document): HTMLButtonElement {
  const found = [...from.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

export function write(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A finger goes over the stage of a page, to the side. */
export function swipe(from: number, to: number): void {
  const stage = document.querySelector('.stage');
  const touch = { pointerId: 3, pointerType: 'touch', clientY: 50, bubbles: true };
  stage?.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: from }));
  stage?.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: to }));
}
