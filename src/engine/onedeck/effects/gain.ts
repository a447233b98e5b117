import type { GainOp } from '../content/ops';
import { gainDie } from '../rules/dice';
import { partnerOf } from '../rules/picks';
import type { Effect } from './effect';

export const gain: Effect<GainOp> = (telling, { color, value, count = 1, only = null, to }, { hero }) => {
  const owner = to === 'partner' ? partnerOf(telling.state, hero) : hero;
  if (owner === null) return;
  for (let gained = 0; gained < count; gained++) gainDie(telling, { hero: owner, color, value, only });
};
