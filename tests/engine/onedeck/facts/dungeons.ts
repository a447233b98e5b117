import type { BossId, DungeonId } from '../../../../src/engine/onedeck';

interface FloorFact {
  readonly name: string;
  readonly hasEffect: boolean;
  readonly peril: readonly string[];
  readonly combat: readonly string[];
}

interface DungeonFact {
  readonly difficulty: number;
  readonly boss: BossId;
  readonly floors: readonly [FloorFact, FloorFact, FloorFact];
}

export const DUNGEON_FACTS: Readonly<Record<DungeonId, DungeonFact>> = {
  'dragons-cave': {
    difficulty: 1,
    boss: 'dragon',
    floors: [
      { name: 'hall-of-statues', hasEffect: true, peril: ['G2 armor'], combat: ['S3 1d'] },
      { name: 'flame-aura', hasEffect: false, peril: ['G6 1d'], combat: ['M5 2d'] },
      { name: 'dragonskin', hasEffect: false, peril: ['G5 armor'], combat: ['S10w armor'] },
    ],
  },
  'yetis-cavern': {
    difficulty: 2,
    boss: 'yeti',
    floors: [
      { name: 'freezing-winds', hasEffect: true, peril: ['G4 armor 1t'], combat: ['M3 1t', 'M4 1t'] },
      { name: 'brutal-strength', hasEffect: false, peril: ['G5 1d 1t'], combat: ['S5 2d'] },
      { name: 'biting-cold', hasEffect: true, peril: ['G4 armor 1d'], combat: ['S3 armor 1d', 'S3 armor 1d'] },
    ],
  },
  'hydras-reef': {
    difficulty: 2,
    boss: 'hydra',
    floors: [
      { name: 'sticky-surrounding', hasEffect: true, peril: ['G5 1d 1t'], combat: ['A3 1d'] },
      { name: 'regeneration', hasEffect: false, peril: ['G3 armor'], combat: ['A5 1d', 'S5 1d 1t'] },
      { name: 'poison-aura', hasEffect: true, peril: ['G5 armor'], combat: ['M5 1d 1t'] },
    ],
  },
  'lichs-tomb': {
    difficulty: 3,
    boss: 'lich',
    floors: [
      { name: 'undying-legions', hasEffect: false, peril: ['G4 armor'], combat: ['M2 armor', 'S5 2t'] },
      { name: 'weakness-curse', hasEffect: true, peril: ['G6 1d 1t'], combat: ['M3 armor'] },
      { name: 'blade-storm', hasEffect: true, peril: ['G4 armor 1d'], combat: ['M10w 2d'] },
    ],
  },
  'minotaurs-maze': {
    difficulty: 3,
    boss: 'minotaur',
    floors: [
      { name: 'deadly-maze', hasEffect: true, peril: ['G5 armor 1d'], combat: ['A2 1d', 'A2 1d'] },
      { name: 'crumbling-walls', hasEffect: true, peril: ['G3 armor'], combat: ['S3 armor', 'S3 armor'] },
      { name: 'poison-dart-traps', hasEffect: false, peril: ['G6 1d 1t'], combat: ['A12w 3d'] },
    ],
  },
};
