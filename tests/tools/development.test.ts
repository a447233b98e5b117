import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const SLIM = /phaser\.slim\.cjs$/;

async function phaserFor(command: 'build' | 'serve'): Promise<readonly string[]> {
  const { resolve } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, command);
  return resolve.alias.map(({ replacement }) => replacement).filter((path) => SLIM.test(path));
}

it('builds with the small Phaser, and serves the whole one: a browser cannot read its `require`', async () => {
  expect(await phaserFor('build')).toHaveLength(1);
  expect(await phaserFor('serve')).toEqual([]);
});
