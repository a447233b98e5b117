// Where the red button of an end that kills is pressed.
import { expect, it } from 'vitest';
import { contentOf, layoutTable, placesOf } from '../../../../src/games/onedeck/table';
import { inCombat } from '../../../engine/onedeck/withDice';
import { laidTable } from '../../../wiring/table/laidTable';

const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };

function endOf([width, height]: readonly [number, number], damage: number) {
  const shown = laidTable(inCombat({ dice: [], with: { warrior: { damage } } }).state).shown.at(-1);
  if (shown === undefined) throw new Error('nothing is shown');
  const layout = layoutTable({ width, height, safe: SAFE, textScale: 1 }, contentOf(shown.view, shown.menu));
  const end = placesOf(shown, layout).find(({ id, pressed }) => pressed && id.startsWith('finish'));
  if (end === undefined) throw new Error('nothing ends the fight');
  return { end: end.rect, layout };
}

it.each([
  [390, 844],
  [320, 568],
  [768, 1024],
  [844, 390],
] as const)('has the width of both buttons on a phone of %i × %i, and ends where it always does', (width, height) => {
  const { end, layout } = endOf([width, height], 2);
  const { first, second } = layout.buttons;
  expect([end.x, end.x + end.width]).toEqual([second.x, first.x + first.width]);
  expect(endOf([width, height], 0).end).toEqual(first);
});

it('has most of the line on a desk, beside the words about how it is pressed', () => {
  const { end, layout } = endOf([1280, 720], 2);
  const { first, second } = layout.buttons;
  expect(end).toEqual(first);
  expect(first.width).toBeGreaterThan(second.width * 1.4);
});
