import { afterClaim, levelFacts, levelInReach, partyFacts, type State, xpNeeded, xpOf } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { nameOf } from '../commands';
import { idOf } from '../targets';
import { joined } from '../words/names';
import type { LootAsked } from './lootPlace';

/** A number that a level changes. */
export interface LevelGain {
  readonly kind: 'items' | 'skills' | 'potions' | 'dice';
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

/** The place for the loot under the level. */
export interface LanternPlaceView {
  readonly id: string;
  readonly label: string;
  readonly result: string;
  readonly before: number;
  readonly after: number;
  readonly needed: number;
  readonly gives: string;
  readonly ofNeeded: string;
  readonly level: number;
  /** What comes at once with enough lanterns: a level, or potions at the last one; null where nothing does. */
  readonly brings: { readonly title: string; readonly level: number; readonly gains: readonly LevelGain[] } | null;
  readonly spoken: string;
}

export function lanternPlace({ card, state, translate }: LootAsked): LanternPlaceView {
  const claim = { type: 'claim', card, as: 'xp' } as const;
  const after = afterClaim(state, claim);
  const [before, then, needed] = [xpOf(state.xp), xpOf(after.xp), xpNeeded(state)];
  const isReached = then >= needed;
  const level = levelInReach(after);
  const title =
    level > state.level ? translate('loot.level', { level }) : translate('loot.topLevel', { count: partyFacts(state).scale });
  const counted = translate('table.lanterns', { count: then, needs: needed });
  return {
    id: idOf({ kind: 'command', name: nameOf(claim) }),
    label: translate('act.claimXp'),
    result: joined(counted, isReached && title),
    before,
    after: then,
    needed,
    gives: translate('loot.gives', { count: then - before }),
    ofNeeded: translate('loot.ofNeeded', { needs: `${needed}` }),
    level: state.level,
    brings: isReached ? { title, level, gains: gainsOf(state, level, translate) } : null,
    spoken: translate(isReached ? 'loot.spokenLanternsLevel' : 'loot.spokenLanterns', {
      lanterns: translate('amount.lanterns', { count: then - before }),
      before: `${before}`,
      needs: `${needed}`,
      after: `${then}`,
      level: title,
    }),
  };
}

function gainsOf(state: State, level: number, translate: Translate): readonly LevelGain[] {
  const { scale } = partyFacts(state);
  const potions: LevelGain = {
    kind: 'potions',
    label: translate('loot.gain.potions'),
    before: state.potions,
    after: state.potions + scale,
  };
  if (level === state.level) return [potions];
  const [now, then] = [levelFacts(state), levelFacts({ ...state, level })];
  return [
    { kind: 'items', label: translate('loot.gain.items'), before: now.items, after: then.items },
    { kind: 'skills', label: translate('loot.gain.skills'), before: now.skills, after: then.skills },
    potions,
    { kind: 'dice', label: translate('loot.gain.dice'), before: now.bonusDice, after: then.bonusDice },
  ];
}
