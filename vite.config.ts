import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunksPlugin } from './tools/bundle/chunksPlugin.ts';
import { drawingsPlugin } from './tools/bundle/drawingsPlugin.ts';
import { phaserFeatures, phaserWithoutUnused } from './tools/bundle/slimPhaser.ts';
import { OWNERS_FILE, parseOwners } from './tools/checks/owners.ts';
import { ownersPlugin } from './tools/checks/ownersPlugin.ts';
import { parseManifest } from './tools/checks/weight.ts';
import { licencesPlugin, workerWithoutPackages } from './tools/hosting/licencesPlugin.ts';
import { offlineParts } from './tools/hosting/offlineParts.ts';
import { policyPlugin } from './tools/hosting/policyPlugin.ts';

/** The texts are read before the first paint: they go out without the spaces that people read them by. */
const withoutSpaces: Plugin = {
  name: 'texts-without-spaces',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (
        file.type !== 'asset' ||
        !file.originalFileNames.some((name) => /^(assets\/locales|src\/games\/\w+\/words)\//.test(name))
      )
        continue;
      file.source = JSON.stringify(JSON.parse(String(file.source)));
    }
  },
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let folder = 'dist';
/** A build may be written elsewhere: the bench does so, to leave `dist` alone. */
const remembersFolder: Plugin = {
  name: 'remembers-folder',
  configResolved(config) {
    folder = config.build.outDir;
  },
};

const built = (file: string): Buffer => readFileSync(resolve(folder, file));

/** The worker keeps a file only when its content has this digest: a portal's page can not take its place. */
const withDigests = <Entry extends { readonly url: string }>(entries: readonly Entry[]) => {
  const read = (file: string): unknown => JSON.parse(built(file).toString('utf8'));
  const parts = offlineParts(parseManifest(read('.vite/manifest.json')), parseOwners(read(OWNERS_FILE)));
  return {
    manifest: entries.map((entry) => {
      const integrity = `sha384-${createHash('sha384').update(built(entry.url)).digest('base64')}`;
      const part = parts.get(entry.url);
      return { ...entry, revision: null, integrity, ...(part === undefined ? {} : { part }) };
    }),
  };
};

/** `PHASER=full` builds with the library as it is published, to tell a fault of ours from one of its own. */
const slim = process.env['PHASER'] !== 'full';

/** The development server does not translate `require`, and has no need of a small library. */
const slimPhaser: Plugin = {
  name: 'slim-phaser',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^phaser$/, replacement: here('tools/phaser.slim.cjs') },
        // The package exports no single sources.
        { find: /^phaser\/src\//, replacement: here('node_modules/phaser/src/') },
      ],
    },
  }),
};

export default defineConfig({
  base: './',
  define: { global: 'globalThis' },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Every picture is a file of its own: Phaser fetches them, and the service worker keeps them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
  },
  plugins: [
    remembersFolder,
    phaserFeatures,
    ...(slim ? [slimPhaser, phaserWithoutUnused] : []),
    withoutSpaces,
    chunksPlugin(),
    drawingsPlugin(),
    policyPlugin(),
    licencesPlugin(),
    ownersPlugin(),
    VitePWA({
      // A worker of our own: `src/worker`. It is registered by `watchUpdates`.
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: './',
        name: 'Lanterndeep',
        short_name: 'Lanterndeep',
        description: 'A table for dungeon dice games that knows the rules.',
        start_url: './',
        scope: './',
        display: 'fullscreen',
        display_override: ['fullscreen', 'standalone'],
        orientation: 'any',
        background_color: '#0c0a10',
        theme_color: '#0c0a10',
        categories: ['games'],
        lang: 'en',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,ogg,mp3,json,pack,webmanifest}'],
        globIgnores: ['.vite/**'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        rollupFormat: 'iife',
        buildPlugins: { vite: [workerWithoutPackages()] },
        manifestTransforms: [withDigests],
      },
    }),
  ],
});
