import type { DungeonId, MissionId } from '../../../../engine/paper';
import { carvedButton, made, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { DailyResult } from '../../records';
import { bossRow } from '../pieces/bossFacts';
import { lightGoals } from '../pieces/lights';
import { mapPicture } from '../pieces/mapPicture';

export interface DailyParts {
  readonly translate: Translate;
  /** Today's date in words. */
  readonly day: string;
  readonly dungeon: DungeonId;
  readonly missions: readonly MissionId[];
  /** The result, if it was already played to its end. */
  readonly played: DailyResult | null;
  readonly onBegin: () => void;
}

/** The page of today's dungeon, the same for everybody, and its result here. */
export function dailyPage({ translate, day, dungeon, missions, played, onBegin }: DailyParts): HTMLElement {
  const page = made('div', { className: 'page-body paper-daily' });
  const words = made('section', { className: 'day-words' });
  words.append(
    made('p', { className: 'paper-day', textContent: day }),
    made('h2', { textContent: translate(`paperDungeons.dungeon.${dungeon}`) }),
    made('p', { className: 'day-tale', textContent: translate(`paperDungeons.story.${dungeon}`) }),
    made('p', { textContent: translate('paperPages.daily.same') }),
  );
  const button = carvedButton(translate(played === null ? 'paperPages.daily.begin' : 'paperPages.daily.again'), {
    ...{ gold: true, onPress: onBegin },
    ...(played !== null && { detail: resultWords(played, translate) }),
  });
  const footer = made('div', { className: 'day-go' });
  footer.append(button);
  page.append(
    mapPicture(dungeon, 'large'),
    words,
    bossRow(dungeon, translate),
    section(translate('paperPages.daily.missions'), missionList(missions, translate)),
    section(translate('paperPages.daily.lights'), lightGoals(dungeon, translate, played?.lights)),
    footer,
  );
  return page;
}

function missionList(missions: readonly MissionId[], translate: Translate): HTMLElement {
  const list = made('dl', { className: 'day-missions' });
  for (const id of missions) {
    const pair = made('div');
    pair.append(
      made('dt', { textContent: translate(`paperDungeons.mission.${id}`) }),
      made('dd', { textContent: translate(`paperDungeons.missionText.${id}`) }),
    );
    list.append(pair);
  }
  return list;
}

/** `Played today: 77 glory. Played 2 times in all.` */
function resultWords({ points, tries }: DailyResult, translate: Translate): string {
  const first = translate('paperPages.daily.played', { total: points });
  return tries > 1 ? `${first} ${translate('paperPages.daily.tries', { count: tries })}` : first;
}
