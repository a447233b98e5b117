import { BOSSES, type BossId, type BoxFacts, DUNGEON_IDS, DUNGEONS, type DungeonId, PARTIES } from '../../../../engine/onedeck';
import { entry, labelled, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { arch } from '../pieces/arch';
import { bossFigure } from '../pieces/figure';
import { withGlow } from '../pieces/glow';
import { lairPicture } from '../pieces/place';
import { boxList } from './boxes';

/** Every dungeon with what each of its floors adds. */
export function dungeonChapter(translate: Translate): CodexChapter {
  const entries = DUNGEON_IDS.map((dungeon) => {
    const { difficulty, boss, floors } = DUNGEONS[dungeon];
    const dots = translate('table.difficulty', { dots: difficulty });
    return entry({
      id: `dungeon-${dungeon}`,
      name: translate(`dungeon.${dungeon}`),
      picture: arch(lairPicture(dungeon)),
      content: [
        `${dots}. ${translate('setup.boss', { boss: translate(`boss.${boss}`) })}`,
        ...floors.map((floor, at) => floorPart(floor, at + 1, translate)),
      ],
    });
  });
  return { id: 'dungeons', title: translate('codex.dungeons'), look: 'alcoves', entries };
}

type Floor = (typeof DUNGEONS)[DungeonId]['floors'][number];

function floorPart({ name, effect, combat, peril }: Floor, floor: number, translate: Translate): HTMLElement {
  const part = made('div', { className: 'floor-part' });
  const rule = translate(effect === null ? 'floorEffect.none' : `floorEffect.${effect}`);
  const boxes = made('div', { className: 'floor-boxes' });
  const lists = [
    labelled(translate('codex.inFights'), boxList(combat, translate)),
    labelled(translate('codex.inPerils'), boxList(peril, translate)),
  ];
  boxes.append(...lists.filter((list) => list !== null));
  part.append(
    made('h4', { textContent: translate('table.floorName', { floor, name: translate(`floor.${name}`) }) }),
    made('p', { textContent: rule }),
    boxes,
  );
  return part;
}

export function bossChapter(translate: Translate): CodexChapter {
  const entries = DUNGEON_IDS.map((dungeon) => {
    const boss: BossId = DUNGEONS[dungeon].boss;
    const facts: { readonly health: number; readonly boxes: readonly BoxFacts[] } = BOSSES[boss];
    return entry({
      id: `boss-${boss}`,
      name: translate(`boss.${boss}`),
      picture: arch(withGlow(bossFigure(boss), `boss/${boss}`)),
      hint: translate('codex.hintBoss', { dungeon: translate(`dungeon.${dungeon}`) }),
      content: [
        translate('codex.bossHealth', {
          count: facts.health,
          most: String(facts.health * PARTIES[4].scale),
          dungeon: translate(`dungeon.${dungeon}`),
        }),
        translate(`bossSpecial.${boss}`),
        boxList(facts.boxes, translate),
      ],
    });
  });
  return { id: 'bosses', title: translate('codex.bosses'), look: 'alcoves', entries };
}
