import { made } from '../../pages';

interface ChoiceParts<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly now: Value;
  readonly onChange: (value: Value) => void;
}

/** Makes a list to choose from, with its label. */
export function choice<Value extends string>({ label: text, options, now, onChange }: ChoiceParts<Value>): HTMLElement {
  const label = made('label', { textContent: text });
  const select = made('select');
  const optionFor = ({ value, label: textContent }: (typeof options)[number]): HTMLOptionElement =>
    Object.assign(made('option', { textContent }), { value, defaultSelected: value === now });
  select.append(...options.map(optionFor));
  select.addEventListener('change', () => {
    const chosen = options[select.selectedIndex];
    if (chosen !== undefined) onChange(chosen.value);
  });
  label.append(select);
  return label;
}
