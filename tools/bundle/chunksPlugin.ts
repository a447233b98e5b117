import type { Plugin } from 'vite';
import { circleIn, GAME_CHUNKS } from './gameChunks.ts';

/** Packs each game into few files, and refuses a build in which files import each other in a circle. */
export function chunksPlugin(): Plugin {
  return {
    name: 'chunks-of-games',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting: GAME_CHUNKS } } },
    }),
    generateBundle(_options, bundle) {
      const circle = circleIn(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circle.length === 0) return;
      const message = `Chunks import each other: ${circle.join(' → ')}. See tools/bundle/gameChunks.ts.`;
      // The build ends with another plugin's complaint about files that were never written, and not with this one.
      console.error(message);
      this.error(message);
    },
  };
}
