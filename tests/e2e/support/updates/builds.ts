import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A build as its files, by their paths below the game's address. */
export interface Build {
  readonly files: ReadonlyMap<string, Buffer>;
  /** The path of the script that every page begins with: it differs from build to build. */
  readonly entry: string;
}

interface Listed {
  readonly url: string;
  readonly integrity?: string;
}

const WORKER = 'sw.js';
const TEXT = /\.(js|css|html|json|webmanifest)$/;
const CODE = /^(.*-[\w-]{4})[\w-]{4}(\.(?:js|css))$/;
const CODE_NAMES = /[\w.-]+-[\w-]{8}\.(?:js|css)\b/g;
/** The worker has the list of its files as JSON. */
const LIST = /\[\{"(?:integrity|revision)"[^\]]*\]/;
/** A table without a picture asks for none of these. */
const DRAWN = /\.(svg|ogg|mp3|woff)$|-drawings-[^/]+\.pack$/;

/** Reads what was built, and leaves out the pictures and sounds that no page around the table needs: an install is quicker then. */
export async function readBareBuild(folder = 'dist'): Promise<Build> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !path.includes('.vite')) files.set(relative(folder, path).replaceAll(sep, '/'), await readFile(path));
  }
  const texts = [...files].filter(([path]) => /\.(css|html)$/.test(path)).map(([, file]) => file.toString());
  const isNamed = (path: string): boolean => texts.some((text) => text.includes(path.slice(path.lastIndexOf('/') + 1)));
  for (const path of files.keys()) if (DRAWN.test(path) && !isNamed(path)) files.delete(path);
  return listedAnew(files, new Map());
}

/** Another build of the same game: every file of code has another name, and so other content, as after a change in each. */
export function variantOf(build: Build, number: number): Build {
  const mark = number.toString(36).padStart(4, '0');
  const named = (path: string): string => path.replace(CODE, `$1${mark}$2`);
  const files = new Map<string, Buffer>();
  const renamed = new Map<string, string>();
  for (const [path, file] of build.files) {
    const content = TEXT.test(path) ? Buffer.from(file.toString().replaceAll(CODE_NAMES, named)) : file;
    files.set(named(path), content);
    renamed.set(path, named(path));
  }
  return listedAnew(files, renamed);
}

/** Writes the names and digests of these files into the worker's list, as the build does. */
function listedAnew(files: Map<string, Buffer>, renamed: ReadonlyMap<string, string>): Build {
  const worker = files.get(WORKER)?.toString() ?? '';
  const [list = ''] = LIST.exec(worker) ?? [];
  if (list === '') throw new Error('the worker has no list of its files');
  const listed = (JSON.parse(list) as readonly Listed[]).flatMap(({ url, integrity, ...rest }) => {
    const path = renamed.get(url) ?? url;
    const file = files.get(path);
    if (file === undefined) return [];
    return [{ ...rest, url: path, ...(integrity === undefined ? {} : { integrity: digestOf(file) }) }];
  });
  files.set(WORKER, Buffer.from(worker.replace(list, () => JSON.stringify(listed))));
  const entry = /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(files.get('index.html')?.toString() ?? '')?.[1];
  if (entry === undefined || !files.has(entry)) throw new Error('the page names no script that was built');
  return { files, entry };
}

function digestOf(file: Buffer): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}
