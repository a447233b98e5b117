import type { MotionStage, PerformersOf } from './stage';

export function doorMotions({ parts }: MotionStage): PerformersOf<'doorPlaced' | 'doorOpened'> {
  return {
    async doorPlaced({ doors }, move) {
      await Promise.all(doors.map(async (door) => parts.doors[door]?.raise(move)));
    },
    async doorOpened({ door, face }, move) {
      await parts.doors[door]?.turn(face, move);
    },
  };
}
