// The map that is printed on every sheet: what waits in each room, and the four types of monsters with the class that meets them.
import { describe, expect, it } from 'vitest';
import { type Event, type HeroId, passagesOf, type RoomId } from '../../../src/engine/paper';
import { itemBoxes, levels } from './parties';
import { aTurn, type Table } from './table';

const seat = 'seat-1';

/** A monster or a trap first, then the treasure. */
const ROOMS: Readonly<Record<RoomId, string>> = {
  A1: 'ghost-3 potion potion',
  A2: 'zombie-4 gem-a',
  A3: 'trap levelUp',
  A4: '',
  A5: 'ghost-5 gem-d',
  A6: '',
  A7: 'potion',
  B1: 'orc-3 item',
  B2: '',
  B3: 'trap',
  B4: 'item',
  B5: 'trap',
  B6: 'trap item',
  B7: 'trap gem-g',
  C1: 'potion',
  C2: 'trap',
  C3: 'potion',
  C4: 'goblin-4 gem-c',
  C5: 'trap',
  C6: 'trap',
  C7: '',
  D1: 'goblin-3 potion',
  D2: '',
  D3: 'trap levelUp',
  D4: '',
  D5: 'trap levelUp',
  D6: 'orc-5 gem-f',
  D7: 'trap levelUp',
  E1: 'trap item',
  E2: 'zombie-3 levelUp',
  E3: '',
  E4: 'ghost-4 potion',
  E5: '',
  E6: 'trap item',
  E7: '',
  F1: 'potion',
  F2: 'trap item',
  F3: 'orc-4 gem-b',
  F4: 'trap levelUp',
  F5: 'goblin-5 gem-e',
  F6: 'trap',
  F7: 'zombie-5 gem-h',
};

const MEETS: Readonly<Record<string, HeroId>> = { ghost: 'wizard', goblin: 'rogue', orc: 'warrior', zombie: 'cleric' };
const CROSSING = itemBoxes({ 'intangibility-cloak': 2, 'khar-medallion': 2 });

/** The first step into a room from one beside it. */
function entered(room: RoomId, heroes = levels(1, 1, 1, 1)): Table {
  const beside = passagesOf('a')[room][0]?.to ?? room;
  const table = aTurn({ powers: ['barbarian'] }).with({ ...heroes, ...CROSSING, path: [beside] });
  return table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: room });
}

/** What a step has met and won, in its order. */
function foundIn(table: Table): string {
  const asked = table.sheet().due.map(({ op }) => (op === 'fillBox' ? 'item' : op));
  return [...table.events.flatMap(wordOf), ...asked].join(' ');
}

function wordOf(event: Event): readonly string[] {
  if (event.type === 'monsterBeaten') return [event.monster];
  if (event.type === 'trapSprung') return ['trap'];
  if (event.type === 'gemMarked') return [event.gem ?? 'a mark'];
  return event.type === 'potionsGained' ? ['potion'] : [];
}

describe('the map of the sheet', () => {
  it.each(Object.entries(ROOMS) as [RoomId, string][])('P21: in %s waits: %s', (room, waiting) => {
    expect(foundIn(entered(room))).toBe(waiting);
  });

  const monsters = (Object.entries(ROOMS) as [RoomId, string][]).flatMap(([room, waiting]) => {
    const [, type = '', level = ''] = /^(ghost|goblin|orc|zombie)-(\d)/.exec(waiting) ?? [];
    return type === '' ? [] : [[`${type}-${level}`, room, MEETS[type] ?? 'rogue', Number(level)] as const];
  });

  it.each(monsters)('P23: %s in %s hurts by what the %s lacks of level %i, and falls', (_, room, hero, level) => {
    for (const own of [1, level - 1, level, 6]) {
      const heroes = { heroes: { ...levels(6, 6, 6, 6).heroes, [hero]: own } };
      const table = entered(room, heroes);
      const hurt = Math.max(0, level - own);
      expect(table.told('damageTaken')).toMatchObject(hurt > 0 ? [{ cause: 'monster', amount: hurt }] : []);
      expect(table.told('monsterBeaten')).toMatchObject([{ level: own, monsters: 1 }]);
    }
  });
});
