import { carvedButton, made } from './dom';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** Asks before something is lost. Every answer except the yes button means no. */
export function ask({ title, text, yes, no }: Question): Promise<boolean> {
  const dialog = made('dialog', { className: 'ask' });
  const heading = made('h2', { id: 'ask-title', textContent: title });
  const words = made('p', { id: 'ask-text', textContent: text });
  const buttons = made('div', { className: 'ask-buttons' });
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', words.id);
  return new Promise((answer) => {
    // The answer does not wait for the event `close`, which comes later than a quick press of what has the focus again.
    const end = (value: boolean) => (): void => {
      answer(value);
      dialog.close();
      dialog.remove();
    };
    dialog.addEventListener('cancel', end(false));
    dialog.addEventListener('close', end(false));
    buttons.append(carvedButton(no, { onPress: end(false) }), carvedButton(yes, { gold: true, onPress: end(true) }));
    dialog.append(heading, words, buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}
