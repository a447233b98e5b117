import type { Rect } from './ports';

/** A part of the table that is pressed or only explains itself, by the name that presses and explanations go by. */
export interface Place {
  readonly id: string;
  readonly rect: Rect;
  readonly pressed: boolean;
}

/** Of two that lie above each other the later one counts. */
export function placeAt(places: readonly Place[], { x, y }: Pick<Rect, 'x' | 'y'>): Place | null {
  const isOn = ({ rect }: Place): boolean => x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
  return places.findLast(isOn) ?? null;
}
