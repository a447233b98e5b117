import { describe, expect, it } from 'vitest';
import { runAll } from '../../tools/atLength/runAll';
import { RUNS, runsCalled } from '../../tools/atLength/runs';
import { ATTACKS } from '../support/attacks';

describe('what is run at length', () => {
  it('has every attack at its whole count, those without a browser first', () => {
    const names = RUNS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, { file, whole, of }] of Object.entries(ATTACKS)) {
      const run = RUNS.find((one) => one.name === name);
      expect(run).toMatchObject({ amount: `${whole} ${of}`, words: expect.arrayContaining([file]) });
    }
    const programs = RUNS.map(({ words }) => words[0]);
    expect(programs.lastIndexOf('vitest')).toBeLessThan(programs.indexOf('playwright'));
  });

  it('is all of it where nothing is named', () => {
    expect(runsCalled([])).toBe(RUNS);
  });

  it('is what is named: an attack, or a file of browser tests', () => {
    const words = runsCalled(['data', 'late', 'unsaved', 'tabs.spec']).map((run) => run.words.at(-1));
    expect(words).toEqual(['tests/attacks/data', 'e2e/late.spec', 'e2e/unsaved.spec', 'e2e/tabs.spec']);
  });

  it.each(['nosuch', '../secret', 'support'])('is refused where there is no %s', (name) => {
    expect(() => runsCalled([name])).toThrow(`There is no run "${name}"`);
  });

  it('goes on after a failure, and says of each how it ended and how long it took', () => {
    let time = 0;
    const done: string[] = [];
    const { failed, lines } = runAll(runsCalled(['kills', 'late']), {
      now: () => time,
      start([, , file = '']) {
        time += 90_000;
        done.push(file);
        return file === 'kills.spec' ? 1 : 0;
      },
    });
    expect(done).toEqual(['kills.spec', 'e2e/late.spec']);
    expect(lines).toEqual(['FAILED    1.5 min  kills (500 kills of the browser)', 'passed    1.5 min  late']);
    expect(failed).toBe(true);
  });

  it('has not failed where everything passed', () => {
    expect(runAll(runsCalled(['late']), { now: () => 0, start: () => 0 }).failed).toBe(false);
  });
});
