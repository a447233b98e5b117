import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { diagram } from '../../tools/statechart/diagram';
import { STATECHART_PAGE, statechartPage } from '../../tools/statechart/page';

it('the page of the statecharts is as the machines are; `npm run statechart` draws it anew', () => {
  expect(readFileSync(STATECHART_PAGE, 'utf8')).toBe(statechartPage());
});

describe('a diagram', () => {
  const door = createMachine({
    initial: 'shut',
    on: { BURN: '.gone' },
    states: {
      shut: {
        entry: 'creak',
        on: {
          PUSH: [
            { guard: 'unlocked', target: 'open', actions: ['swing', { type: 'shout', params: 'loud' }] },
            { actions: 'rattle' },
          ],
        },
      },
      open: { invoke: { src: 'draught', onDone: 'shut', onError: 'shut' } },
      gone: { type: 'final' },
    },
  });

  it('tells every way, what stands in it and what follows', () => {
    expect(diagram(door).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> shut',
      '  shut : entry / creak',
      '  shut : PUSH / rattle',
      '  open : runs draught',
      '  shut --> open : PUSH [unlocked] / swing, shout loud',
      '  shut --> gone : BURN',
      '  open --> shut : done<br>failed',
      '  open --> gone : BURN',
      '  gone --> [*]',
    ]);
  });

  it('refuses what it could not draw whole', () => {
    const nested = createMachine({ initial: 'house', states: { house: { initial: 'hall', states: { hall: {} } } } });
    expect(() => diagram(nested)).toThrow('house');
    const nameless = createMachine({ initial: 'shut', states: { shut: { entry: () => undefined } } });
    expect(() => diagram(nameless)).toThrow('without a name');
  });
});
