import type { Seed } from '../../src/engine/kernel';
import type { SuiteOptions } from './gameSuite';
import { type Command, REJECTIONS, type Setup, type State } from './tinyFacts';
import { tinyGame, twin } from './tinyGame';

const CALM = { deck: [['loot-1', 'loot-2', 'loot-3', 'loot-4', 'loot-5', 'loot-6', 'loot-7', 'rubble']] };
const start = (setup: Setup): State => tinyGame().start(setup, 'perft' as Seed, CALM);

export const TINY_OPTIONS: SuiteOptions<Setup, State, Command> = {
  setups: [{ mode: 'atOnce' }, { mode: 'inTurn' }],
  rejectionKeys: REJECTIONS,
  mostCommands: 6,
  twin,
  publicPart: ({ mode, phase, night, discard, scores, deck }) => ({ mode, phase, night, discard, scores, left: deck.length }),
  perft: [
    // Six commands by whoever is first, three by the other, and so on night after night.
    { name: 'both at once', from: start({ mode: 'atOnce' }), counts: [6, 18, 108, 324] },
    { name: 'in turn', from: start({ mode: 'inTurn' }), counts: [3, 9, 27, 81] },
  ],
  goldens: [
    {
      name: 'burglary-roof',
      setup: { mode: 'atOnce' },
      seed: 'roof',
      script: { deck: [['loot-3', 'loot-4', 'loot-5', 'loot-7', 'loot-2', 'rubble']], rolls: [3, 6, 1, 2] },
      commands: [
        { type: 'go', seat: 'right', torches: 1 },
        { type: 'go', seat: 'left', torches: 2 },
        { type: 'stay', seat: 'left' },
        { type: 'go', seat: 'right', torches: 3 },
        { type: 'go', seat: 'left', torches: 1 },
        { type: 'stay', seat: 'right' },
      ],
    },
  ],
};
