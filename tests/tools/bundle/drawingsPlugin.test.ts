import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { drawingsAt, drawingsPlugin } from '../../../tools/bundle/drawingsPlugin';

const ask = async (pattern: string): Promise<Record<string, unknown>> => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [drawingsPlugin()],
  });
  try {
    return await server.ssrLoadModule(`virtual:drawings/set/${pattern}`);
  } finally {
    await server.close();
  }
};

it('knows the drawings of a set by their keys, and serves each as its file has it', async () => {
  const { SET } = await ask('onedeck/art/(deck|door)/(back|closed)');
  expect(SET).toEqual({ url: expect.any(String), keys: ['deck/back', 'door/closed'] });
  const { url } = SET as { readonly url: string };
  expect(drawingsAt(url)?.['door/closed']).toBe(readFileSync('assets/onedeck/art/door/closed.svg', 'utf8'));
  expect(drawingsAt('/assets/door.svg')).toBeNull();
});

it('refuses a set without drawings', async () => {
  await expect(ask('onedeck/art/nowhere/.+')).rejects.toThrow('There are no drawings');
});
