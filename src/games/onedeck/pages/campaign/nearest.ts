import {
  type CampaignSheet,
  type DungeonId,
  GAUNTLET_ORDER,
  MARK_COLOURS,
  TALENT_IDS,
  TALENTS,
  type TalentId,
  talentsEarned,
  whyNoMark,
} from '../../../../engine/onedeck';

/** Returns the number of marks on a talent, and how many it needs. */
export function progressOf({ marks }: CampaignSheet, talent: TalentId): { readonly filled: number; readonly needs: number } {
  const sum = (counts: CampaignSheet['marks'][TalentId]): number =>
    MARK_COLOURS.reduce((total, colour) => total + counts[colour], 0);
  return { filled: sum(marks[talent]), needs: sum(TALENTS[talent].needs) };
}

/** Returns the talent that lacks the fewest marks, of those that take one now if there are any; null when all are earned. */
export function nearestTalent(sheet: CampaignSheet): TalentId | null {
  const earned = talentsEarned(sheet);
  const open = TALENT_IDS.filter((talent) => !earned.includes(talent));
  const ready = open.filter((talent) => MARK_COLOURS.some((colour) => whyNoMark(sheet, talent, colour) === null));
  const lacks = (talent: TalentId): number => {
    const { filled, needs } = progressOf(sheet, talent);
    return needs - filled;
  };
  const [nearest] = [...(ready.length > 0 ? ready : open)].sort((one, other) => lacks(one) - lacks(other));
  return nearest ?? null;
}

/** Returns the first gate whose boss was never beaten; the last one when all were. */
export function nextGate({ bossesDefeated }: CampaignSheet): DungeonId {
  return GAUNTLET_ORDER.find((dungeon) => !bossesDefeated.includes(dungeon)) ?? GAUNTLET_ORDER.at(-1) ?? 'dragons-cave';
}
