import type { FeatFacts } from '../content/heroes';
import type { HeroId } from '../ids';
import type { Telling } from '../telling';
import { heroOf, sideFacts } from './party';
import { supplyLeft } from './supply';

/** Dice that feats store are heroic ones from the supply; before the boss none is stored any more (R26). */
export function storeDice(telling: Telling, hero: HeroId, count: number): void {
  const { feat } = sideFacts(telling.state, hero);
  if (!('holds' in feat) || telling.state.boss !== null) return;
  for (let stored = 0; stored < count; stored++) {
    const full = heroOf(telling.state, hero).stored.length >= feat.holds;
    if (full || supplyLeft(telling.state, 'heroic') === 0) return;
    telling.tell({ type: 'dieStored', hero, die: telling.state.nextDie });
  }
}

export function storeForFeat(telling: Telling, feat: FeatFacts['name']): void {
  for (const { id } of telling.state.heroes) if (sideFacts(telling.state, id).feat.name === feat) storeDice(telling, id, 1);
}
