import type { Color, EncounterKind } from './facts';
import type { FoeName } from './foes';
import type { PerilName } from './perils';

export interface EncounterFacts {
  readonly name: FoeName | PerilName;
  readonly kind: EncounterKind;
  readonly xp: number;
  readonly item: { readonly stat: Color; readonly health: number };
  /** The skill or potion it teaches. */
  readonly loot: string;
}

/** The 44 encounter cards of one set. */
export const ENCOUNTERS = {
  'bandit-1': { name: 'bandit', kind: 'combat', xp: 3, item: { stat: 'magic', health: 0 }, loot: 'backstab' },
  'bandit-2': { name: 'bandit', kind: 'combat', xp: 3, item: { stat: 'agility', health: 0 }, loot: 'cleave' },
  'beetle-1': { name: 'beetle', kind: 'combat', xp: 2, item: { stat: 'magic', health: 0 }, loot: 'accuracy' },
  'beetle-2': { name: 'beetle', kind: 'combat', xp: 2, item: { stat: 'magic', health: 0 }, loot: 'crushing-blow' },
  'fire-elemental-1': { name: 'fire-elemental', kind: 'combat', xp: 4, item: { stat: 'magic', health: 1 }, loot: 'consistency' },
  'fire-elemental-2': {
    name: 'fire-elemental',
    kind: 'combat',
    xp: 4,
    item: { stat: 'agility', health: 1 },
    loot: 'mana-fountain',
  },
  'glooping-ooze-1': { name: 'glooping-ooze', kind: 'combat', xp: 3, item: { stat: 'magic', health: 0 }, loot: 'armor-crush' },
  'glooping-ooze-2': { name: 'glooping-ooze', kind: 'combat', xp: 3, item: { stat: 'strength', health: 1 }, loot: 'heroism' },
  'goblin-1': { name: 'goblin', kind: 'combat', xp: 2, item: { stat: 'strength', health: 0 }, loot: 'shimmerblast' },
  'goblin-2': { name: 'goblin', kind: 'combat', xp: 2, item: { stat: 'strength', health: 0 }, loot: 'dodge' },
  'ice-elemental-1': {
    name: 'ice-elemental',
    kind: 'combat',
    xp: 4,
    item: { stat: 'agility', health: 1 },
    loot: 'lucky-familiar',
  },
  'ice-elemental-2': { name: 'ice-elemental', kind: 'combat', xp: 4, item: { stat: 'agility', health: 1 }, loot: 'flurry' },
  'ogre-1': { name: 'ogre', kind: 'combat', xp: 4, item: { stat: 'strength', health: 1 }, loot: 'chaotic-aura' },
  'ogre-2': { name: 'ogre', kind: 'combat', xp: 4, item: { stat: 'magic', health: 1 }, loot: 'brute-force' },
  'phantom-1': { name: 'phantom', kind: 'combat', xp: 4, item: { stat: 'strength', health: 1 }, loot: 'steady-hands' },
  'phantom-2': { name: 'phantom', kind: 'combat', xp: 4, item: { stat: 'agility', health: 1 }, loot: 'triple-strike' },
  'plague-rat-1': { name: 'plague-rat', kind: 'combat', xp: 2, item: { stat: 'agility', health: 0 }, loot: 'persistence' },
  'plague-rat-2': { name: 'plague-rat', kind: 'combat', xp: 2, item: { stat: 'agility', health: 0 }, loot: 'flameweave' },
  'shadow-1': { name: 'shadow', kind: 'combat', xp: 3, item: { stat: 'agility', health: 0 }, loot: 'static-burst' },
  'shadow-2': { name: 'shadow', kind: 'combat', xp: 3, item: { stat: 'strength', health: 1 }, loot: 'heroism' },
  'skeleton-1': { name: 'skeleton', kind: 'combat', xp: 2, item: { stat: 'agility', health: 0 }, loot: 'invisibility' },
  'skeleton-2': { name: 'skeleton', kind: 'combat', xp: 2, item: { stat: 'strength', health: 0 }, loot: 'clarity' },
  'wraith-1': { name: 'wraith', kind: 'combat', xp: 3, item: { stat: 'strength', health: 0 }, loot: 'dexterity' },
  'wraith-2': { name: 'wraith', kind: 'combat', xp: 3, item: { stat: 'strength', health: 0 }, loot: 'haste' },
  'arrow-wall-1': { name: 'arrow-wall', kind: 'peril', xp: 2, item: { stat: 'strength', health: 0 }, loot: 'dodge' },
  'arrow-wall-2': { name: 'arrow-wall', kind: 'peril', xp: 2, item: { stat: 'magic', health: 0 }, loot: 'mana' },
  'bear-traps-1': { name: 'bear-traps', kind: 'peril', xp: 2, item: { stat: 'magic', health: 0 }, loot: 'mana' },
  'bear-traps-2': { name: 'bear-traps', kind: 'peril', xp: 2, item: { stat: 'agility', health: 0 }, loot: 'invisibility' },
  'boulder-1': { name: 'boulder', kind: 'peril', xp: 4, item: { stat: 'magic', health: 1 }, loot: 'valor' },
  'boulder-2': { name: 'boulder', kind: 'peril', xp: 4, item: { stat: 'strength', health: 1 }, loot: 'critical-strikes' },
  'cave-in-1': { name: 'cave-in', kind: 'peril', xp: 2, item: { stat: 'agility', health: 0 }, loot: 'flameweave' },
  'cave-in-2': { name: 'cave-in', kind: 'peril', xp: 2, item: { stat: 'magic', health: 0 }, loot: 'crushing-blow' },
  'flame-statues-1': { name: 'flame-statues', kind: 'peril', xp: 3, item: { stat: 'strength', health: 0 }, loot: 'haste' },
  'flame-statues-2': { name: 'flame-statues', kind: 'peril', xp: 3, item: { stat: 'magic', health: 0 }, loot: 'backstab' },
  'force-wall-1': { name: 'force-wall', kind: 'peril', xp: 4, item: { stat: 'strength', health: 1 }, loot: 'crushing-fist' },
  'force-wall-2': { name: 'force-wall', kind: 'peril', xp: 4, item: { stat: 'magic', health: 1 }, loot: 'poison' },
  'locked-door-1': { name: 'locked-door', kind: 'peril', xp: 2, item: { stat: 'strength', health: 0 }, loot: 'shimmerblast' },
  'locked-door-2': { name: 'locked-door', kind: 'peril', xp: 2, item: { stat: 'magic', health: 0 }, loot: 'accuracy' },
  'pit-of-spikes-1': { name: 'pit-of-spikes', kind: 'peril', xp: 3, item: { stat: 'magic', health: 0 }, loot: 'armor-crush' },
  'pit-of-spikes-2': { name: 'pit-of-spikes', kind: 'peril', xp: 3, item: { stat: 'strength', health: 0 }, loot: 'dexterity' },
  'rune-puzzle-1': { name: 'rune-puzzle', kind: 'peril', xp: 2, item: { stat: 'agility', health: 0 }, loot: 'persistence' },
  'rune-puzzle-2': { name: 'rune-puzzle', kind: 'peril', xp: 2, item: { stat: 'strength', health: 0 }, loot: 'clarity' },
  'spiked-log-1': { name: 'spiked-log', kind: 'peril', xp: 3, item: { stat: 'agility', health: 0 }, loot: 'cleave' },
  'spiked-log-2': { name: 'spiked-log', kind: 'peril', xp: 3, item: { stat: 'agility', health: 0 }, loot: 'static-burst' },
} as const satisfies Record<string, EncounterFacts>;
