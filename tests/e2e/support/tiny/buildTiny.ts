import { build, loadConfigFromFile } from 'vite';

const FOLDER = 'test-results/tiny';
/** What a build that is shipped needs beside its code. */
const SHIPPING = /pwa|policy|licences|texts|chunks/;

/** Builds the page of the tiny game apart from everything that is shipped, and returns the folder. */
export async function buildTiny(): Promise<string> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  if (loaded === null) throw new Error('there is no vite.config.ts');
  const { plugins = [], ...config } = loaded.config;
  const isOfCode = (plugin: unknown): boolean =>
    typeof plugin === 'object' && plugin !== null && 'name' in plugin && !SHIPPING.test(String(plugin.name));
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: plugins.flat().filter(isOfCode),
    publicDir: false,
    build: {
      ...config.build,
      minify: false,
      outDir: FOLDER,
      emptyOutDir: true,
      rolldownOptions: { input: 'tests/e2e/support/tiny/index.html' },
    },
  });
  return FOLDER;
}
