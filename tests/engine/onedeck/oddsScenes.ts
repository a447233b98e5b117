import type { CardId } from '../../../src/engine/onedeck';
import type { Plan } from '../../support/onedeck';

export interface Scene {
  readonly name: string;
  readonly card: CardId;
  readonly plan: Plan;
  readonly option?: 0 | 1;
}

export const SCENES: readonly Scene[] = [
  { name: 'Undying alone, with forged dice', card: 'skeleton-1', plan: { heroes: ['warrior'] } },
  { name: 'R12: three dice for a heroic one', card: 'bandit-1', plan: { heroes: ['warrior'] } },
  { name: 'R13: dice that vanish', card: 'phantom-1', plan: { heroes: ['archer'] } },
  { name: 'R13: dice that cost time', card: 'glooping-ooze-1', plan: { heroes: ['mage'] } },
  { name: 'Frost and Freezing Winds', card: 'ice-elemental-1', plan: { heroes: ['paladin'], dungeon: 'yetis-cavern' } },
  { name: 'Biting Cold', card: 'cave-in-1', option: 0, plan: { heroes: ['warrior'], dungeon: 'yetis-cavern', floor: 3 } },
  { name: 'Weakness Curse and Blade Storm', card: 'shadow-1', plan: { heroes: ['rogue'], dungeon: 'lichs-tomb', floor: 3 } },
  {
    name: 'Poison Aura',
    card: 'rune-puzzle-1',
    option: 0,
    plan: { heroes: ['mage'], dungeon: 'hydras-reef', floor: 3, level: 2 },
  },
  { name: 'two heroes and a bonus die', card: 'plague-rat-1', plan: { heroes: ['mage', 'paladin'], level: 2 } },
  { name: 'Flames', card: 'fire-elemental-1', plan: { heroes: ['mage'] } },
];
