import { carvedButton, made } from '../dom';

export interface Copying {
  readonly label: string;
  readonly done: string;
  readonly text: string;
}

/** Copies a text; where there is no clipboard, as over plain HTTP, it shows it to be copied by hand. */
export function copyButton({ label, done, text }: Copying): HTMLElement {
  const place = made('span', { className: 'copy' });
  const said = made('span', { className: 'copy-done' });
  said.setAttribute('role', 'status');
  const byHand = (): void => {
    const field = made('textarea', { className: 'copy-text' });
    Object.assign(field, { readOnly: true, rows: 1, value: text, ariaLabel: label });
    place.append(field);
    field.select();
  };
  const copy = async (): Promise<void> => {
    place.querySelector('textarea')?.remove();
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = done;
    } catch {
      byHand();
    }
  };
  place.append(carvedButton(label, { onPress: () => void copy() }), said);
  return place;
}
