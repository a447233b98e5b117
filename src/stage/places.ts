import { aboutId } from './abouts';
import type { TableLayout } from './layout';
import { isDoor, pageOf } from './menu';
import type { Rect } from './ports';
import { boxPress, diePress, NEXT_PAGE, PREVIOUS_PAGE } from './pressIds';
import type { Shown } from './tableContent';

/** A part of the table that is pressed or only explains itself, by the name that presses and explanations go by. */
export interface Place {
  readonly id: string;
  readonly rect: Rect;
  readonly pressed: boolean;
}

/** Everything on the table that a pointer finds; of two that lie above each other the later one counts. */
export function placesOf(shown: Shown, layout: TableLayout): readonly Place[] {
  return [...besides(shown, layout), ...faced(shown, layout), ...offered(shown, layout)];
}

export function placeAt(places: readonly Place[], { x, y }: Pick<Rect, 'x' | 'y'>): Place | null {
  const isOn = ({ rect }: Place): boolean => x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
  return places.findLast(isOn) ?? null;
}

/** The page turns at the halves of its place: back at the left, on at the right. */
export function turnPlaces({ x, y, width, height }: Rect): readonly Place[] {
  const half = { x, y, width: width / 2, height };
  return [pressed(PREVIOUS_PAGE, half), pressed(NEXT_PAGE, { ...half, x: x + width / 2 })];
}

const pressed = (id: string, rect: Rect): Place => ({ id, rect, pressed: true });
const explained = (id: string, rect: Rect): Place => ({ id, rect, pressed: false });

function besides({ view, picked }: Shown, { tray, deck, discard, heading, dice, tools }: TableLayout): readonly Place[] {
  const piles = [explained(aboutId('deck'), deck), explained(aboutId('discard'), discard)];
  return [
    ...(view.encounter === null ? [] : [explained(aboutId('foe'), heading)]),
    // Beside the dice lies nothing: a touch there lays down what is in the hand.
    ...(picked.length > 0 ? [pressed('cancel', tray)] : []),
    ...(dice.length > 0 ? [] : piles),
    ...Object.entries(tools).map(([tool, rect]) => pressed(tool, rect)),
  ];
}

function faced({ view }: Shown, { boxes, dice }: TableLayout): readonly Place[] {
  const pool = view.encounter?.pool ?? [];
  return [
    ...boxes.map((rect, box) => pressed(boxPress(box), rect)),
    ...dice.flatMap((rect, at) => (pool[at] === undefined ? [] : [pressed(diePress(pool[at].id), rect)])),
  ];
}

function offered({ menu, page }: Shown, { rows, buttons, doors }: TableLayout): readonly Place[] {
  const { placed, turn } = pageOf(menu.rows, rows, page);
  const atDoors = menu.entries.filter(isDoor).flatMap(({ id, spot }) => {
    const door = spot !== null && 'door' in spot ? doors[spot.door] : undefined;
    return door === undefined ? [] : [pressed(id, door)];
  });
  return [
    ...placed.map(({ entry, rect }) => pressed(entry.id, rect)),
    ...(turn === null ? [] : turnPlaces(turn.rect)),
    ...atDoors,
    ...(menu.second === null ? [] : [pressed(menu.second.id, buttons.second)]),
    ...(menu.first === null ? [] : [pressed(menu.first.id, buttons.first)]),
  ];
}
