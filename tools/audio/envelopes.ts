export type Envelope = (time: number) => number;

/** Rises within `attack`, then falls to a thousandth within `decay` seconds. */
export const struck =
  (attack: number, decay: number): Envelope =>
  (time) =>
    time < attack ? time / attack : 10 ** ((-3 * (time - attack)) / decay);

/** Swells up and dies away like a breath. */
export const swelling =
  (seconds: number): Envelope =>
  (time) =>
    time >= seconds ? 0 : Math.sin((Math.PI * time) / seconds) ** 2;

/** From one value to another over the given time, evenly to the ear. */
export const gliding =
  (from: number, to: number, seconds: number): Envelope =>
  (time) =>
    from * (to / from) ** Math.min(1, time / seconds);
