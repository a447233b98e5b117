import { type Entry, GROUPS } from './entries';

const PER_ROW: Readonly<Record<number, number>> = { 480: 1, 320: 2, 256: 3, 144: 5, 128: 6 };
const NARROW = 7;

export const pictureOf = ({ group, name }: Pick<Entry, 'group' | 'name'>): string => `${group}-${name}.webp`;

/** The gallery as a page, and as a list of what each picture was made of. */
export function galleryPage(entries: readonly Entry[]): string {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const chapters = groups.map((group) => {
    const own = entries.filter((entry) => entry.group === group);
    return `## ${GROUPS[group]?.title ?? wordsOf(group)}\n\n<table>\n${rowsOf(own).join('\n')}\n</table>\n`;
  });
  return [
    '# Gallery\n',
    `Every picture of the game, ${entries.length} in all, each before its own light. Made by \`npm run gallery\`, not by hand.\n`,
    ...chapters,
  ].join('\n');
}

export const galleryList = (entries: readonly Entry[]): string =>
  `${JSON.stringify(Object.fromEntries(entries.map((entry) => [pictureOf(entry), entry.hash])), null, 2)}\n`;

function rowsOf(entries: readonly Entry[]): readonly string[] {
  const many = PER_ROW[entries[0]?.width ?? 0] ?? NARROW;
  const rows = Array.from({ length: Math.ceil(entries.length / many) }, (_, row) => entries.slice(row * many, (row + 1) * many));
  return rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`);
}

function cellOf(entry: Entry): string {
  const words = wordsOf(entry.name);
  return `<td align="center"><img src="${pictureOf(entry)}" width="${entry.width}" alt=""><br>${words}</td>`;
}

const wordsOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
