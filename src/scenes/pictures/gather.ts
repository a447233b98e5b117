import { nextTask } from '../../table';
import type { Gallery } from './Gallery';
import { LETTERS } from './letters';

/** Pictures at this scale are sharp on the densest screens, and no larger than old phones take. */
const LARGEST_PICTURE_SCALE = 3;
/** Milliseconds that the table waits for its letters. Without them it begins in other fonts. */
const PATIENCE = 4000;
/** So many drawings are begun with in one task. */
const SLICE = 4;

export interface Gathered {
  readonly drawings: ReadonlyMap<string, HTMLImageElement>;
  /** The pictures and letters that are absent: the table does without them until they come. */
  readonly absent: readonly string[];
}

export interface GatherParts {
  readonly gallery: Gallery;
  /** Device pixels for each unit of an SVG, as the largest layout of this screen needs them. */
  readonly scale: number;
  readonly onMissing: (picture: string) => void;
}

/** Waits for all that a table needs from the start: its drawings at the size of this screen, and the letters. */
export async function gather({ gallery, scale: wanted, onMissing }: GatherParts): Promise<Gathered> {
  const scale = Math.min(wanted, LARGEST_PICTURE_SCALE);
  const lettering = Promise.race([Promise.all(LETTERS.map((key) => gallery.waitForLetters(key))), delay(PATIENCE)]);
  const drawings = new Map<string, HTMLImageElement>();
  await inSlices(
    gallery.atOnce,
    async (key) => {
      try {
        const image = await gallery.waitForDrawing(key, scale * gallery.shareOf(key));
        if (image !== null) drawings.set(key, image);
      } catch {
        onMissing(key);
      }
    },
    (key) => gallery.waitForText(key),
  );
  await lettering;
  const absent = [...gallery.atOnce.filter((key) => !drawings.has(key)), ...LETTERS.filter((key) => !gallery.isHere(key))];
  return { drawings, absent };
}

/** Begins with each when its text is there, and stops now and then: reading a hundred drawings takes longer than a frame. */
async function inSlices(
  keys: readonly string[],
  act: (key: string) => Promise<void>,
  ready: (key: string) => Promise<void>,
): Promise<void> {
  const texts = keys.map((key) => [key, ready(key)] as const);
  const begun: Promise<void>[] = [];
  for (const [key, text] of texts) {
    await text;
    begun.push(act(key));
    if (begun.length % SLICE === 0) await nextTask();
  }
  await Promise.all(begun);
}

const delay = (time: number): Promise<void> => new Promise((end) => setTimeout(end, time));
