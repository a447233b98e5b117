import type { DieId, SkillUse } from '../state';
import type { Telling } from '../telling';

/** What one op does. Dice are those the player has chosen; ops without a choice get none. */
export type Effect<Facts> = (telling: Telling, op: Facts, use: Use) => void;

export interface Use extends SkillUse {
  readonly dice: readonly DieId[];
}
