import { readingOf, whyNot } from '../targeting';
import type { Aim } from '../targets';
import { refusalWords } from '../words/refusals';
import { type Asked, lines } from './explanation';

const CAN = { box: 'about.canBox', ability: 'about.canAbility', potion: 'about.canPotion' } as const;

/** Says whether it can be used now, or why it cannot. */
export function standing(aim: Exclude<Aim, { readonly kind: 'choose' }>, { state, translate }: Asked): string {
  if (readingOf(aim, [], state) !== null) return translate(CAN[aim.kind]);
  const why = whyNot(aim, [], state);
  return why === null ? '' : lines(refusalWords(why, translate)).join('');
}
