import type { TableMotions } from '../stage';

/** The table without a picture, for browsers that cannot draw it: the mirror alone carries the game. */
export const plainMotions: TableMotions = {
  spendCard: () => Promise.resolve(),
  raiseDoor: () => Promise.resolve(),
  turnDoor: () => Promise.resolve(),
  shakeHero: () => Promise.resolve(),
  rollDie: () => Promise.resolve(),
  coverBox: () => Promise.resolve(),
};

export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2') ?? document.createElement('canvas').getContext('webgl');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
