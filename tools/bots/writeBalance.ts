import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../../docs/BALANCE.md', import.meta.url);
const TITLE = '# How well bots play\n\nWritten by `npm run bots`; every part names its command.\n';

/** Puts the part of a game into docs/BALANCE.md, in the place of an older one. */
export function writeBalance(game: string, report: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : TITLE;
  const [begin, end] = [`<!-- ${game} -->`, `<!-- end of ${game} -->`];
  const part = `${begin}\n${report.trim()}\n${end}\n`;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const rest = from < 0 ? `${text}\n` : text.slice(0, from);
  writeFileSync(FILE, rest + part + (to < 0 ? '' : text.slice(to + end.length + 1)));
}
