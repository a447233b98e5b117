import { describe, expect, it } from 'vitest';
import { hashOf, type Seed } from '../../../../src/engine/kernel';
import { paperDungeons, type State } from '../../../../src/engine/paper';
import { ghostOf, type Haunted } from '../../../../src/games/paper/bots';
import { ALONE, statesOf } from './moments';

const GAME: Haunted = { setup: ALONE, seed: 'red' as Seed, script: null, objective: 'gem-fever', power: 'veteran' };

function digits(states: readonly State[]): readonly string[] {
  return [...new Set(states.filter(({ phase }) => phase === 'dice').map(({ turn, dice }) => `${turn}: ${dice.join(' ')}`))];
}

describe('the ghost', () => {
  const ghost = ghostOf(GAME);

  it('P8, P45: meets the very same dungeon, missions and dice as the player, with the same cards', () => {
    const played = statesOf(ALONE, 'red');
    expect(ghost.end.dungeon).toBe(played[0]?.dungeon);
    expect(ghost.end.missions.map(({ id }) => id)).toEqual(played[0]?.missions.map(({ id }) => id));
    expect(digits(played)).toContain(`8: ${ghost.end.dice.join(' ')}`);
    expect(ghost.end.seats[0]).toMatchObject({ objective: 'gem-fever', power: 'veteran' });
  });

  it('plays alike every time, to the end, and is seen after each turn', () => {
    expect(hashOf(ghostOf(GAME))).toBe(hashOf(ghost));
    expect(paperDungeons.outcome(ghost.end).over).toBe(true);
    expect(ghost.turns.map(({ sheet }) => sheet.digits.length)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
    expect(ghost.turns.map(({ sheet }) => sheet.bosses.length)).toEqual([0, 0, 1, 1, 1, 2, 2, 3]);
  });

  it('P45: plays by the rules for one, whoever asks', () => {
    const several = ghostOf({ ...GAME, setup: { ...ALONE, seats: 3 } });
    expect(hashOf(several.turns)).toBe(hashOf(ghost.turns));
  });
});
