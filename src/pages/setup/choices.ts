import './setup.css';
import { made } from '../dom';

/** An option: its name, and the content of its card. */
export interface Card<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly content: readonly HTMLElement[];
}

export interface Choosing<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly kind: 'radio' | 'checkbox';
  readonly cards: readonly Card<Value>[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
}

/** Returns a row of cards as radio buttons. A card's name is that of its control; the rest describes it. */
export function choiceOf<Value extends string>(choosing: Choosing<Value>): HTMLFieldSetElement {
  const { label, name, kind, cards, isChosen, onChoose } = choosing;
  const fields = made('fieldset', { className: `cards cards-${name}` });
  const inputs = cards.map(({ value }) => {
    const input = made('input', { id: `${name}-${value}` });
    Object.assign(input, { type: kind, name, value });
    return { input, value };
  });
  const show = (): void => {
    for (const { input, value } of inputs) input.checked = isChosen(value);
  };
  for (const { input, value } of inputs) {
    input.addEventListener('change', () => {
      onChoose(value);
      show();
    });
  }
  fields.append(
    made('legend', { textContent: label }),
    ...cards.flatMap((card, at) => (inputs[at] === undefined ? [] : [cardOf(card, inputs[at].input)])),
  );
  show();
  return fields;
}

function cardOf({ name, content }: Card<string>, input: HTMLInputElement): HTMLElement {
  const card = made('label', { className: 'card' });
  const title = made('strong', { textContent: name, id: `${input.id}-name` });
  const rest = made('span', { className: 'card-rest', id: `${input.id}-rest` });
  rest.append(...content);
  input.setAttribute('aria-labelledby', title.id);
  if (content.length > 0) input.setAttribute('aria-describedby', rest.id);
  card.append(input, title, rest);
  return card;
}
