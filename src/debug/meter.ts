/** The cost of drawing one frame. */
export interface Frame {
  /** Milliseconds of JavaScript. */
  readonly script: number;
  readonly calls: number;
}

declare global {
  interface Window {
    frames_metered?: Frame[];
  }
}

/**
 * Counts what every frame costs that draws something, from now on. Refers to nothing outside of itself: browser tests run it
 * before the page's own scripts.
 */
export function meterFrames(): Frame[] {
  const most = 5000;
  const frames: Frame[] = [];
  window.frames_metered = frames;
  let calls = 0;
  // The real clock is kept, so that slowing down the page's clock does not change the cost.
  const now = performance.now.bind(performance);
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of ['drawArrays', 'drawElements'] as const) {
      const draw = prototype[name];
      const counting = function (this: unknown, ...given: unknown[]): unknown {
        calls += 1;
        return Reflect.apply(draw, this, given);
      };
      Object.defineProperty(prototype, name, { value: counting });
    }
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      const [before, start] = [calls, now()];
      draw(time);
      if (calls > before) frames.push({ script: now() - start, calls: calls - before });
      if (frames.length > most) frames.splice(0, most / 2);
    });
  return frames;
}
