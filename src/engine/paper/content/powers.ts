import type { Due } from './bonuses';
import type { Trait } from './traits';

export const POWER_IDS = [
  'alchemist',
  'craftsman',
  'assassin',
  'barbarian',
  'berserker',
  'shaman',
  'scout',
  'healer',
  'psionic',
  'merchant',
  'noble',
  'ranger',
  'beastmaster',
  'treasure-hunter',
  'fortune-teller',
  'veteran',
] as const;
export type PowerId = (typeof POWER_IDS)[number];

/** The moments at which a power may give something. */
export type Moment = 'setup' | 'brew' | 'thirdMonster' | 'gem' | 'levelFive';

export interface PowerFacts {
  readonly endPoints: number;
  readonly trait?: Trait;
  readonly due?: { readonly [At in Moment]?: Due };
}

export const POWERS: Readonly<Record<PowerId, PowerFacts>> = {
  alchemist: { endPoints: -1, due: { brew: { op: 'potions', times: 1 } } },
  craftsman: { endPoints: -3, due: { setup: { op: 'fillBox', times: 2, apart: [] } } },
  assassin: { endPoints: 0, due: { setup: { op: 'strikeOff', times: 2 } } },
  barbarian: { endPoints: 0, trait: { spares: { boss: 'all' } } },
  berserker: { endPoints: -2, trait: { strength: 2 } },
  shaman: { endPoints: 3, due: { thirdMonster: { op: 'potions', times: 1 } } },
  scout: { endPoints: -2, trait: { spares: { trap: 'all' } } },
  healer: { endPoints: 2, due: { setup: { op: 'potions', times: 2 } } },
  psionic: { endPoints: 2, trait: { recolours: true } },
  merchant: { endPoints: -1, due: { gem: { op: 'potions', times: 1 } } },
  noble: { endPoints: -1, due: { levelFive: { op: 'fillBox', times: 1, apart: null } } },
  ranger: { endPoints: -1, trait: { riverSteps: 1 } },
  beastmaster: { endPoints: -2, due: { thirdMonster: { op: 'fillBox', times: 1, apart: null } } },
  'treasure-hunter': { endPoints: 0, due: { setup: { op: 'takeGem', times: 1 } } },
  'fortune-teller': { endPoints: 2, trait: { spares: { skulls: 1 } } },
  veteran: { endPoints: -3, due: { setup: { op: 'levelUp', times: 2, apart: [] } } },
};
