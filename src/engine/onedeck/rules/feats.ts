import type { HeroId } from '../ids';
import { featSpecial, type Occasion } from '../specials';
import type { Telling } from '../telling';
import { heroOf, sideFacts } from './party';
import { supplyLeft } from './supply';

/** The hero stores as many dice as the feat gives for this occasion. */
export function storeFor(telling: Telling, hero: HeroId, occasion: Occasion): void {
  const { feat } = sideFacts(telling.state, hero);
  storeDice(telling, hero, featSpecial(feat).stores?.(occasion) ?? 0);
}

export function storeForAll(telling: Telling, occasion: Occasion): void {
  for (const { id } of telling.state.heroes) storeFor(telling, id, occasion);
}

/** Feats store heroic dice from the supply, and none any more once the boss is met (R26). */
function storeDice(telling: Telling, hero: HeroId, count: number): void {
  const { feat } = sideFacts(telling.state, hero);
  if (!('holds' in feat) || telling.state.boss !== null) return;
  for (let stored = 0; stored < count; stored++) {
    const full = heroOf(telling.state, hero).stored.length >= feat.holds;
    if (full || supplyLeft(telling.state, 'heroic') === 0) return;
    telling.tell({ type: 'dieStored', hero, die: telling.state.nextDie });
  }
}
