import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** `virtual:drawings/foe/onedeck/art/foe/.+` is the set `foe` of the drawings in `assets` whose paths match the expression. */
const SET = /^virtual:drawings\/([\w-]+)\/(.+)$/;
/** The addresses of sets on a server that builds nothing. */
const SERVED = '/@drawings/';

/**
 * Packs the drawings of a set into one file, so that a table makes few requests. A module of a set has the address of that file and
 * the keys of its drawings; the SVG files stay the sources. The file ends in `.pack` and not in `.gz`, which some hosts unpack.
 */
export function drawingsPlugin(): Plugin {
  let isBuild = false;
  // Modules below the root are the game's own: `tools/hosting/licences.ts`.
  let place = '';
  return {
    name: 'drawings',
    configResolved({ command, root }) {
      isBuild = command === 'build';
      place = `\0${root}/assets/`;
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, ({ url = '' }, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(drawingsOf(decodeURIComponent(url.slice(1)))));
      });
    },
    resolveId: (source) => (SET.test(source) ? place + source : null),
    load(id) {
      const [, name, pattern] = id.startsWith(place) ? (SET.exec(id.slice(place.length)) ?? []) : [];
      if (name === undefined || pattern === undefined) return null;
      const drawings = drawingsOf(pattern);
      const keys = JSON.stringify(Object.keys(drawings));
      if (!isBuild) return `export const SET = { url: ${JSON.stringify(addressOf(pattern))}, keys: ${keys} };`;
      const file = this.emitFile({
        type: 'asset',
        name: `${name}-drawings.pack`,
        originalFileName: `assets/${pattern.replace(/\bart\/.*$/, '')}art/${name}-drawings.pack`,
        source: gzipSync(JSON.stringify(drawings), { level: 9 }),
      });
      return `export const SET = { url: import.meta.ROLLUP_FILE_URL_${file}, keys: ${keys} };`;
    },
  };
}

const addressOf = (pattern: string): string => SERVED + encodeURIComponent(pattern);

/** Returns the SVG of each drawing by its key, `foe/goblin`. */
function drawingsOf(pattern: string): Readonly<Record<string, string>> {
  const wanted = new RegExp(`^${pattern}\\.svg$`);
  const files = readdirSync('assets', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => wanted.test(file))
    .sort();
  if (files.length === 0) throw new Error(`There are no drawings ${pattern}.`);
  return Object.fromEntries(
    files.map((file) => [file.replace(/^(.*\/)?art\/|\.svg$/g, ''), readFileSync(`assets/${file}`, 'utf8')]),
  );
}

/** Returns what a server answers for the address of a set, or null for other addresses. */
export function drawingsAt(url: string): Readonly<Record<string, string>> | null {
  return url.startsWith(SERVED) ? drawingsOf(decodeURIComponent(url.slice(SERVED.length))) : null;
}
