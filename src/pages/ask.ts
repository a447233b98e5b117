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
    const close = (value: 'yes' | 'no') => () => dialog.close(value);
    dialog.addEventListener('close', () => {
      dialog.remove();
      answer(dialog.returnValue === 'yes');
    });
    buttons.append(carvedButton(no, { onPress: close('no') }), carvedButton(yes, { gold: true, onPress: close('yes') }));
    dialog.append(heading, words, buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}
