import type { DieId } from '../engine/onedeck';
import { byId } from '../pages';
import type { Table } from '../scenes';
import type { Rect } from '../stage';
import { onOtherWords } from './otherWords';
import { canDraw } from './plainTable';
import type { SeatParts } from './seatParts';

export interface CanvasEvents {
  readonly onPress: (id: string) => void;
  /** A die was carried to a box or an ability. */
  readonly onDrop: (die: DieId, target: string) => void;
  readonly onTap: () => boolean;
  /** A thing on the table should say what it is; null when nobody asks any more. */
  readonly onExplain: (id: string | null, rect: Rect | null) => void;
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
  const fonts = ['700 20px Cinzel', "500 20px 'Alegreya Sans'"].map((font) => document.fonts.load(font));
  const [{ createTable }] = await Promise.all([import('../scenes'), ...fonts]);
  return createTable({
    parent: byId('canvas'),
    tuning: parts.tuning,
    textScale: parts.textScale,
    liveliness: () => (typeof parts.manner() === 'number' ? parts.settings.current().theatre : 'calm'),
    pace: () => {
      const manner = parts.manner();
      return typeof manner === 'number' ? manner : null;
    },
    fades: () => parts.manner() === 'still',
    onTextScale: (act) => onOtherWords(parts, act),
    onPalette: parts.onPalette,
    onPictureLost: () => parts.notice('webglLost'),
    onMissing: (picture) => parts.report(new Error(`picture missing: ${picture}`)),
    ...events,
  });
}
