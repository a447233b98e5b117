import type { BoxFacts, Color } from './facts';

export interface OptionFacts {
  readonly name: string;
  /** Paid when the option is chosen. */
  readonly time: number;
  readonly box: BoxFacts & { readonly color: Color };
}

export const PERILS = {
  'arrow-wall': [
    { name: 'magic-shield', time: 1, box: { color: 'magic', size: 'wide', value: 6, armor: false, damage: 2, time: 3 } },
    { name: 'rush-through', time: 0, box: { color: 'agility', size: 'wide', value: 11, armor: false, damage: 3, time: 2 } },
  ],
  'bear-traps': [
    { name: 'disarm-them', time: 3, box: { color: 'agility', size: 'wide', value: 6, armor: false, damage: 2, time: 1 } },
    { name: 'run-through', time: 0, box: { color: 'agility', size: 'wide', value: 11, armor: false, damage: 3, time: 2 } },
  ],
  boulder: [
    { name: 'slow-time', time: 3, box: { color: 'magic', size: 'wide', value: 11, armor: false, damage: 3, time: 2 } },
    { name: 'run-past-it', time: 0, box: { color: 'agility', size: 'wide', value: 14, armor: false, damage: 4, time: 1 } },
  ],
  'cave-in': [
    { name: 'dismantle-it', time: 2, box: { color: 'strength', size: 'wide', value: 6, armor: false, damage: 1, time: 3 } },
    { name: 'climb-over-it', time: 0, box: { color: 'agility', size: 'wide', value: 11, armor: false, damage: 2, time: 2 } },
  ],
  'flame-statues': [
    { name: 'disenchant', time: 3, box: { color: 'magic', size: 'wide', value: 8, armor: false, damage: 2, time: 3 } },
    { name: 'dodge-them', time: 0, box: { color: 'agility', size: 'wide', value: 14, armor: false, damage: 3, time: 1 } },
  ],
  'force-wall': [
    { name: 'climb-around', time: 3, box: { color: 'agility', size: 'wide', value: 11, armor: false, damage: 2, time: 4 } },
    { name: 'blast-through', time: 0, box: { color: 'magic', size: 'wide', value: 14, armor: false, damage: 4, time: 2 } },
  ],
  'locked-door': [
    { name: 'pick-the-lock', time: 1, box: { color: 'agility', size: 'wide', value: 8, armor: false, damage: 1, time: 4 } },
    { name: 'bash-it-open', time: 0, box: { color: 'strength', size: 'wide', value: 11, armor: false, damage: 2, time: 2 } },
  ],
  'pit-of-spikes': [
    { name: 'climb-around', time: 3, box: { color: 'strength', size: 'wide', value: 8, armor: false, damage: 2, time: 2 } },
    { name: 'jump-over', time: 0, box: { color: 'agility', size: 'wide', value: 14, armor: false, damage: 3, time: 2 } },
  ],
  'rune-puzzle': [
    { name: 'decipher-it', time: 2, box: { color: 'magic', size: 'wide', value: 6, armor: false, damage: 1, time: 3 } },
    { name: 'destroy-it', time: 0, box: { color: 'strength', size: 'wide', value: 11, armor: false, damage: 3, time: 2 } },
  ],
  'spiked-log': [
    { name: 'clobber-logs', time: 2, box: { color: 'strength', size: 'wide', value: 8, armor: false, damage: 3, time: 1 } },
    { name: 'dodge-logs', time: 0, box: { color: 'agility', size: 'wide', value: 14, armor: false, damage: 3, time: 2 } },
  ],
} as const satisfies Record<string, readonly [OptionFacts, OptionFacts]>;

export type PerilName = keyof typeof PERILS;
