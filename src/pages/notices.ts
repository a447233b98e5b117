import { byId, made } from './dom';

/** Milliseconds that a message stays: long enough to read it, and no longer than that. */
const readingTime = (text: string): number => Math.min(8000, 3000 + 60 * text.length);

export interface Notice {
  readonly text: string;
  /** A later notice about the same thing takes the place of this one: what it said is no longer true. */
  readonly about?: string | undefined;
  readonly choices?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** Messages that are nobody's turn: shown and read out, gone by themselves unless they ask something. */
export function showNotice({ text, about, choices = [] }: Notice): () => void {
  const notice = made('p', { className: 'notice', textContent: text });
  if (about !== undefined) notice.dataset['about'] = about;
  let before: HTMLElement | null = null;
  notice.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !notice.contains(from)) before = from;
  });
  const close = (): void => {
    const focused = notice.contains(document.activeElement);
    notice.remove();
    if (focused) before?.focus();
  };
  for (const { label, onPress } of choices) {
    const button = made('button', { textContent: label });
    button.addEventListener('click', () => {
      close();
      onPress();
    });
    notice.append(button);
  }
  for (const other of byId('notices').querySelectorAll<HTMLElement>('.notice')) {
    // Said again, it is said once: the newer, for its buttons know what is meant now.
    const isSame = other.textContent === notice.textContent;
    if (isSame || (about !== undefined && other.dataset['about'] === about)) other.remove();
  }
  // The newest is the last: where there is room for one only, it is the one that is shown.
  byId('notices').append(notice);
  if (choices.length === 0) setTimeout(close, readingTime(text));
  return close;
}
