interface Tilt {
  /** Degrees that count as all the way. */
  readonly reach: number;
  /** How much of a tilt is taken for how the device is held, at each reading: from 0 to 1. */
  readonly settle: number;
}

/** Tells how a device is tilted from where it is held, -1 to 1 across and down, where nobody has to be asked; the answer ends it. */
export function followTilt(tilt: Tilt, onTilt: (x: number, y: number) => void): () => void {
  if (typeof DeviceOrientationEvent === 'undefined' || 'requestPermission' in DeviceOrientationEvent) return () => undefined;
  let held: { gamma: number; beta: number } | null = null;
  const onOrientation = ({ gamma, beta }: DeviceOrientationEvent): void => {
    if (gamma === null || beta === null) return;
    const { reach, settle } = tilt;
    held ??= { gamma, beta };
    held.gamma += (gamma - held.gamma) * settle;
    held.beta += (beta - held.beta) * settle;
    onTilt((gamma - held.gamma) / reach, (beta - held.beta) / reach);
  };
  window.addEventListener('deviceorientation', onOrientation);
  return () => window.removeEventListener('deviceorientation', onOrientation);
}
