import { playTween } from '../playTween';
import { inTurn } from './glide';
import type { MotionStage, PerformersOf } from './stage';

type Doors = PerformersOf<'doorPlaced' | 'doorOpened' | 'doorEntered' | 'doorFled'>;

/** Doors grow out of the wall, turn to their lit side, and come nearer or step back. */
export function doorMotions({ scene, parts }: MotionStage): Doors {
  return {
    doorPlaced: ({ doors }, move) =>
      inTurn(doors, move, async (door, _, delay) => {
        await parts.doors[door]?.raise({ ...move, delay });
      }),
    async doorOpened({ door, face }, move) {
      await parts.doors[door]?.turn(face, move);
    },
    async doorEntered({ door }, { duration, ease, delay, swell, signal }) {
      const art = parts.doors[door]?.art;
      if (art === undefined) return;
      await playTween(scene, { targets: art, scale: 1 + swell, alpha: 0, duration, ease, delay }, signal);
    },
    async doorFled({ door }, { duration, ease, delay, swell, signal }) {
      const art = parts.doors[door]?.art;
      if (art === undefined) return;
      art.setScale(1 + swell).setAlpha(0);
      await playTween(scene, { targets: art, scale: 1, alpha: 1, duration, ease, delay }, signal);
    },
  };
}
