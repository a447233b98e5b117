import { endTurn as passOn } from '../rules/turns';
import type { Act } from './act';

/** Points that are left are lost. */
export const endTurn: Act<'endTurn'> = {
  whyIllegal: () => null,
  carryOut: (telling) => passOn(telling),
};
