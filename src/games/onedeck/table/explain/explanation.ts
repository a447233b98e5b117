import type { State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import type { Entry } from '../menu';

/** The table at which somebody asks. */
export interface Asked {
  readonly state: State;
  /** What can be pressed, as it is offered. */
  readonly entries: readonly Entry[];
  readonly translate: Translate;
}

/** Sentences that were not left empty. */
export function lines(...parts: readonly (string | false)[]): readonly string[] {
  return parts.filter((part): part is string => part !== false && part !== '').map(sentence);
}

/** What stands in a list or on a button begins small and has no full stop. */
function sentence(text: string): string {
  const ended = /[.!?…)]$/.test(text) ? text : `${text}.`;
  return capital(ended);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
