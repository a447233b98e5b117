import { COLUMNS, type PlayerSeat, ROWS, type RoomId, WRAPS } from '../../../../engine/paper';
import {
  type BarTool,
  type MirrorAction,
  type MirrorCell,
  type MirrorGrid,
  type MirrorPage,
  type Translate,
  toolActions,
} from '../../../../table';
import type { MirrorParts } from '../../../contract';
import { type PaperLayout, seenRoom } from '../layout';
import { seatWords } from '../words';
import { lookActions } from './looks';
import { rectOf } from './places';
import { sheetParts } from './sheet';
import type { Entry, Shown } from './shown';

export interface PaperMirrorParts extends Omit<MirrorParts, 'layout'> {
  readonly layout: PaperLayout | null;
  readonly translate: Translate;
}

/** The sheet as headings and sentences, the map as a grid, and everything that can be pressed. */
export function mirrorPage(shown: Shown, { layout, keyOf, translate }: PaperMirrorParts): MirrorPage {
  const { looked, heading, advice, parts, preview, warnings, entries, tools, singleKeys } = shown;
  const told = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [{ heading: title, lines }]);
  const toolKey = (tool: BarTool): string => keyOf(tool, singleKeys);
  return {
    heading,
    sections: [
      { heading, lines: [advice] },
      ...told(translate('paperDungeons.part.warnings'), warnings),
      ...told(translate('paperDungeons.part.preview'), preview?.lines ?? []),
      ...(looked === null ? [] : lookedSections(shown, looked, translate)),
      ...parts.map(({ title, lines }) => ({ heading: title, lines })),
    ],
    grid: gridOf(shown, { layout, translate }),
    actions: [
      ...entries.filter(({ spot }) => spot.kind !== 'room').map((entry) => actionOf(entry, shown, layout)),
      ...lookActions(shown, layout, translate),
      ...toolActions({ tools, rects: layout?.tools ?? null, translate, keyOf: toolKey }),
    ],
  };
}

/** The sheet of another party as it was shown last, group by group. */
function lookedSections({ state }: Shown, seat: PlayerSeat, translate: Translate): MirrorPage['sections'] {
  const name = seatWords(seat.id, translate);
  return sheetParts({ state, seat, translate }, null)
    .filter(({ id }) => id !== 'dice' && id !== 'seats')
    .map(({ title, lines }) => ({ heading: `${name}: ${title}`, lines }));
}

function actionOf(entry: Entry, { entries }: Shown, layout: PaperLayout | null): MirrorAction {
  const { id, label, detail, shortcut, refusal, isChosen } = entry;
  const rect = layout === null ? null : rectOf(entry, entries, layout);
  return {
    id,
    label,
    ...(detail === '' ? {} : { description: detail }),
    ...(shortcut === '' ? {} : { shortcut }),
    ...(refusal === null ? {} : { refusal }),
    ...(isChosen === null ? {} : { pressed: isChosen }),
    ...(rect === null ? {} : { rect }),
  };
}

/** Seven rows from the far end to the doors. Two of them go around. */
function gridOf(shown: Shown, { layout, translate }: Pick<PaperMirrorParts, 'layout' | 'translate'>): MirrorGrid {
  const rows = ROWS.toReversed().map((row) => COLUMNS.map((column) => cellOf(shown, `${column}${row}`, layout)));
  return {
    label: translate('paperDungeons.part.map'),
    rows,
    start: `to-${shown.start}`,
    isWanted: shown.areRoomsWanted,
  };
}

/** The rooms behind the edge of the map, for the two rows that go around. */
const AROUND: ReadonlyMap<RoomId, MirrorCell['around']> = new Map(
  WRAPS.flatMap(([west, east]): readonly (readonly [RoomId, MirrorCell['around']])[] => [
    [west, { left: `to-${east}` }],
    [east, { right: `to-${west}` }],
  ]),
);

function cellOf({ rooms, entries, looked }: Shown, room: RoomId, layout: PaperLayout | null): MirrorCell {
  const spoken = rooms.find((one) => one.room === room)?.spoken ?? room;
  const entry = entries.find(({ spot }) => spot.kind === 'room' && spot.room === room);
  const around = AROUND.get(room);
  const rect = layout === null || looked !== null ? null : seenRoom(layout, room);
  const detail = entry === undefined || entry.refusal !== null ? '' : `${entry.label}. ${entry.detail}`;
  return {
    id: `to-${room}`,
    label: spoken,
    ...(detail === '' ? {} : { description: detail }),
    ...(entry === undefined || entry.shortcut === '' ? {} : { shortcut: entry.shortcut }),
    ...(entry === undefined || entry.refusal === null ? {} : { refusal: entry.refusal }),
    ...(rect === null ? {} : { rect }),
    ...(around === undefined ? {} : { around }),
    isMarked: entry !== undefined && entry.refusal === null,
  };
}
