import { afterEach, expect, it, vi } from 'vitest';
import { Ahead } from '../../src/scenes/Ahead';

const end = new AbortController();
const ahead = new Ahead(end.signal);
const done: string[] = [];
const step = (name: string) => () => void done.push(name);

afterEach(() => {
  done.length = 0;
  vi.restoreAllMocks();
});

it('takes steps in tasks of their own where they take long', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const post = vi.spyOn(MessagePort.prototype, 'postMessage');
  const long = (name: string) => () => {
    now += 6;
    done.push(name);
  };
  const taken = ahead.take(() => [long('a'), long('b'), step('c'), step('d')]);
  expect(done).toEqual([]);
  await taken;
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(post).toHaveBeenCalledTimes(4);
});

it('leaves out the rest where others take their place, it is stopped, or the table is closed', async () => {
  const first = ahead.take(() => [step('a'), step('b')]);
  const second = ahead.take(() => [step('c'), () => ahead.stop(), step('d')]);
  await Promise.all([first, second]);
  expect(done).toEqual(['c']);
  const third = ahead.take(() => [step('e')]);
  end.abort();
  await third;
  expect(done).toEqual(['c']);
});

it('does not look for steps once it is stopped', async () => {
  const own = new Ahead(new AbortController().signal);
  const stepsOf = vi.fn(() => [step('f')]);
  const taken = own.take(stepsOf);
  own.stop();
  await taken;
  expect(stepsOf).not.toHaveBeenCalled();
});
