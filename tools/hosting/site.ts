// The files of a build, held in memory: what is not among them cannot be asked for, and a later build changes nothing that is served.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMMON_HEADERS, headersFor, typeOf } from './headers.ts';

export interface SiteFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tag: string;
  /** Packed when it is first asked for. */
  readonly packed: Map<Packing, Promise<Buffer>>;
}

export type Site = ReadonlyMap<string, SiteFile>;

export interface Question {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const NOTHING = Buffer.alloc(0);

const PACKINGS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;
type Packing = keyof typeof PACKINGS;

const isText = (type: string): boolean => /^text\/|json|svg/.test(type);

export function readSite(folder: string): Site {
  const site = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    // Vite leaves its manifest in a hidden folder.
    if (!entry.isFile() || /(^|\/)\./.test(path)) continue;
    const body = readFileSync(join(folder, path));
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    site.set(path, { headers: headersFor(path), body, tag, packed: new Map() });
  }
  if (!site.has('index.html')) throw new Error(`${folder} has no index.html: \`npm run build\` makes it.`);
  return site;
}

export async function answerTo({ method = 'GET', url = '/', headers }: Question, site: Site): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Only GET and HEAD are answered.', { Allow: 'GET, HEAD' });
  const path = pathOf(url);
  if (path === null) return refusal(400, 'The address cannot be read.');
  const file = site.get(path);
  if (file === undefined) return refusal(404, 'There is no such file.');
  const base = { ...file.headers, ETag: file.tag };
  if (listed(headers['if-none-match']).includes(file.tag)) return { status: 304, headers: base, body: NOTHING };
  const sent = await inTransit(file, packingFor(path, headers['accept-encoding']));
  const full = { ...base, ...sent.headers, 'Content-Length': String(sent.body.length) };
  return { status: 200, headers: full, body: method === 'HEAD' ? NOTHING : sent.body };
}

/** Null where it is no address at all. A path that leads upwards names no file of the site. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, '')).replace(/^\//, '');
    return path === '' ? 'index.html' : path;
  } catch {
    return null;
  }
}

async function inTransit(file: SiteFile, packing: Packing | null): Promise<Omit<Answer, 'status'>> {
  if (packing === null)
    return { headers: isText(file.headers['Content-Type'] ?? '') ? { Vary: 'Accept-Encoding' } : {}, body: file.body };
  const packed = file.packed.get(packing) ?? PACKINGS[packing](file.body);
  file.packed.set(packing, packed);
  return { headers: { Vary: 'Accept-Encoding', 'Content-Encoding': packing }, body: await packed };
}

function packingFor(path: string, accepted: string | readonly string[] | undefined): Packing | null {
  if (!isText(typeOf(path))) return null;
  const names = listed(accepted).filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry));
  return (['br', 'gzip'] as const).find((packing) => names.some((name) => name.split(';')[0]?.trim() === packing)) ?? null;
}

function listed(header: string | readonly string[] | undefined): readonly string[] {
  return [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim());
}

function refusal(status: number, sentence: string, more: Readonly<Record<string, string>> = {}): Answer {
  const body = Buffer.from(`${sentence}\n`);
  const headers = { ...COMMON_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status, headers: { ...headers, 'Content-Length': String(body.length), ...more }, body };
}
