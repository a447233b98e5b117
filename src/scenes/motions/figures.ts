import type { MotionStage, PerformersOf } from './stage';

export function figureMotions({ theatre }: MotionStage): PerformersOf<'bossStruck' | 'bossFell'> {
  return {
    bossStruck: (_, move) => theatre.reel(move),
    bossFell: (_, move) => theatre.fall(move),
  };
}
