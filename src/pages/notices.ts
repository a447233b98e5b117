import { byId, made } from './dom';

/** Returns the milliseconds for which a message stays: long enough to read it. */
const readingTime = (text: string): number => Math.min(8000, 3000 + 60 * text.length);

export interface Notice {
  readonly text: string;
  /** The subject. A later notice about the same subject replaces this one. */
  readonly about?: string | undefined;
  readonly choices?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** Shows a message, which screen readers announce. It disappears by itself unless it has buttons. */
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
    // A repeated notice replaces the older one, because only its own buttons are up to date.
    const isSame = other.textContent === notice.textContent;
    if (isSame || (about !== undefined && other.dataset['about'] === about)) other.remove();
  }
  // The newest is the last. Where there is room for one only, it is the visible one.
  byId('notices').append(notice);
  if (choices.length === 0) setTimeout(close, readingTime(text));
  return close;
}
