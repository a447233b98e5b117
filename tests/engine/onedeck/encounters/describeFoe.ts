import { describe, expect, it } from 'vitest';
import type { FoeName, Symbols } from '../../../../src/engine/onedeck';
import { anEncounter, type Plan, type Table } from '../../../support/onedeck';
import { boxesOf, suffered } from '../accounts';
import { FOE_FACTS } from '../facts/foes';
import { describeLoot } from './describeLoot';

const FLOOR_BOX = 'A3 1d';
const ALL_TWOS = [2, 2, 2, 2, 2, 2, 2];

/** A warrior (four strength dice, two of agility, one of magic, rolled in this order) meets the foe on the reef's first floor. */
export function meet(card: `${FoeName}-${1 | 2}`, rolls: readonly number[], plan: Plan = {}): Table {
  return anEncounter(card, { dungeon: 'hydras-reef', rolls, ...plan });
}

/** What a foe has printed, twice. `open` is what every box of it and the one of the floor cost together when all stay open. */
export function describeFoe(name: FoeName, open: Symbols): void {
  const copies = [`${name}-1`, `${name}-2`] as const;

  describe.each(copies)('%s', (card) => {
    it('has its printed boxes and the one of the floor, with X for the one open door', () => {
      const printed = FOE_FACTS[name].boxes.map((box) => box.replace('X', '4'));
      expect(boxesOf(meet(card, []))).toEqual([...printed, FLOOR_BOX]);
    });

    it(`costs ${open.damage} damage and ${open.time} time with every box open`, () => {
      const table = meet(card, ALL_TWOS);
      if (table.state.phase === 'feats') table.do({ type: 'roll' });
      expect(suffered(table)).toEqual(open);
    });
  });

  describeLoot(...copies);
}
