import { expect, it } from 'vitest';
import { nextTask } from '../../src/table';

it('waits for all that is to be done at once, and keeps the order', async () => {
  const done: string[] = [];
  const first = nextTask().then(() => done.push('first task'));
  const second = nextTask().then(() => done.push('second task'));
  await Promise.resolve().then(() => done.push('at once'));
  await Promise.all([first, second]);
  expect(done).toEqual(['at once', 'first task', 'second task']);
});
