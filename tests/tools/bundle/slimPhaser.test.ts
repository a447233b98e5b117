import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { LEFT_OUT } from '../../../tools/bundle/slimPhaser';

const SOURCES = 'node_modules/phaser/src';
const leftOut: (name: string) => new () => unknown = createRequire(import.meta.url)('../../../tools/bundle/leftOut.cjs');
const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

it.each(LEFT_OUT)('%s names modules that Phaser has', (pattern) => {
  expect(modules.filter((file) => new RegExp(`^${pattern}\\.js$`).test(file))).not.toEqual([]);
});

it('a module that is left out says so when it is called, in the console too', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = leftOut('textures/DynamicTexture.js');
  expect(() => new Part()).toThrow('textures/DynamicTexture.js is left out of this build');
  expect(complain).toHaveBeenCalledOnce();
});

it('a module that is left out is no class of anything', () => {
  expect({} instanceof leftOut('gameobjects/layer/Layer.js')).toBe(false);
});
