import { made } from '../dom';

/** A control with its label. `show` sets it to a value. */
export interface Field<Value> {
  readonly element: HTMLElement;
  show(value: Value): void;
}

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The language of a label that is not in the page's language. */
  readonly lang?: string;
  /** A picture beside the label. */
  readonly picture?: HTMLElement;
}

interface RadioParts<Value> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Returns a group of radio buttons. */
export function radios<Value extends string | number>({ label, name, options, onChange }: RadioParts<Value>): Field<Value> {
  const element = made('fieldset', { className: 'choice' });
  const inputs = options.map(({ value, label: text, lang, picture }) => {
    const input = made('input');
    const caption = made('label', { className: 'pill', textContent: text });
    Object.assign(input, { type: 'radio', name, value: String(value) });
    if (lang !== undefined) caption.lang = lang;
    input.addEventListener('change', () => onChange(value));
    caption.prepend(input);
    if (picture !== undefined) caption.append(picture);
    return { input, caption, value };
  });
  element.append(made('legend', { textContent: label }), ...inputs.map(({ caption }) => caption));
  return {
    element,
    show(shown) {
      for (const { input, value } of inputs) input.checked = value === shown;
    },
  };
}

interface SliderParts {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** Called when the slider is released. */
  readonly onSettled?: () => void;
}

/** Returns a slider in per cent, which screen readers announce as such. */
export function slider({ label, from, to, step, onChange, onSettled }: SliderParts): Field<number> {
  const element = made('label', { className: 'slider' });
  const input = made('input');
  const output = made('output');
  const tell = (): void => {
    output.textContent = `${input.value} %`;
    input.setAttribute('aria-valuetext', output.textContent);
  };
  Object.assign(input, { type: 'range', min: String(from), max: String(to), step: String(step) });
  input.addEventListener('input', () => {
    tell();
    onChange(Number(input.value));
  });
  input.addEventListener('change', () => onSettled?.());
  element.append(made('span', { textContent: label }), input, output);
  return {
    element,
    show(value) {
      input.value = String(value);
      tell();
    },
  };
}

export function checkbox(label: string, onChange: (checked: boolean) => void): Field<boolean> {
  const element = made('label', { className: 'check' });
  const input = made('input');
  input.type = 'checkbox';
  input.addEventListener('change', () => onChange(input.checked));
  element.append(input, made('span', { textContent: label }));
  return {
    element,
    show(value) {
      input.checked = value;
    },
  };
}
