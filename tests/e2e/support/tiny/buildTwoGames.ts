import { dirname, resolve } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';

const FOLDER = 'test-results/two-games';
const OWN = 'tests/e2e/support/tiny';
/** The lists that name every game. */
const LISTS = ['catalog', 'bots'];

/** Builds the whole app with Burglary beside One Deck Dungeon in the catalog, and returns the folder. */
export async function buildTwoGames(): Promise<string> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  if (loaded === null) throw new Error('there is no vite.config.ts');
  const { plugins = [], ...config } = loaded.config;
  const isOfCode = (plugin: unknown): boolean =>
    typeof plugin === 'object' && plugin !== null && 'name' in plugin && !/pwa|owners/.test(String(plugin.name));
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [twoGames(), ...plugins.flat().filter(isOfCode)],
    worker: { plugins: () => [twoGames()] },
    build: { ...config.build, minify: false, outDir: FOLDER, emptyOutDir: true },
  });
  return FOLDER;
}

/** Puts lists with two games in the places of those with one. */
function twoGames(): Plugin {
  return {
    name: 'two-games',
    enforce: 'pre',
    resolveId(source, importer) {
      const asked = importer === undefined ? '' : resolve(dirname(importer), source);
      const list = LISTS.find((name) => asked === resolve('src/games', name));
      return list === undefined ? null : resolve(OWN, `${list}.ts`);
    },
  };
}
