import type { Rolldown } from 'vite';

/** Records and captions: the title reads them together with the rules, before anybody sits down. */
const WITH_RULES = /^(?:records\/|table\/(?:caption|story\/))/;
const FOR_ODDS = /^odds\//;
/** Rules that only the pages of campaign and gauntlet ask. */
const FOR_SHEETS = /^campaign\/placing$/;
const AT_TABLE = /^(?:table\/(?!layout\/(?!leastScreen))|odds\/(?:TableOdds|outcomes|words))/;
/** Small modules that every table needs and no other page. By themselves they would be files of a few hundred bytes. */
const FOR_TABLES =
  /src\/(?:engine\/kernel\/given|services\/focus\/moveFocus|machines\/targeting\.machine|table\/(?:director|log|nextTask|toolActions|tools|timing|layout\/rect))\.ts$/;

/**
 * Small modules that the title needs, and pages or tables after it. By themselves they would be a dozen requests before the first
 * paint; the budget counts those.
 */
const AT_START = new RegExp(
  `vite/preload-helper|node_modules/(?:xstate|valibot)/|src/(?:${[
    'engine/kernel/(?:chain|commandNumbers|hash|history|invariant|json|limits|offer|parse)',
    'pages/(?:dom|notices|pieces/plainText|codex/(?:alcoves|openCodex))',
    'services/(?:parsedBy|records/(?:dates|entries)|keyboard/intents|pwa/isCodeMissing)',
    'table/palettes',
    'wiring/mark',
  ].join('|')})\\.ts$`,
);

/**
 * Returns the chunk of a module of a game: its rules, or its table without the pictures. Fewer and larger files pack better, and
 * name fewer imports. Everything else is left to the bundler.
 */
export function chunkOf(id: string): string | null {
  if (AT_START.test(id)) return 'start';
  if (FOR_TABLES.test(id)) return 'tables';
  const [, root, game, path = ''] = /src\/(engine|games)\/(?!kernel\/|contract\/)(\w+)\/(.+)\.ts$/.exec(id) ?? [];
  // Loaded with the first question about odds.
  if (root === 'engine' && FOR_ODDS.test(path)) return `${game}-odds`;
  if (root === 'engine' && FOR_SHEETS.test(path)) return null;
  if (root === 'engine' || WITH_RULES.test(path)) return `${game}-rules`;
  return AT_TABLE.test(path) ? `${game}-table` : null;
}

/** Dependencies stay where they are: with them a game's chunks would swallow what all games share. */
export const GAME_CHUNKS: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: chunkOf, debugName: 'games' }],
};

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Returns the names of chunks that import each other. They run in the wrong order, and a constant is read before it is set. */
export function circleIn(chunks: readonly Chunk[]): readonly string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const cleared = new Set<string>();
  const walk = (name: string, way: readonly string[]): readonly string[] => {
    if (way.includes(name)) return way.slice(way.indexOf(name));
    if (cleared.has(name)) return [];
    for (const next of importsOf.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle.length > 0) return circle;
    }
    cleared.add(name);
    return [];
  };
  return chunks.map(({ fileName }) => walk(fileName, [])).find(({ length }) => length > 0) ?? [];
}
