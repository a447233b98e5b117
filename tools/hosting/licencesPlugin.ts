import type { Plugin, Rolldown } from 'vite';
import { inWords, licenceIn, licencesOf } from './licences.ts';

/** A file to read, and the same for the page of credits, which has it without a network too. */
const FILES = { text: 'LICENSES.txt', data: 'licences.json' } as const;

/** Writes the licences of everything that is in the bundle. A package without a text fails the build. */
export function licencesPlugin(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const licences = [licenceIn(root, root), ...licencesOf(idsIn(bundle, root), root)];
      this.emitFile({ type: 'asset', fileName: FILES.text, source: inWords(licences) });
      this.emitFile({ type: 'asset', fileName: FILES.data, source: JSON.stringify(licences) });
    },
  };
}

/** The worker is bundled after the page, when the list is written: it is to contain no package. */
export function workerWithoutPackages(): Plugin {
  let root = '';
  return {
    name: 'worker-without-packages',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const names = licencesOf(idsIn(bundle, root), root).map(({ name }) => name);
      if (names.length > 0) throw new Error(`The worker contains ${names.join(', ')}, which the list of licences leaves out.`);
    },
  };
}

/** Modules of which something is left in a script, and files that were taken over as they are: fonts. */
function idsIn(bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type === 'asset') return file.originalFileNames.map((name) => `${root}/${name}`);
    return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
  });
}
