import { element, setAttribute } from './element';

const KEPT_SENTENCES = 12;

export interface Speech {
  readonly region: HTMLElement;
  /** An alert is read at once. */
  say(sentence: string, urgency?: 'alert'): void;
  /** Removes every sentence. */
  clear(): void;
}

/**
 * A log rather than one line that changes: each sentence is a node of its own, so a burst is read in its order and the
 * same sentence twice is read twice. The last few stay to be read again.
 */
export function liveRegion(page: Document): Speech {
  const region = element(page, 'div', 'mirror-speech');
  setAttribute(region, 'role', 'log');
  setAttribute(region, 'aria-live', 'polite');
  setAttribute(region, 'aria-relevant', 'additions');
  return {
    region,
    say(sentence, urgency) {
      const line = element(page, 'p', '');
      setAttribute(line, 'role', urgency);
      line.textContent = sentence;
      region.append(line);
      while (region.children.length > KEPT_SENTENCES) region.firstElementChild?.remove();
    },
    clear: () => region.replaceChildren(),
  };
}
