import type { State } from '../../../src/engine/paper';

export function askedScenes(): readonly State[] {
  return [];
}
