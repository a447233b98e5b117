import { describe, expect, it } from 'vitest';
import { type Colour, HERO_IDS, type ObjectiveId, type Sheet, scoreOf } from '../../../../src/engine/paper';
import { aTurn } from '../table';

const seat = 'seat-1';

/** What stands on the card, and a sheet that has so much of what it asks for. */
export interface ObjectiveCard {
  /** So many for 2, 4 and 6 points. */
  readonly tiers: readonly [number, number, number];
  /** Of Warrior, Wizard, Cleric and Rogue. */
  readonly colours: readonly [Colour, Colour, Colour, Colour];
  sheet(count: number): Partial<Sheet>;
}

/** Rule book: an objective is checked at the end, in tiers, and says which dice raise which hero. */
export function describeObjective(objective: ObjectiveId, { tiers, colours, sheet }: ObjectiveCard): void {
  const pointsOf = (count: number): number => {
    // A Barbarian's card is worth nothing by itself.
    const table = aTurn({ powers: ['barbarian'], objectives: [objective] }).with(sheet(count));
    return scoreOf('a', table.seat()).cards;
  };

  describe(`objective ${objective}`, () => {
    it.each([
      [tiers[0], 2],
      [tiers[1] - 1, 2],
      [tiers[1], 4],
      [tiers[2] - 1, 4],
      [tiers[2], 6],
    ])('P43: %i give %i points', (count, points) => {
      expect(pointsOf(count)).toBe(points);
    });

    it(`P43: ${tiers[0] - 1} give nothing`, () => {
      expect(pointsOf(tiers[0] - 1)).toBe(0);
    });

    it.each(HERO_IDS.map((hero, at) => [hero, colours[at]] as const))('P13: %s is %s', (hero, colour) => {
      const table = aTurn({ objectives: [objective] }, `${hero} wizard cleric / ${hero} boots boots`);
      expect(table.why({ type: 'raise', seat, die: colour === 'white' ? 0 : 3, hero })).toBeNull();
      expect(table.why({ type: 'raise', seat, die: colour === 'white' ? 3 : 0, hero })).toBe('colourWrong');
    });
  });
}
