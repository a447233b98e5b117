/** What the canvas has cost since the page was opened. */
export interface Graphics {
  /** Textures that were made and those that are still there. */
  readonly made: number;
  readonly kept: number;
  /** The pixels of all uploads, and of the textures that are still there. */
  readonly uploaded: number;
  readonly held: number;
  /** Milliseconds within uploads. */
  readonly time: number;
  readonly programs: number;
  readonly contexts: number;
  /** The moment of the last upload, on the clock of the page. */
  readonly last: number;
}

declare global {
  interface Window {
    graphics_metered?: Graphics;
    /** The moments at which the table began to wait for the player. */
    tables_metered?: number[];
    /** The moments of clicks. */
    clicks_metered?: number[];
  }
}

/** Counts what reaches the graphics card, from now on. Refers to nothing outside of itself: it runs before the page's own scripts. */
export function meterGraphics(): void {
  const found = { made: 0, kept: 0, uploaded: 0, held: 0, time: 0, programs: 0, contexts: 0, last: 0 };
  window.graphics_metered = found;
  const sizes = new WeakMap<WebGLTexture, number>();
  const contexts = new WeakSet<object>();
  const now = performance.now.bind(performance);
  type Context = WebGLRenderingContext | WebGL2RenderingContext;
  const bound = (context: Context): unknown => context.getParameter(context.TEXTURE_BINDING_2D);
  const isTexture = (one: unknown): one is WebGLTexture => one instanceof WebGLTexture;
  const wrap = (name: string, act: (context: Context, given: readonly unknown[], call: () => unknown) => unknown): void => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const own: unknown = Reflect.get(prototype, name);
      if (typeof own !== 'function') continue;
      const value = function (this: Context, ...given: unknown[]): unknown {
        return act(this, given, () => Reflect.apply(own, this, given));
      };
      Object.defineProperty(prototype, name, { value, configurable: true });
    }
  };
  const pixelsOf = (given: readonly unknown[]): number => {
    const source = given.at(-1);
    if (source instanceof HTMLCanvasElement || source instanceof ImageBitmap) return source.width * source.height;
    if (source instanceof HTMLImageElement) return source.naturalWidth * source.naturalHeight;
    const [, , , width, height] = given;
    return typeof width === 'number' && typeof height === 'number' && given.length > 7 ? width * height : 0;
  };
  wrap('createTexture', (context, _, call) => {
    if (!contexts.has(context)) found.contexts += 1;
    contexts.add(context);
    found.made += 1;
    found.kept += 1;
    return call();
  });
  wrap('deleteTexture', (_, [texture], call) => {
    found.kept -= 1;
    if (isTexture(texture)) found.held -= sizes.get(texture) ?? 0;
    return call();
  });
  wrap('linkProgram', (_, __, call) => {
    found.programs += 1;
    return call();
  });
  for (const name of ['texImage2D', 'texSubImage2D']) {
    wrap(name, (context, given, call) => {
      const began = now();
      const answer = call();
      found.last = now();
      found.time += found.last - began;
      const pixels = pixelsOf(given);
      // A blank texture has no pixels to send.
      if (given.at(-1) !== null) found.uploaded += pixels;
      const texture = bound(context);
      if (name === 'texImage2D' && isTexture(texture)) {
        found.held += pixels - (sizes.get(texture) ?? 0);
        sizes.set(texture, pixels);
      }
      return answer;
    });
  }
  const [tables, clicks]: [number[], number[]] = [[], []];
  window.tables_metered = tables;
  window.clicks_metered = clicks;
  addEventListener('click', () => clicks.push(now()), { capture: true });
  const watch = (): void => {
    const { dataset } = document.documentElement;
    // The canvas has drawn it in the frame after the next. Time that passes by itself is shown on a table that is there.
    const note = (): void => {
      if (dataset['table'] === 'waiting' || dataset['table'] === 'presenting') tables.push(now());
    };
    new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(note))).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-table'],
    });
  };
  document.addEventListener('DOMContentLoaded', watch, { once: true });
}
