import type { Pen } from './paint';

interface LineLimits {
  readonly width: number;
  /** Whether words that are longer than a line may be broken. */
  readonly breaks: boolean;
}

/** A dot or dash between words stays behind the one before. */
const GAPS = / (?![·—] )/;

/** Words in lines, each as long as the room is wide. */
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

/** Before a consonant, with what clings to it, that a vowel follows: so English and Italian names fall into pieces that can be read. */
const SEAM =
  /(?<=\p{L}{3})(?<![bcdfgpt](?=[lr])|[cgpst](?=h))(?=(?:[bcdfgpt][lr]|[cst]h|[^\P{L}aeiouàèéìòùy])[aeiouàèéìòùy])(?=\p{L}{3})/gu;

function broken(pen: Pen, word: string, width: number): readonly string[] {
  if (pen.measureText(word).width <= width) return [word];
  const seams = [...word.matchAll(SEAM)].map(({ index }) => index);
  const at = seams.findLast((seam) => pen.measureText(`${word.slice(0, seam)}-`).width <= width);
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, ...broken(pen, word.slice(at), width)];
}

/** What has no room even when it is small ends in dots; the mirror says it all. */
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
