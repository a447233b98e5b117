// What an item changes on this floor, in one sentence with its odds.
import { describe, expect, it } from 'vitest';
import { COLORS, DUNGEONS } from '../../../../src/engine/onedeck';
import { tableView } from '../../../../src/games/onedeck/table';
import { coverage } from '../../../../src/games/onedeck/table/view/lootNote';
import { atLoot, itemCards } from '../../../engine/onedeck/lootScenes';
import { TONGUES } from '../../../support/spoken';

it('counts one die that is high enough, or all dice together', () => {
  expect(coverage(1, { size: 'normal', value: 5 })).toBeCloseTo(1 / 3);
  expect(coverage(2, { size: 'normal', value: 5 })).toBeCloseTo(5 / 9);
  expect(coverage(2, { size: 'wide', value: 11 })).toBeCloseTo(3 / 36);
  expect(coverage(0, { size: 'wide', value: 2 })).toBe(0);
});

describe.each(TONGUES)('the sentence about an item, in %s', (_, translate) => {
  it('names a box of a lit floor in the colour of the item, and both odds', () => {
    const told = (['dragons-cave', 'yetis-cavern', 'hydras-reef', 'lichs-tomb', 'minotaurs-maze'] as const).flatMap((dungeon) => {
      const { state } = atLoot(['ogre-1'], { level: 2, dungeon });
      const card = tableView({ ...state, floor: 3 }, translate).loot?.cards[0];
      const note = card?.items[0]?.note ?? '';
      const colours = DUNGEONS[dungeon].floors.flatMap(({ combat, peril }) => [...combat, ...peril].map(({ color }) => color));
      expect(COLORS).toContain(card?.stat);
      if (!colours.some((color) => color === card?.stat)) expect(note).toBe('');
      return note === '' ? [] : [note];
    });
    expect(told).not.toEqual([]);
    for (const note of told) expect(note).toMatch(/\d+ (→|al) \d+ %/);
  });

  it('is silent where the place is full', () => {
    const { state } = atLoot(['ogre-1'], { level: 2 });
    const full = { ...state, heroes: state.heroes.map((hero) => ({ ...hero, items: itemCards(3) })) };
    expect(tableView(full, translate).loot?.cards[0]?.items[0]?.note).toBe('');
  });
});
