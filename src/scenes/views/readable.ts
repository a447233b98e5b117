const STEP = 0.94;
/** Every colour is black after so many steps. */
const MOST_STEPS = 200;

/** Darkens a colour until it stands out from a light ground by a contrast ratio of WCAG. */
export function clearOn(ground: string, colour: string, ratio: number): string {
  const most = (lightOf(partsOf(ground)) + 0.05) / ratio - 0.05;
  let parts = partsOf(colour);
  for (let step = 0; step < MOST_STEPS && lightOf(parts) > most; step += 1) parts = parts.map((part) => part * STEP);
  return `rgb(${parts.map(Math.floor).join(' ')})`;
}

const partsOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function lightOf(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}
