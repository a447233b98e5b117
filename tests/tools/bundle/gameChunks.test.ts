import { expect, it } from 'vitest';
import { chunkOf, circleIn } from '../../../tools/bundle/gameChunks';

it.each([
  ['src/engine/onedeck/step.ts', 'onedeck-rules'],
  ['src/games/onedeck/records/records.ts', 'onedeck-rules'],
  ['src/games/onedeck/table/caption.ts', 'onedeck-rules'],
  ['src/games/onedeck/table/words/names.ts', 'onedeck-table'],
  ['src/games/digger/table/view.ts', 'digger-table'],
  ['src/games/onedeck/odds/TableOdds.ts', 'onedeck-table'],
  ['src/engine/onedeck/odds/worth.ts', 'onedeck-odds'],
  ['src/engine/onedeck/rules/lives.ts', 'onedeck-rules'],
  ['src/machines/targeting.machine.ts', 'tables'],
  ['src/engine/kernel/hash.ts', 'start'],
  ['src/wiring/mark.ts', 'start'],
  ['src/services/pwa/isCodeMissing.ts', 'start'],
  ['node_modules/xstate/dist/xstate.esm.js', 'start'],
])('puts %s into %s', (module, chunk) => {
  expect(chunkOf(`/somewhere/${module}`)).toBe(chunk);
});

it.each([
  'src/engine/kernel/save.ts',
  'src/games/contract/table.ts',
  'src/games/catalog.ts',
  'src/games/onedeck/index.ts',
  'src/games/onedeck/debug/takes.ts',
  'src/games/onedeck/bots/greedy.ts',
  'src/games/onedeck/table/layout/wide.ts',
  'src/games/onedeck/words/en.json',
  'src/engine/onedeck/campaign/placing.ts',
  'src/games/onedeck/odds/OddsHost.ts',
])('leaves %s to the bundler', (module) => {
  expect(chunkOf(`/somewhere/${module}`)).toBeNull();
});

it('finds chunks that import each other', () => {
  const chunks = [
    { fileName: 'a', imports: ['b', 'c'] },
    { fileName: 'b', imports: [] },
    { fileName: 'c', imports: ['d'] },
    { fileName: 'd', imports: ['c', 'b'] },
  ];
  expect(circleIn(chunks)).toEqual(['c', 'd']);
  expect(circleIn(chunks.slice(0, 3))).toEqual([]);
});
