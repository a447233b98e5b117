import type { State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import type { Entry } from '../menu';

/** The state and the menu for which an explanation is asked. */
export interface Asked {
  readonly state: State;
  /** The entries that can be pressed. */
  readonly entries: readonly Entry[];
  readonly translate: Translate;
}

/** Returns the parts that are not empty, as sentences. */
export function lines(...parts: readonly (string | false)[]): readonly string[] {
  return parts.filter((part): part is string => part !== false && part !== '').map(sentence);
}

/** Makes a sentence of a text from a list or a button, which begins with a small letter and has no full stop. */
function sentence(text: string): string {
  const ended = /[.!?…)]$/.test(text) ? text : `${text}.`;
  return capital(ended);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
