interface Tilt {
  /** Degrees that count as all the way. */
  readonly reach: number;
  /** The share of a tilt, from 0 to 1, by which each reading corrects the position the device is held in. */
  readonly settle: number;
}

/** Reports a device's tilt from how it is held, -1 to 1, where that needs no permission. Returns a function that ends it. */
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
