/** Returns the angle of a die: each lies a little askew in its own way. */
export const tiltOf = (id: number): number => ((id * 37) % 11) - 5;
