import type { PerilName } from '../../../../src/engine/onedeck';

type OptionFact = readonly [name: string, time: number, box: string];

/** Both cards of a name have the same options. */
export const PERIL_FACTS: Readonly<Record<PerilName, readonly [OptionFact, OptionFact]>> = {
  'arrow-wall': [
    ['magic-shield', 1, 'M6w 2d 3t'],
    ['rush-through', 0, 'A11w 3d 2t'],
  ],
  'bear-traps': [
    ['disarm-them', 3, 'A6w 2d 1t'],
    ['run-through', 0, 'A11w 3d 2t'],
  ],
  boulder: [
    ['slow-time', 3, 'M11w 3d 2t'],
    ['run-past-it', 0, 'A14w 4d 1t'],
  ],
  'cave-in': [
    ['dismantle-it', 2, 'S6w 1d 3t'],
    ['climb-over-it', 0, 'A11w 2d 2t'],
  ],
  'flame-statues': [
    ['disenchant', 3, 'M8w 2d 3t'],
    ['dodge-them', 0, 'A14w 3d 1t'],
  ],
  'force-wall': [
    ['climb-around', 3, 'A11w 2d 4t'],
    ['blast-through', 0, 'M14w 4d 2t'],
  ],
  'locked-door': [
    ['pick-the-lock', 1, 'A8w 1d 4t'],
    ['bash-it-open', 0, 'S11w 2d 2t'],
  ],
  'pit-of-spikes': [
    ['climb-around', 3, 'S8w 2d 2t'],
    ['jump-over', 0, 'A14w 3d 2t'],
  ],
  'rune-puzzle': [
    ['decipher-it', 2, 'M6w 1d 3t'],
    ['destroy-it', 0, 'S11w 3d 2t'],
  ],
  'spiked-log': [
    ['clobber-logs', 2, 'S8w 3d 1t'],
    ['dodge-logs', 0, 'A14w 3d 2t'],
  ],
};
