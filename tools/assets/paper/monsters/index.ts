import { ghost } from './ghost';
import { goblin } from './goblin';
import type { Monster } from './monster';
import { orc } from './orc';
import { zombie } from './zombie';

export const MONSTERS: Readonly<Record<string, Monster>> = { ghost, goblin, orc, zombie };
