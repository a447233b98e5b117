import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placed, resized } from '../../src/scenes/pictures/resized';

const KINDS = [...['deck', 'diorama', 'door', 'foe', 'hero'].map((kind) => `assets/onedeck/art/${kind}`), 'assets/art/ui'];
const FILES = KINDS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `${folder}/${name}`),
);

const headOf = (svg: string): string => /<svg[^>]*>/.exec(svg)?.[0] ?? '';
const sideIn = (head: string, side: string): number => Number.parseFloat(new RegExp(` ${side}="([^"]+)"`).exec(head)?.[1] ?? '');

describe('a drawing of another size', () => {
  it.each(FILES)('%s has all that it had, and may be stretched', (file) => {
    const svg = readFileSync(file, 'utf8');
    const [before, after] = [headOf(svg), headOf(resized(svg, 2.5))];
    for (const side of ['width', 'height']) expect(sideIn(after, side)).toBe(sideIn(before, side) * 2.5);
    expect(/viewBox="[^"]+"/.exec(after)).toEqual(expect.arrayContaining([/viewBox="[^"]+"/.exec(before)?.[0]]));
    expect(after.match(/preserveAspectRatio="none"/g)).toHaveLength(1);
    expect(resized(svg, 2.5).slice(after.length)).toBe(svg.slice(before.length));
  });

  it('loses proportions that it kept', () => {
    const svg = '<svg preserveAspectRatio="xMidYMid meet" width="8" height="4" viewBox="0 0 8 4"></svg>';
    expect(resized(svg, 2)).toBe('<svg preserveAspectRatio="none" width="16px" height="8px" viewBox="0 0 8 4"></svg>');
  });
});

it('a drawing in its place is as it was, within pixels of its own', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 8 4"><path d=""/></svg>';
  const ground = { width: 30, height: 20, density: 2 };
  expect(placed(svg, { x: -1.5, y: 2, width: 16, height: 8 }, ground)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30px" height="20px"><g transform="scale(2)">' +
      '<svg x="-1.5" y="2" width="16" height="8" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">' +
      '<path d=""/></svg></g></svg>',
  );
});
