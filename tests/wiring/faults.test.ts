import { describe, expect, it } from 'vitest';
import { isOurs } from '../../src/wiring/faults';

const BASE = 'https://games.example/lanterndeep/';
const OURS = `${BASE}assets/seat-Bx3.js`;

function anError(stack: string, { name = 'TypeError', message = 'x is null' } = {}): Error {
  return Object.assign(new Error(message), { name, stack });
}

const chrome = (...places: readonly string[]): string =>
  ['TypeError: x is null', ...places.map((place) => `    at step (${place}:1:204)`)].join('\n');
const firefox = (...places: readonly string[]): string => places.map((place) => `step@${place}:1:204`).join('\n');

describe('our own code made', () => {
  it.each([
    ['an error in Chrome', anError(chrome(OURS)), ''],
    ['an error in Firefox and Safari', anError(firefox(OURS)), ''],
    ['an error that came by way of an extension', anError(chrome(OURS, 'chrome-extension://abc/wrap.js')), ''],
    ['a message without an error, in our script', 'Uncaught ReferenceError: x is not defined', OURS],
    ['what was thrown without an error, in our script', undefined, OURS],
    [
      'a script of ours that did not come',
      anError(`TypeError: Failed to fetch dynamically imported module: ${OURS}`, {
        message: `Failed to fetch dynamically imported module: ${OURS}`,
      }),
      '',
    ],
    ['an error while it is being worked on', anError(chrome(`${BASE}src/wiring/App.ts?t=17`)), ''],
  ])('%s', (_, problem, script) => {
    expect(isOurs({ problem, script }, BASE)).toBe(true);
  });
});

describe('others made', () => {
  it.each([
    ['the notice of sizes that still change', 'ResizeObserver loop completed with undelivered notifications.', BASE],
    ['the same notice in other words', 'ResizeObserver loop limit exceeded', OURS],
    ['an error of a script that hides it', 'Script error.', ''],
    ['nothing at all', undefined, ''],
    ['null', null, ''],
    ['a text', 'no', ''],
    ['an error of the browser without a place', new DOMException('refused', 'InvalidStateError'), ''],
    ['an error of an extension in Chrome', anError(chrome('chrome-extension://abc/content.js')), ''],
    ['an error of an extension in Firefox', anError(firefox('moz-extension://1-2/content.js')), ''],
    ['an error of an extension in Safari', anError(firefox('safari-web-extension://1-2/content.js')), ''],
    ['an extension that wraps what we call', anError(chrome('chrome-extension://abc/wrap.js', OURS)), ''],
    ['an extension that speaks of our script', anError(chrome('chrome-extension://a/b.js'), { message: `not ${OURS}` }), ''],
    ['a script of another site', anError(chrome('https://ads.example/assets/seat-Bx3.js')), ''],
    ['a script of this host beside the game', anError(chrome('https://games.example/stats.js')), ''],
    ['a script without an address in the page', anError(chrome(`${BASE}#table`)), `${BASE}#table`],
    ['what was typed into the console', anError(chrome('<anonymous>')), ''],
    ['what we called off', anError(chrome(OURS), { name: 'AbortError', message: 'The operation was aborted' }), ''],
  ])('%s', (_, problem, script) => {
    expect(isOurs({ problem, script }, BASE)).toBe(false);
  });
});
