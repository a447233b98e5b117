import { type BoxFacts, DUNGEONS, type DungeonEffect, partyFacts, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { printedBoxWords } from '../words/boxes';
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

export function dungeonView(state: State, translate: Translate): DungeonView {
  const { setup, floor: reached, boss } = state;
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
            effect: effectWords(effect, state, translate),
            plain: effect === null,
            combat: floorBoxes(combat, 'setup.inFights', translate),
            peril: floorBoxes(peril, 'setup.inPerils', translate),
          }
        : unlit(at + 1, translate),
    ),
  };
}

/** The boxes of a floor have no letters: only those of the encounter can be named by one. */
function floorBoxes(
  boxes: readonly BoxFacts[],
  key: 'setup.inFights' | 'setup.inPerils',
  translate: Translate,
): readonly BoxView[] {
  const spoken = boxes.map((box) => translate(key, { boxes: printedBoxWords(box, translate) }));
  return printedViews(boxes, translate).map((view, at) => ({ ...view, spoken: spoken[at] ?? view.spoken }));
}

/** The effects whose time is doubled for a party of four. */
const DOUBLED = ['hall-of-statues', 'sticky-surrounding', 'crumbling-walls'] as const;

function effectWords(effect: DungeonEffect | null, state: State, translate: Translate): string {
  if (effect === null) return translate('floorEffect.none');
  const doubled = partyFacts(state).scale > 1 ? DOUBLED.find((one) => one === effect) : undefined;
  return translate(doubled === undefined ? `floorEffect.${effect}` : `floorEffectOfFour.${doubled}`);
}

function unlit(floor: number, translate: Translate): FloorView {
  const name = translate('table.unlit', { floor });
  return { floor, lit: false, name, effect: translate('table.unlitDetail'), plain: false, combat: [], peril: [] };
}
