import { expect, it, vi } from 'vitest';
import { fetchLicences } from '../../src/services';

const LICENCE = { name: 'idb', version: '8.0.4', licence: 'ISC', text: 'Permission to use' };
const answer = (body: string, status = 200) => vi.fn(async (_url: string) => new Response(body, { status }));

it('reads the list beside the page', async () => {
  const load = answer(JSON.stringify([LICENCE]));
  expect(await fetchLicences(load)).toEqual([LICENCE]);
  expect(load).toHaveBeenCalledExactlyOnceWith('./licences.json');
});

it.each([
  ['is missing', answer('There is no such file.', 404)],
  ['is a page', answer('<!doctype html>')],
  ['is something else', answer('{"name":"idb"}')],
  ['lacks a text', answer(JSON.stringify([{ ...LICENCE, text: undefined }]))],
  ['does not come', vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))],
])('answers null when the list %s', async (_, load) => {
  expect(await fetchLicences(load)).toBeNull();
});
