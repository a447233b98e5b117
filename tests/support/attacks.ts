export interface Attack {
  readonly runner: 'browser' | 'node';
  /** Its tests. */
  readonly file: string;
  /** The unit that is counted. */
  readonly of: string;
  /** How many the suite runs each time, and how many make the whole. */
  readonly share: number;
  readonly whole: number;
}

/** Everything that attacks the game on purpose. Each is reproducible by its seed and can be run for as long as is wanted. */
export const ATTACKS = {
  monkeys: { runner: 'browser', file: 'monkey.spec', of: 'seconds for each monkey', share: 3, whole: 900 },
  kills: { runner: 'browser', file: 'kills.spec', of: 'kills of the browser', share: 2, whole: 500 },
  updates: { runner: 'browser', file: 'updates.spec', of: 'updates under each fault of the network', share: 1, whole: 200 },
  offers: { runner: 'node', file: 'tests/engine/onedeck/offers', of: 'games played both ways', share: 40, whole: 10_000 },
  data: { runner: 'node', file: 'tests/attacks/data', of: 'mutated inputs', share: 1000, whole: 100_000 },
  tabs: { runner: 'browser', file: 'tabRounds.spec', of: 'rounds of tabs in real pages', share: 2, whole: 1000 },
  'tabs-in-node': { runner: 'node', file: 'tests/wiring/tabRounds', of: 'rounds of tabs', share: 60, whole: 1000 },
} as const satisfies Readonly<Record<string, Attack>>;

export type AttackId = keyof typeof ATTACKS;

export const isAttack = (name: string): name is AttackId => Object.hasOwn(ATTACKS, name);

/** An attack by its name, where all of them have the same type. */
export const attackCalled = (attack: AttackId): Attack => ATTACKS[attack];

interface Asked {
  readonly count: number;
  readonly seed: number;
  /** It is no more than the share of the suite. */
  readonly isShare: boolean;
}

/** How much of an attack this run is asked for: by `npm run attack`, by `npm run at-length`, or the share of the suite. */
export function askedOf(attack: AttackId): Asked {
  const { share, whole } = ATTACKS[attack];
  const here = process.env['ATTACK'] === attack;
  const isAtLength = process.env['AT_LENGTH'] === 'yes';
  const usual = isAtLength ? whole : share;
  return {
    count: here ? Number(process.env['ATTACK_COUNT']) : usual,
    seed: here ? Number(process.env['ATTACK_SEED']) : 7,
    isShare: !here && !isAtLength,
  };
}
