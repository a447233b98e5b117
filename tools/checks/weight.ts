import * as v from 'valibot';

/** What this needs of the manifest that Vite writes beside a build. */
const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  isEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  assets: v.optional(v.array(v.string()), []),
});
const manifestOf = v.record(v.string(), chunk);

export type Manifest = v.InferOutput<typeof manifestOf>;

export const parseManifest = (data: unknown): Manifest => v.parse(manifestOf, data);

/** Scripts and styles that come before the first paint: the page's entry and what it imports outright. */
export const filesAtOnce = (manifest: Manifest): readonly string[] => filesFrom(manifest, ({ imports }) => imports);

/**
 * Loaded when somebody asks for it, by `?debug` or on the page of credits, and not to play. Bots are loaded by tables where one sits,
 * and most of what they load is the rules a second time, in a worker: a table of persons has neither.
 * The odds of dice are counted when a player asks for them.
 */
const ASIDE = /debug|credits|bots|odds\/OddsHost/;

export const SHARED_TEXTS = 'assets/locales';

/** The codex, the list of signs, the summary, the chronicle, the settings, and the pages of modes beside the free game. A game is played without them, to its last move. */
const OTHER_PAGES =
  /\/pages\/(?:modes|endings|codex\/chapters|signs\/signLists|chronicle\/oneDeckChronicle)\b|wiring\/(?:chronicle|settings)\b/;

/** All that the table needs to be played, from the title to the last move: the same, and what is loaded on demand. */
export const filesToPlay = (manifest: Manifest): readonly string[] =>
  filesOnDemand(manifest, (key) => !ASIDE.test(key) && !OTHER_PAGES.test(key));

/** What the other pages of games load beside that. Those of a game can be left out by its folder. */
export function filesOfOtherPages(manifest: Manifest, leftOut?: string): readonly string[] {
  const toPlay = new Set(filesToPlay(manifest));
  const isWanted = (key: string): boolean => !ASIDE.test(key) && (leftOut === undefined || !key.includes(leftOut));
  return filesOnDemand(manifest, isWanted).filter((file) => !toPlay.has(file));
}

function filesOnDemand(manifest: Manifest, wanted: (key: string) => boolean): readonly string[] {
  return filesFrom(manifest, ({ imports, dynamicImports }) => [...imports, ...dynamicImports.filter(wanted)]);
}

const TEXTS = /^(assets\/locales|src\/games\/\w+\/words(?:\/pages)?)\/(\w+)\.json$/;

/** Texts that only other pages of a game need. */
export const isOfOtherPages = (folder: string): boolean => folder.endsWith('/words/pages');

/** The texts of each language, by folder: those of the app are read before the first paint, those of a game with it or its pages. */
export function textsToRead(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { file, src = '' } of Object.values(manifest)) {
    const [, folder] = TEXTS.exec(src) ?? [];
    if (folder !== undefined) texts.set(folder, [...(texts.get(folder) ?? []), file]);
  }
  if (!texts.has(SHARED_TEXTS)) throw new Error(`The build has nothing of ${SHARED_TEXTS}.`);
  return texts;
}

const all = ({ imports, dynamicImports }: Manifest[string]): readonly string[] => [...imports, ...dynamicImports];

/** Files that are only reached through modules of this name, with the scripts of workers that they start. */
export function filesBehind(manifest: Manifest, name: RegExp): readonly string[] {
  const others = new Set(keysFrom(manifest, (chunk) => all(chunk).filter((key) => !name.test(key))));
  const behind = keysFrom(manifest, all).filter((key) => !others.has(key));
  return behind.flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...assets.filter((asset) => asset.endsWith('.js'))];
  });
}

/** Files that the title loads, also after its first paint: the faces of games, and what games say of themselves and of their records. */
export function filesForTitle(manifest: Manifest): readonly string[] {
  const pictures = keysFrom(manifest, ({ imports }) => imports).flatMap((key) => manifest[key]?.assets ?? []);
  const later = /notes|records/;
  const next = ({ imports, dynamicImports }: Manifest[string]) => [
    ...imports,
    ...dynamicImports.filter((key) => later.test(key)),
  ];
  return [...filesFrom(manifest, next), ...pictures];
}

function filesFrom(manifest: Manifest, next: (chunk: Manifest[string]) => readonly string[]): readonly string[] {
  const files = keysFrom(manifest, next).flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  return [...new Set(files)];
}

function keysFrom(manifest: Manifest, next: (chunk: Manifest[string]) => readonly string[]): readonly string[] {
  const seen = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));
  if (seen.size === 0) throw new Error('The build has no entry.');
  for (const key of seen) {
    const found = manifest[key];
    if (!found) throw new Error(`The manifest names ${key} and does not have it.`);
    for (const more of next(found)) seen.add(more);
  }
  return [...seen];
}

const MEDIA = /\.(png|webp|avif|jpe?g|svg|woff2)$|-drawings-[\w-]{8}\.pack$/;

/** Pictures and fonts. */
export function mediaToPlay(weights: ReadonlyMap<string, number>): number {
  const media = [...weights].filter(([file]) => MEDIA.test(file) && !file.startsWith('icons/'));
  return media.reduce((total, [, weight]) => total + weight, 0);
}

const SOUNDS = /^assets\/(\w+)\/audio\/\w+\.(?:ogg|mp3)$/;

/** The sounds of each game. They are there in two formats, of which a browser loads one: the heavier counts. */
export function soundsByGame(manifest: Manifest, weigh: (file: string) => number): ReadonlyMap<string, number> {
  const sounds = new Map<string, number>();
  for (const { file, src = '' } of Object.values(manifest)) {
    const game = SOUNDS.exec(src)?.[1];
    if (game !== undefined) sounds.set(game, Math.max(sounds.get(game) ?? 0, weigh(file)));
  }
  return sounds;
}

const KEPT = /\{[^{}]*"integrity":"[^{}]*\}/g;
const keptFile = v.object({ url: v.string(), part: v.optional(v.string()) });

/** Files that the worker of a build keeps from its install on, in a browser that plays Ogg Vorbis. */
export function filesKept(worker: string): readonly string[] {
  const listed = [...worker.matchAll(KEPT)].map(([file]) => v.parse(keptFile, JSON.parse(file)));
  if (listed.length === 0) throw new Error('The worker lists no files.');
  return listed.filter(({ url, part }) => part === undefined && !url.endsWith('.mp3')).map(({ url }) => url);
}
