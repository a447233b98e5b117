// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../src/pages';

function placed(stack: string): Error {
  return Object.assign(new RangeError('the floor gave way'), { stack });
}

function round(): unknown {
  const ring: Record<string, unknown> = {};
  ring['ring'] = ring;
  return ring;
}

const unreadable = new Proxy(
  {},
  {
    get: () => {
      throw new Error('not to be read');
    },
    has: () => {
      throw new Error('not to be read');
    },
  },
);

describe('a problem in words', () => {
  it.each([
    [
      'an error as Chrome places it',
      placed('RangeError: the floor gave way\n    at dig (a.js:1:2)'),
      /^RangeError: the floor gave way\n {4}at dig/,
    ],
    ['an error as Firefox and Safari place it', placed('dig@a.js:1:2'), /^RangeError: the floor gave way\ndig@a\.js:1:2$/],
    ['an error without a place', placed(''), /^RangeError: the floor gave way$/],
    ['an error of the browser', new DOMException('refused', 'InvalidStateError'), /InvalidStateError: refused/],
    ['an error of another frame', { name: 'TypeError', message: 'x is null' }, /^TypeError: x is null$/],
    ['an error without a message', Object.assign(placed(''), { message: '' }), /Error/],
    ['a text', 'no floor', /^no floor$/],
    ['an empty text', ' ', /^An empty text was thrown\.$/],
    ['a number', 7, /^A number was thrown: 7$/],
    ['a symbol', Symbol('floor'), /^A symbol was thrown: it has no text$/],
    ['an object', { code: 7 }, /^A value was thrown that is no error: \{"code":7\}$/],
    ['an object without JSON', { toJSON: () => undefined }, /^A value was thrown that is no error: \[object Object\]$/],
    ['an event', new Event('blocked'), /^An event of type "blocked" was thrown\.$/],
    ['nothing', undefined, /^Nothing was thrown that says what broke\.$/],
    ['null', null, /^Nothing was thrown that says what broke\.$/],
    ['an object that holds itself', round(), /^A value was thrown that cannot be read\.$/],
    ['an object that may not be read', unreadable, /^A value was thrown that cannot be read\.$/],
  ])('%s', (_, problem, words) => {
    expect(describeProblem(problem)).toMatch(words);
    expect(describeProblem(problem)).not.toContain('undefined');
  });

  it('tells the cause of the cause', () => {
    const told = describeProblem(new Error('no game', { cause: new Error('no record', { cause: 'no disk' }) }));
    const lines = told.split('\n').filter((line) => !line.startsWith('    at '));
    expect(lines).toEqual(['Error: no game', 'Caused by: Error: no record', 'Caused by: no disk']);
  });

  it('ends, however long it is and however its causes go round', () => {
    const ring = placed('');
    ring.cause = ring;
    expect(describeProblem(ring).match(/Caused by/g)).toHaveLength(3);
    expect(describeProblem('deep '.repeat(1000))).toHaveLength(2000);
  });
});
