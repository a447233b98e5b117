import { describe, expect, it } from 'vitest';
import { aGame } from '../../../support/onedeck';
import { boxesOf } from '../accounts';
import { meet } from './describeFoe';

const open = (...cards: readonly ['ogre-1' | 'boulder-1' | 'shadow-1', ...'ogre-2'[]]) => ({ cards, open: true });
const closed = { cards: ['wraith-1'], open: false } as const;

/** Swarm, R8: X is four times the open doors in play, the one being fought included. */
export function describeSwarm(name: 'goblin' | 'plague-rat', letter: 'S' | 'A'): void {
  describe('Swarm', () => {
    it.each([
      [4, 'no other open door', []],
      [4, 'one closed door', [closed]],
      [8, 'one open door', [open('ogre-1')]],
      [8, 'one open and one closed door', [open('ogre-1'), closed]],
      [12, 'two open doors and a closed one', [open('ogre-1'), open('boulder-1'), closed]],
      [16, 'three open doors', [open('ogre-1'), open('boulder-1'), open('shadow-1')]],
    ] as const)('makes X %d beside %s', (x, _, doors) => {
      for (const copy of [1, 2] as const) {
        expect(boxesOf(meet(`${name}-${copy}`, [], { doors }))[0]).toBe(`${letter}${x}w armor`);
      }
    });

    it('counts a door of a party of four once, and still while its second card is fought', () => {
      const doors = [{ cards: ['boulder-2', `${name}-1`], open: true } as const, open('ogre-1', 'ogre-2')];
      const table = aGame({ heroes: ['warrior', 'mage', 'archer', 'rogue'], dungeon: 'hydras-reef', doors, cardsLeft: 20 });
      table.do({ type: 'startTurn' }, { type: 'enter', door: 0 });
      table.do({ type: 'splitParty', heroes: ['warrior', 'archer'], card: 'boulder-2' }, { type: 'chooseOption', option: 1 });
      table.do({ type: 'roll' }, { type: 'finish' });
      table.do({ type: 'assignDamage', hero: 'warrior' });
      expect([table.state.encounter?.card, boxesOf(table)[0]]).toEqual([`${name}-1`, `${letter}8w armor`]);
    });
  });
}
