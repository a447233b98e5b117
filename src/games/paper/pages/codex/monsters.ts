import { MONSTER_IDS, MONSTER_TYPES, MONSTERS, ROOM_IDS, ROOMS, WEAK_TO } from '../../../../engine/paper';
import { entry, lines } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { monsterWords } from '../../table';
import { arched, picture } from '../pieces/art';

export function monsterChapter(translate: Translate): CodexChapter {
  const entries = MONSTER_TYPES.map((type) => {
    const own = MONSTER_IDS.filter((id) => MONSTERS[id].type === type);
    const rooms = own.map((id) => {
      const room = ROOM_IDS.find((each) => ROOMS[each].monster === id) ?? 'A1';
      return translate('paperPages.codex.monsterIn', { name: monsterWords(id, translate), room });
    });
    return entry({
      id: `monster-${type}`,
      name: translate(`paperDungeons.monster.${type}`),
      picture: arched(picture(`bust/${type}`)),
      hint: translate('paperPages.codex.everyMap'),
      content: [translate('paperPages.codex.against', { hero: translate(`paperDungeons.hero.${WEAK_TO[type]}`) }), lines(rooms)],
    });
  });
  return { id: 'monsters', title: translate('paperPages.codex.monsters'), look: 'alcoves', entries };
}
