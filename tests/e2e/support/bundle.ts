import { build } from 'vite';
import { drawingsPlugin } from '../../../tools/bundle/drawingsPlugin';

/** A module and all that it needs as one script that leaves its exports under a name. */
export async function bundled(entry: string, name: string): Promise<string> {
  const lib = { entry, name, formats: ['iife' as const] };
  const plugins = [drawingsPlugin()];
  const built = await build({ configFile: false, logLevel: 'silent', publicDir: false, plugins, build: { write: false, lib } });
  const [bundle] = Array.isArray(built) ? built : [];
  const [script] = bundle?.output ?? [];
  if (script?.type !== 'chunk') throw new Error('nothing was built');
  return script.code;
}
