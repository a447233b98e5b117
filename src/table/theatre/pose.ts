/** The pose of a part: its turn in radians, its place in units of the figure, its stretch and its alpha. */
export interface Pose {
  turn: number;
  x: number;
  y: number;
  wide: number;
  high: number;
  alpha: number;
}

export const atRest = (): Pose => ({ turn: 0, x: 0, y: 0, wide: 1, high: 1, alpha: 1 });

export function rest(pose: Pose): void {
  pose.turn = 0;
  pose.x = 0;
  pose.y = 0;
  pose.wide = 1;
  pose.high = 1;
  pose.alpha = 1;
}
