import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import moments from '../../assets/onedeck/art/moment/moments.json';
import type { PartFacts } from '../../src/table/theatre/Rig';

interface Facts {
  readonly size: readonly number[];
  readonly parts: readonly PartFacts[];
}

const MOMENTS: Readonly<Record<string, Facts>> = moments;

describe.each(Object.entries(MOMENTS))('the moment %s', (name, { size, parts }) => {
  const named = parts.map((part) => part.name);

  test('has a group for each of its parts, which lies on the stage and hangs on another', () => {
    const svg = readFileSync(`assets/onedeck/art/moment/${name}.svg`, 'utf8');
    expect([...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id)).toEqual(named);
    const [wide = 0, high = 0] = size;
    expect(svg).toContain(`width="${wide}" height="${high}"`);
    for (const { pivot, box, on } of parts) {
      const [[left = -1, top = -1, width = -1, height = -1], [x = -1, y = -1]] = [box, pivot];
      expect([left, top, width, height, x, y].every((number) => number >= 0)).toBe(true);
      expect([left + width <= wide, top + height <= high, x <= wide, y <= high]).not.toContain(false);
      if (on !== undefined) expect(named).toContain(on);
    }
  });

  test('is a scene: sheets at several depths, and parts that move by themselves', () => {
    expect(new Set(parts.map(({ depth = 1 }) => depth)).size).toBeGreaterThanOrEqual(3);
    expect(parts.filter(({ idle = [] }) => idle.length > 0).length).toBeGreaterThanOrEqual(4);
  });

  test('what hangs on something goes along with it when the eye moves', () => {
    const depthOf = new Map(parts.map((part) => [part.name, part.depth ?? 1]));
    for (const { on, depth = 1 } of parts) if (on !== undefined) expect(depth).toBe(depthOf.get(on));
  });
});
