import type { Boss } from './boss';
import { dragon } from './dragon';
import { hydra } from './hydra';
import { lich } from './lich';
import { minotaur } from './minotaur';
import { yeti } from './yeti';

export const BOSSES: Readonly<Record<string, Boss>> = { dragon, hydra, lich, minotaur, yeti };
