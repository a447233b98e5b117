import { PALETTE, type Rect } from '../../table';
import { measure, type TextPart } from './write';

interface Answer {
  readonly title: string;
  readonly detail: string;
  readonly key: string;
  readonly rect: Rect;
}

interface Letters {
  readonly font: 'name' | 'text';
  readonly size: number;
}

/** Sizes from the largest down; at each size the font of names is tried first. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
const FONTS = ['name', 'text'] as const;

/** Returns the letters in which all answers of a page fit: cards side by side in different ones would look uneven. */
export function lettersFor(answers: readonly Answer[], text: number): (answer: Answer) => readonly TextPart[] {
  const pen = document.createElement('canvas').getContext('2d');
  const ways = SIZES.flatMap((size) => FONTS.map((font): Letters => ({ font, size: size * text })));
  const fits = (letters: Letters): boolean =>
    pen === null ||
    answers.every((answer) => {
      const { words: room } = roomOf(answer.rect, { key: answer.key, text });
      const taken = partsOf(answer, letters).map(({ words, look }) =>
        measure(pen, words, { ...look, least: 1, room: { ...room, height: Number.MAX_SAFE_INTEGER } }),
      );
      return taken.every(({ whole }) => whole) && taken.reduce((sum, { height }) => sum + height, 0) <= room.height + 1;
    });
  const best = ways.find(fits) ?? { font: 'text', size: text * 0.7 };
  return (answer) => partsOf(answer, best);
}

function partsOf({ title, detail }: Answer, { font, size }: Letters): readonly TextPart[] {
  return [
    { words: title, look: { font, colour: PALETTE.lantern, size } },
    { words: detail, look: { size, colour: PALETTE.bone } },
  ].filter(({ words }) => words !== '');
}

/** Returns the room for words, and the corner for the key where it fits. */
export function roomOf(
  rect: Rect,
  { key, text }: { readonly key: string; readonly text: number },
): { readonly words: Rect; readonly corner: Rect | null } {
  const pad = text * 0.62;
  const room = { x: rect.x + pad, y: rect.y + pad * 0.6, width: rect.width - pad * 2, height: rect.height - pad * 1.4 };
  if (key === '' || rect.width < text * 11) return { words: room, corner: null };
  const aside = text * 0.9;
  const corner = { x: room.x + room.width - aside, y: room.y + 1, width: aside, height: text * 1.2 };
  return { words: { ...room, width: room.width - aside }, corner };
}
