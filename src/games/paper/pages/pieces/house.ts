import { made } from '../../../../pages';
import type { Translate } from '../../../../table';

/** The mark of names and numbers that this table has made itself, because nothing public tells those of the box. */
export function houseMark(translate: Translate): HTMLElement {
  return made('small', { className: 'house-mark', textContent: translate('paperPages.house.mark') });
}

/** Returns a sentence with the mark behind it. */
export function ownLine(sentence: string, translate: Translate): HTMLElement {
  const line = made('p', { textContent: `${sentence} ` });
  line.append(houseMark(translate));
  return line;
}
