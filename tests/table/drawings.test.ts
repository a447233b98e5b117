import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawingSets } from '../../src/table';

const DOOR = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const SET = JSON.stringify({ 'door/closed': DOOR });

const serve = (body: BodyInit, status = 200): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
};
const setsAt = (url: string): DrawingSets => new DrawingSets([{ url, keys: ['door/closed'] }]);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads a set that is packed, as a build has it', async () => {
  serve(new Uint8Array(gzipSync(SET)));
  expect(await setsAt('assets/places-drawings.pack').drawing('door/closed')).toBe(DOOR);
});

it('reads a set as a server without a build gives it', async () => {
  serve(SET);
  expect(await setsAt('/@drawings/places').drawing('door/closed')).toBe(DOOR);
});

it('refuses the page of a host, and asks again', async () => {
  const sets = setsAt('assets/places-drawings.pack');
  serve('<!doctype html><title>Not here</title>');
  await expect(sets.drawing('door/closed')).rejects.toThrow();
  serve('', 404);
  await expect(sets.drawing('door/closed')).rejects.toThrow('404');
  serve(new Uint8Array(gzipSync(SET)));
  expect(await sets.drawing('door/closed')).toBe(DOOR);
});
