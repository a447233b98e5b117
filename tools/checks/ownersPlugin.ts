import type { Plugin, Rolldown } from 'vite';
import { OWNERS_FILE, ownerOf } from './owners.ts';

/** Writes how much of each script belongs to which game and how much to all, so that both can be weighed. */
export function ownersPlugin(): Plugin {
  return {
    name: 'owners',
    apply: 'build',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: OWNERS_FILE, source: JSON.stringify(ownersIn(bundle)) });
    },
  };
}

function ownersIn(bundle: Rolldown.OutputBundle): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const files = Object.values(bundle).map((file) => [file.fileName, lengthsIn(file)] as const);
  return Object.fromEntries(files);
}

/** Letters by owner; a style sheet or a picture is whole. */
function lengthsIn(file: Rolldown.OutputAsset | Rolldown.OutputChunk): Readonly<Record<string, number>> {
  if (file.type === 'asset') return { [ownerOf(file.originalFileNames[0] ?? '')]: 1 };
  const lengths: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(file.modules)) {
    const owner = ownerOf(id);
    lengths[owner] = (lengths[owner] ?? 0) + renderedLength;
  }
  return lengths;
}
