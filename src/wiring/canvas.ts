import type { DieId } from '../engine/onedeck';
import { byId } from '../pages';
import type { Table } from '../scenes';
import { canDraw } from './plainTable';
import type { SeatParts } from './seatParts';

export interface CanvasEvents {
  readonly onPress: (id: string) => void;
  /** A die was dragged onto something. */
  readonly onDrop: (die: DieId, on: string) => void;
  readonly onTap: () => boolean;
  readonly onResize: () => void;
}

/** The canvas, or null where the browser cannot draw one: then the mirror becomes visible and carries the game. */
export async function openCanvas(parts: SeatParts, events: CanvasEvents): Promise<Table | null> {
  const drawn = canDraw();
  byId('mirror').classList.toggle('plain', !drawn);
  if (!drawn) {
    parts.notice('noWebgl');
    return null;
  }
  const { createTable } = await import('../scenes');
  return createTable({
    parent: byId('canvas'),
    textScale: parts.textScale,
    onPictureLost: () => parts.notice('webglLost'),
    onMissing: (picture) => parts.report(new Error(`picture missing: ${picture}`)),
    ...events,
  });
}
