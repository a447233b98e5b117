import type { Floor } from '../../places/layer';
import { dragonsCave } from './dragon';
import { hydrasReef } from './hydra';
import { lichsTomb } from './lich';
import { minotaursMaze } from './minotaur';
import { yetisCavern } from './yeti';

export const BACKDROPS: Readonly<Record<string, readonly Floor[]>> = {
  'dragons-cave': dragonsCave,
  'hydras-reef': hydrasReef,
  'lichs-tomb': lichsTomb,
  'minotaurs-maze': minotaursMaze,
  'yetis-cavern': yetisCavern,
};
