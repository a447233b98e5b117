import {
  COLUMNS,
  DUNGEONS,
  MONSTERS,
  type PlayerSeat,
  passagesOf,
  ROOMS,
  ROWS,
  type RoomId,
  type State,
  type Way,
} from '../../src/engine/paper';

const WIDTH = 7;
const KEY =
  '  @ here, + entered, ^ trap, g o r z monsters by level, P potion, I item, L level, *a gem, ! lair; | - walls, ~ rivers';
/** Ghost, goblin, orc and zombie. */
const LETTERS = { ghost: 'g', goblin: 'o', orc: 'r', zombie: 'z' } as const;

type Walled = Pick<State, 'dungeon'>;

/** The map as lines of text, row 7 above. */
export function mapLines(state: Walled, seat: PlayerSeat): readonly string[] {
  const rows = ROWS.toReversed().flatMap((row) => {
    const rooms = COLUMNS.map((column): RoomId => `${column}${row}`);
    const cells = rooms.map((room, at) => `${cellOf(state, seat, room)}${signs('|')[wayBetween(state, room, rooms[at + 1])]}`);
    const below = COLUMNS.map((column) => signs('-')[wayBetween(state, `${column}${row}`, `${column}${row - 1}`)].repeat(WIDTH));
    const edge = `   ${below.join(' ')}`.trimEnd();
    return [`${row}  ${cells.join('')}`.trimEnd(), ...(edge === '' ? [] : [edge])];
  });
  return [...rows, `   ${COLUMNS.map((column) => column.padEnd(WIDTH + 1)).join('')}`.trimEnd(), KEY];
}

function cellOf({ dungeon }: Walled, { sheet }: PlayerSeat, room: RoomId): string {
  const isEntered = sheet.path.includes(room);
  const { trap, monster, loot } = ROOMS[room];
  const stand = sheet.path.at(-1) === room ? '@' : isEntered ? '+' : ' ';
  const lair = DUNGEONS[dungeon].lairs.some((one) => one.room === room) ? '!' : '';
  const foe = monster === null || sheet.beaten.includes(monster) ? '' : lettersOf(monster);
  const found = loot.map((one) => (one.startsWith('gem-') ? `*${one.slice(4)}` : one.charAt(0).toUpperCase())).join('');
  return `${stand}${lair}${trap ? '^' : ''}${foe}${isEntered ? '' : found}`.padEnd(WIDTH);
}

function lettersOf(monster: keyof typeof MONSTERS): string {
  const { type, level } = MONSTERS[monster];
  return `${LETTERS[type]}${level}`;
}

/** The signs between two rooms; a blank where the way is open. */
const signs = (wall: '|' | '-'): Readonly<Record<Way, string>> => ({ wall, river: '~', open: ' ', door: ' ' });

function wayBetween({ dungeon }: Walled, room: RoomId, other: string | undefined): Way {
  return passagesOf(dungeon)[room].find(({ to }) => to === other)?.way ?? 'open';
}
