import { expect, it } from 'vitest';
import { carryDie, type Hands, handsAt } from '../../../../src/games/paper/debug/hand';
import { FIRST_PLAN, stateFor } from '../../../../src/games/paper/debug/plan';

const SIDE = { width: 40, height: 40 };
const LAYOUT = { dice: [0, 1, 2, 3, 4, 5].map((at) => ({ x: at * 50, y: 600, ...SIDE })), map: { x: 200, y: 100, ...SIDE } };

it('lifts the first die that is no skull, carries it onto the map, and puts it back', async () => {
  const done: string[] = [];
  const hands: Hands = {
    layout: () => LAYOUT as unknown as ReturnType<Hands['layout']>,
    lift(die, { x, y }) {
      done.push(`lift ${die} ${x},${y}`);
      return true;
    },
    carry: ({ x, y }) => void done.push(`carry ${x},${y}`),
    putBack: () => void done.push('put back'),
  };
  const during = async (_: number, act: (share: number) => void): Promise<void> => [0.5, 1].forEach(act);
  const state = stateFor({ ...FIRST_PLAN, sides: [1, 3, 4, 2, 3, 6] });
  await carryDie({ hands, state, round: 0, after: () => Promise.resolve(), during });
  expect(done).toEqual(['lift die-1 70,620', 'carry 145,370', 'carry 220,120', 'put back']);
});

it('does nothing where nothing is drawn', async () => {
  const hands = handsAt({ picture: () => null } as unknown as Parameters<typeof handsAt>[0]);
  expect([hands.layout(), hands.lift('die-0', { x: 0, y: 0 })]).toEqual([null, false]);
});
