import type { State } from '../../../engine/onedeck';
import type { Translate } from '../../../table';
import { heroWords } from '../table';

/** Who is where: `Warrior · Dragon's Cave · floor 2`. */
export function gameWords({ setup, floor, boss }: State, translate: Translate): string {
  const heroes = heroWords(setup.heroes, translate);
  const dungeon = translate(`dungeon.${setup.dungeon}`);
  return boss === null
    ? translate('title.onFloor', { heroes, dungeon, floor })
    : translate('title.atBoss', { heroes, dungeon, boss: translate(`boss.${boss.id}`) });
}
