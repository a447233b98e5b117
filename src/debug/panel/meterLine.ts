import { made } from '../../pages';
import type { Frame } from '../meter';
import type { Words } from '../words';

export interface Counts {
  /** The number of visible objects on the canvas. */
  readonly things: number;
  readonly particles: number;
}

const EVERY = 500;

/** Shows the cost of the last half second over the picture. */
export function meterLine(words: Words, frames: Frame[], counts: () => Counts): { readonly element: HTMLElement } {
  const element = made('output', { className: 'debug-meter' });
  const show = (): void => {
    const last = frames.splice(0);
    const scripts = last.map(({ script }) => script).sort((one, other) => one - other);
    const median = scripts[Math.floor(scripts.length / 2)];
    element.textContent =
      median === undefined
        ? words('asleep')
        : words('meter', {
            calls: Math.max(...last.map(({ calls }) => calls)),
            script: median.toFixed(1),
            frames: Math.round((1000 * last.length) / EVERY),
            ...counts(),
          });
  };
  show();
  setInterval(show, EVERY);
  return { element };
}
