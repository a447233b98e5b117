import {
  COLOURS,
  HERO_IDS,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  MISSION_IDS,
  MISSION_POINTS,
  OBJECTIVE_IDS,
  OBJECTIVES,
  type ObjectiveId,
  POWER_IDS,
  POWERS,
  SOLO_MISSION_POINTS,
} from '../../../../engine/paper';
import { entry } from '../../../../pages';
import { listed, type Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { wantedWords } from '../../table';
import { arched, picture } from '../pieces/art';
import { ownLine } from '../pieces/house';
import { signed } from '../pieces/signed';

export function itemChapter(translate: Translate): CodexChapter {
  const entries = ITEM_IDS.map((item) => itemEntry(item, translate));
  return { id: 'items', title: translate('paperPages.codex.items'), look: 'alcoves', entries };
}

function itemEntry(item: ItemId, translate: Translate): HTMLElement {
  const { symbol, endPoints } = ITEMS[item];
  return entry({
    id: `item-${item}`,
    name: translate(`paperDungeons.item.${item}`),
    picture: arched(picture(`item/${item}`)),
    content: [
      translate(`paperDungeons.itemText.${item}`),
      translate('paperPages.codex.wanted', { symbols: wantedWords(item, translate) }),
      translate('paperPages.codex.endPoints', { amount: signed(endPoints) }),
      symbol === 'any' ? null : ownLine(translate('paperPages.house.symbol'), translate),
    ],
  });
}

export function powerChapter(translate: Translate): CodexChapter {
  const entries = POWER_IDS.map((power) =>
    entry({
      id: `power-${power}`,
      name: translate(`paperDungeons.power.${power}`),
      content: [
        translate(`paperDungeons.powerText.${power}`),
        translate('paperPages.codex.endPoints', { amount: signed(POWERS[power].endPoints) }),
      ],
    }),
  );
  return { id: 'powers', title: translate('paperPages.codex.powers'), entries };
}

export function objectiveChapter(translate: Translate): CodexChapter {
  const entries = OBJECTIVE_IDS.map((objective) =>
    entry({
      id: `objective-${objective}`,
      name: translate(`paperDungeons.objective.${objective}`),
      content: [
        translate(`paperDungeons.objectiveText.${objective}`),
        alignmentWords(objective, translate),
        ownLine(translate('paperPages.house.name'), translate),
      ],
    }),
  );
  return { id: 'objectives', title: translate('paperPages.codex.objectives'), entries };
}

/** `White dice raise Wizard and Cleric, black dice Warrior and Rogue.` */
function alignmentWords(objective: ObjectiveId, translate: Translate): string {
  const { alignment } = OBJECTIVES[objective];
  const [one = '', two = ''] = COLOURS.map((colour) => {
    const heroes = HERO_IDS.filter((hero) => alignment[hero] === colour);
    return listed(
      heroes.map((hero) => translate(`paperDungeons.hero.${hero}`)),
      translate,
    );
  });
  return translate('paperPages.codex.alignment', { one, two });
}

export function missionChapter(translate: Translate): CodexChapter {
  const alone = SOLO_MISSION_POINTS.join(', ');
  const entries = MISSION_IDS.map((mission) =>
    entry({
      id: `mission-${mission}`,
      name: translate(`paperDungeons.mission.${mission}`),
      content: [
        translate(`paperDungeons.missionText.${mission}`),
        translate('paperPages.codex.missionPoints', { total: MISSION_POINTS, values: alone }),
        ownLine(translate('paperPages.house.name'), translate),
      ],
    }),
  );
  return { id: 'missions', title: translate('paperPages.codex.missions'), entries };
}
