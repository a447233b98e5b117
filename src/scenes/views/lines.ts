import type { Pen } from './paint';

interface LineLimits {
  readonly width: number;
  /** True when words that are longer than a line may be broken. */
  readonly breaks: boolean;
}

/** Breaks lines at spaces, but not before a dot or dash between words. */
const GAPS = / (?![·—] )/;

/** Splits words into lines that are no longer than the room is wide. */
export function wrapped(pen: Pen, words: string, { width, breaks }: LineLimits): readonly string[] {
  return words.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(GAPS)) {
      const [first = word, ...parts] = breaks ? broken(pen, word, width) : [word];
      const longer = line === '' ? first : `${line} ${first}`;
      if (line !== '' && pen.measureText(longer).width > width) {
        lines.push(line);
        line = first;
      } else line = longer;
      for (const part of parts) {
        lines.push(line);
        line = part;
      }
    }
    return [...lines, line];
  });
}

/** Breaks words before a consonant, or a group of them, that a vowel follows: English and Italian names stay readable. */
const SEAM =
  /(?<=\p{L}{3})(?<![bcdfgpt](?=[lr])|[cgpst](?=h))(?=(?:[bcdfgpt][lr]|[cst]h|[^\P{L}aeiouàèéìòùy])[aeiouàèéìòùy])(?=\p{L}{3})/gu;

function broken(pen: Pen, word: string, width: number): readonly string[] {
  if (pen.measureText(word).width <= width) return [word];
  const seams = [...word.matchAll(SEAM)].map(({ index }) => index);
  const at = seams.findLast((seam) => pen.measureText(`${word.slice(0, seam)}-`).width <= width);
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, ...broken(pen, word.slice(at), width)];
}

/** Cuts off what does not fit and ends it in dots; the mirror has the whole text. */
export function cut(
  pen: Pen,
  lines: readonly string[],
  { most, width }: { readonly most: number; readonly width: number },
): readonly string[] {
  const rest = lines.slice(0, most);
  return rest.map((line, at) => {
    const more = at === most - 1 && lines.length > most;
    let shown = line;
    while (shown.length > 1 && pen.measureText(more || shown !== line ? `${shown}…` : shown).width > width)
      shown = shown.slice(0, -1);
    return more || shown !== line ? `${shown}…` : shown;
  });
}
