import { resolve } from 'node:path';
import { build } from 'vite';

/** Bundles cases of the benchmark, each to be run in a process of its own. */
export async function buildCases(names: readonly string[], { root, out }: { readonly root: string; readonly out: string }) {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: resolve(out),
      emptyOutDir: false,
      rolldownOptions: {
        input: names.map((name) => resolve(root, `tools/bench/${name}.ts`)),
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}
