import type { State } from '../../../src/engine/paper';
import { aTable, aTurn } from './table';

const finished = { 'flaming-sword': 1, 'death-scepter': 1, 'khar-medallion': 2, 'intangibility-cloak': 2 } as const;

/** Questions that random play seldom comes to, in every phase that asks. */
export function askedScenes(): readonly State[] {
  const { items } = aTurn().sheet();
  const chain = aTurn({ powers: ['merchant'] }).with({ potions: 3, gems: 5, items: { ...items, ...finished } });
  const scepter = chain.do({ type: 'craft', seat: 'seat-1', die: 1, item: 'death-scepter' });
  return [
    scepter.state,
    aTable({ powers: ['treasure-hunter'] }).state,
    aTable({ powers: ['assassin', 'craftsman'], seats: 2 }).state,
    aTable({ powers: ['veteran', 'treasure-hunter'], seats: 3 }).do({ type: 'chooseHero', seat: 'seat-1', hero: 'rogue' }).state,
  ];
}
