import type { State } from '../../../src/engine/digger';
import { at } from './ground';
import { played, scene, WEST } from './scenes';

/** Tables that random play hardly ever comes to, so that the suite looks at them as well. */
export function rareScenes(): readonly State[] {
  const guest = { minions: { 1: [[1, 0], [1, 0], WEST] } } as const;
  const moving = { tasks: [{ op: 'steps', left: 2 }] } as const;
  const throne = scene({ ...guest, tiles: [[[1, 0], 'throne', 0, 2]], coins: { 1: [1], 2: [3, 2] } });
  return [
    throne,
    played(throne, { type: 'conquer', at: at(1, 0), coin: 'owner' }),
    played(throne, { type: 'conquer', at: at(1, 0), coin: 'bag' }, { type: 'endTurn' }),
    scene({
      ...guest,
      tiles: [[[1, 0], 'treasury-3', 1, 2]],
      stored: {
        2: [
          [3, [1, 0]],
          [1, [1, 0]],
        ],
      },
    }),
    scene({ tiles: [[[-1, 0], 'throne', 0]], tokens: [[[-1, 0], 2]], minions: { 1: [[-1, 0]] } }),
    scene({ tiles: [[[-1, 0], 'pit', 0]], projects: { 1: ['throne', 'kitchen-1'] }, state: moving }),
    scene({
      tiles: [[[-1, 0], 'pit', 0]],
      projects: { 1: ['throne'] },
      state: { tasks: [...moving.tasks, { op: 'pit' }], pitUsed: true },
    }),
    scene({
      tiles: [
        [[1, 0], 'corridor-trap-1', 1, 2],
        [[0, 0], 'throne', 0, 2],
      ],
      minions: { 1: [[0, 0]], 2: [[1, 0]] },
      state: moving,
    }),
    scene({ projects: { 1: ['pit'] }, state: { tasks: [{ op: 'bonus', by: 'kitchen', rank: 4, picked: 'work' }] } }),
    scene({
      tiles: [[[-1, 0], 'collapse']],
      projects: { 1: ['pit'] },
      state: { tasks: [{ op: 'orders', waiting: ['demolish', 'sabotage', 'work'] }] },
    }),
  ];
}
