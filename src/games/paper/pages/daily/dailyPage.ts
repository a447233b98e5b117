import { DUNGEONS, type DungeonId, LIGHT_IDS, LIGHTS, type MissionId, type Round } from '../../../../engine/paper';
import { carvedButton, lines, made, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { DailyResult } from '../../records';
import { lightsRow } from '../pieces/lights';
import { mapPicture } from '../pieces/mapPicture';
import { lairWords } from '../setup/lairWords';

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
  const lairs = DUNGEONS[dungeon].lairs.map((lair, at) => lairWords(lair, (at + 1) as Round, translate));
  const lights = LIGHT_IDS.map((light) => `${translate(`paperDungeons.light.${light}`)} ${LIGHTS[dungeon][light].glory}`);
  const named = missions.map(
    (id) => `${translate(`paperDungeons.mission.${id}`)}: ${translate(`paperDungeons.missionText.${id}`)}`,
  );
  const place = section(
    translate(`paperDungeons.dungeon.${dungeon}`),
    mapPicture(dungeon),
    made('p', { textContent: translate(`paperDungeons.story.${dungeon}`) }),
    lines(lairs),
  );
  page.append(
    made('p', { className: 'paper-day', textContent: day }),
    made('p', { textContent: translate('paperPages.daily.same') }),
    place,
    section(translate('paperPages.daily.missions'), lines(named)),
    section(translate('paperPages.daily.lights'), made('p', { textContent: lights.join(' · ') })),
    ...(played === null ? [] : [resultOf(played, translate)]),
    carvedButton(translate(played === null ? 'paperPages.daily.begin' : 'paperPages.daily.again'), {
      gold: true,
      onPress: onBegin,
    }),
  );
  return page;
}

function resultOf({ points, lights, tries }: DailyResult, translate: Translate): HTMLElement {
  const line = made('p', { className: 'paper-played' });
  const first = translate('paperPages.daily.played', { total: points });
  line.append(`${first} `, lightsRow(lights, translate));
  if (tries > 1) line.append(` ${translate('paperPages.daily.tries', { count: tries })}`);
  return line;
}
