import {
  COLUMNS,
  DUNGEONS,
  type GemId,
  hurtIn,
  MONSTERS,
  type PlayerSeat,
  passagesOf,
  ROOM_IDS,
  ROOMS,
  type RoomId,
  type Round,
  type State,
  WEAK_TO,
} from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { Choice } from '../choices';
import { bossWords, gemWords, heroWords, lootWords, monsterWords } from '../words';

/** A room as it is drawn and told. */
export interface RoomView {
  readonly room: RoomId;
  readonly spoken: string;
  readonly isVisited: boolean;
  readonly isHere: boolean;
  /** Damage that entering would do now; null where it was visited and nothing is left to hurt. */
  readonly hurt: number | null;
  readonly isInReach: boolean;
  /** Its place on the way that is drawn; 0 where it is not on it. */
  readonly step: number;
  readonly lair: Round | null;
  /** The initials of parties that stood here when sheets were shown last. */
  readonly stand: readonly string[];
}

export interface MapSetting {
  readonly state: State;
  readonly seat: PlayerSeat;
  readonly choices: readonly Choice[];
  readonly path: readonly RoomId[];
  readonly initials: ReadonlyMap<string, string>;
  readonly translate: Translate;
}

export function roomsOf(setting: MapSetting): readonly RoomView[] {
  return ROOM_IDS.map((room) => roomView(setting, room));
}

function roomView(setting: MapSetting, room: RoomId): RoomView {
  const { state, seat, choices, path, initials } = setting;
  const isVisited = seat.sheet.path.includes(room);
  const hurt = hurtIn(seat, room);
  const goes = choices.find(({ spot, refusal }) => refusal === null && spot.kind === 'room' && spot.room === room);
  const lair = DUNGEONS[state.dungeon].lairs.findIndex((one) => one.room === room);
  return {
    room,
    spoken: spokenRoom(setting, room, goes),
    isVisited,
    isHere: seat.sheet.path.at(-1) === room,
    hurt: isVisited && hurt === 0 ? null : hurt,
    isInReach: goes !== undefined,
    step: path.indexOf(room) + 1,
    lair: lair < 0 ? null : ((lair + 1) as Round),
    stand: state.seats
      .filter(({ id, sheet }) => id !== seat.id && sheet.path.at(-1) === room)
      .map(({ id }) => initials.get(id) ?? ''),
  };
}

/** `C4, unvisited. Goblin 4, your Rogue 5, no hurt. Gem C. Reach: C3, C4. Wall south.` */
function spokenRoom(setting: MapSetting, room: RoomId, goes: Choice | undefined): string {
  const { seat, translate } = setting;
  const isHere = seat.sheet.path.at(-1) === room;
  const visited = isHere ? 'here' : seat.sheet.path.includes(room) ? 'visited' : 'unvisited';
  const path = goes === undefined || goes.path.length === 0 ? '' : goes.path.join(', ');
  const parts = [
    `${room}, ${translate(`paperDungeons.room.${visited}`)}`,
    lairWords(setting, room),
    ...dangerWords(setting, room),
    treasureWords(setting, room),
    path === '' ? '' : translate('paperDungeons.room.reach', { path }),
    ...edgeWords(setting, room),
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
    .join(' ');
}

function lairWords({ state, translate }: MapSetting, room: RoomId): string {
  const at = DUNGEONS[state.dungeon].lairs.findIndex((lair) => lair.room === room);
  const lair = DUNGEONS[state.dungeon].lairs[at];
  if (lair === undefined) return '';
  return translate('paperDungeons.room.lair', { boss: bossWords(lair.boss, translate), round: at + 1 });
}

/** A trap springs at every entry; a monster is met once. */
function dangerWords({ seat, translate }: MapSetting, room: RoomId): readonly string[] {
  const { trap, monster } = ROOMS[room];
  const value = hurtIn(seat, room);
  const cost = translate(value === 0 ? 'paperDungeons.room.noHurt' : 'paperDungeons.room.hurts', { value });
  if (trap) return [`${translate('paperDungeons.room.trap')}, ${cost}`];
  if (monster === null || seat.sheet.path.includes(room)) return [];
  if (seat.sheet.beaten.includes(monster)) return [translate('paperDungeons.room.struck')];
  const hero = WEAK_TO[MONSTERS[monster].type];
  const words = { name: monsterWords(monster, translate), hero: heroWords(hero, translate), cost };
  return [translate('paperDungeons.room.met', { ...words, level: seat.sheet.heroes[hero] })];
}

/** What is left to be taken at the first entry. */
function treasureWords({ seat, translate }: MapSetting, room: RoomId): string {
  if (seat.sheet.path.includes(room)) return '';
  const isGem = (loot: string): loot is GemId => loot.startsWith('gem-');
  return ROOMS[room].loot
    .filter((loot) => !(isGem(loot) && seat.sheet.taken.includes(loot)))
    .map((loot) =>
      isGem(loot) && seat.sheet.gone.includes(loot)
        ? translate('paperDungeons.room.vanished', { name: gemWords(loot, translate) })
        : lootWords(loot, translate),
    )
    .join(', ');
}

function edgeWords({ state, translate }: MapSetting, room: RoomId): readonly string[] {
  return passagesOf(state.dungeon)[room].flatMap(({ to, way }) => {
    const side = sideOf(room, to);
    if (side === null) return [translate('paperDungeons.room.passage', { room: to })];
    if (way !== 'wall' && way !== 'river') return [];
    return [translate(`paperDungeons.room.${way}`, { what: translate(`paperDungeons.side.${side}`) })];
  });
}

/** Null for the two passages that lead around the map. */
function sideOf(from: RoomId, to: RoomId): 'north' | 'south' | 'east' | 'west' | null {
  const placeOf = (room: RoomId): readonly [number, number] => [
    COLUMNS.findIndex((column) => room.startsWith(column)),
    Number(room.slice(1)),
  ];
  const [[column, row], [otherColumn, otherRow]] = [placeOf(from), placeOf(to)];
  if (Math.abs(column - otherColumn) > 1) return null;
  if (row !== otherRow) return otherRow > row ? 'north' : 'south';
  return otherColumn > column ? 'east' : 'west';
}
