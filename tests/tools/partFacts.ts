import { expect } from 'vitest';
import type { PartFacts } from '../../src/table/theatre/Rig';

/** What is told of a picture whose parts move. */
export interface Facts {
  readonly size: readonly number[];
  readonly parts: readonly PartFacts[];
}

/** The picture has a group for each part, in their order, and no two have the same name. */
export function expectGroups(svg: string, { parts }: Facts): void {
  const names = parts.map(({ name }) => name);
  expect([...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
}

/** Every part lies on the stage whole. */
export function expectOnStage({ size: [wide = 0, high = 0], parts }: Facts): void {
  const off = parts.filter(({ box: [left = -1, top = -1, width = -1, height = -1] }) => {
    return Math.min(left, top, width, height) < 0 || left + width > wide || top + height > high;
  });
  expect(off.map(({ name }) => name)).toEqual([]);
}
