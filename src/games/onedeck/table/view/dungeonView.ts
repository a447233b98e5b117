import { DUNGEONS, type DungeonEffect, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { type BoxView, printedViews } from './boxView';

export interface FloorView {
  readonly floor: number;
  readonly lit: boolean;
  readonly name: string;
  readonly effect: string;
  /** True when the floor has no effect beyond its boxes. */
  readonly plain: boolean;
  readonly combat: readonly BoxView[];
  readonly peril: readonly BoxView[];
}

export interface DungeonView {
  readonly name: string;
  readonly difficulty: string;
  readonly floors: readonly FloorView[];
  readonly boss: string;
}

export function dungeonView({ setup, floor: reached, boss }: State, translate: Translate): DungeonView {
  const { dungeon } = setup;
  const { difficulty, floors } = DUNGEONS[dungeon];
  // At the boss none of the floors counts any more.
  const lit = boss === null ? reached : 0;
  return {
    name: translate(`dungeon.${dungeon}`),
    difficulty: translate('table.difficulty', { dots: difficulty }),
    boss: translate('table.bossWaits', { boss: translate(`boss.${DUNGEONS[dungeon].boss}`) }),
    floors: floors.map(({ name, effect, combat, peril }, at) =>
      at < lit
        ? {
            floor: at + 1,
            lit: true,
            name: translate(`floor.${name}`),
            effect: effectWords(effect, translate),
            plain: effect === null,
            combat: printedViews(combat, translate),
            peril: printedViews(peril, translate),
          }
        : unlit(at + 1, translate),
    ),
  };
}

function effectWords(effect: DungeonEffect | null, translate: Translate): string {
  return translate(effect === null ? 'floorEffect.none' : `floorEffect.${effect}`);
}

function unlit(floor: number, translate: Translate): FloorView {
  const name = translate('table.unlit', { floor });
  return { floor, lit: false, name, effect: translate('table.unlitDetail'), plain: false, combat: [], peril: [] };
}
