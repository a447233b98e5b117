/** Returns the tint of the light at a figure's edges, or of a part with a light of its own. */
export const rimTint = (hue: number, own?: number): number => (own === undefined ? tintOf(hue, 100, 84) : tintOf(own, 100, 62));

/** Converts a colour in degrees and per cent to a tint for the graphics card. */
export function tintOf(hue: number, saturation: number, lightness: number): number {
  const light = lightness / 100;
  const spread = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (shift: number): number => {
    const place = (shift + hue / 30) % 12;
    return Math.round(255 * (light - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return (channel(0) << 16) | (channel(8) << 8) | channel(4);
}
