import { BOSSES, type Lair, type Round } from '../../../../engine/paper';
import type { Translate } from '../../../../table';

/** `Round 2: Chimera in D4, strength 14, 18, 22. Rogue counts twice.` */
export function lairWords({ boss, room }: Lair, round: Round, translate: Translate): string {
  const { tiers, weakTo } = BOSSES[boss];
  return translate('paperDungeons.setup.lair', {
    ...{ round, room, boss: translate(`paperDungeons.boss.${boss}`), hero: translate(`paperDungeons.hero.${weakTo}`) },
    values: tiers.map(({ atLeast }) => atLeast).join(', '),
  });
}
