import type { Page } from '@playwright/test';

/**
 * Gives the page a canvas on which everything lies where it is, and nothing is coloured in: for tests in which nobody looks at the picture.
 * WebGL answers as a graphics card does without there being one, and can be lost and restored; pictures are loaded and never rasterised.
 */
export async function withoutGraphics(page: Pick<Page, 'addInitScript'>): Promise<void> {
  await page.addInitScript(idleGraphics);
}

/** Runs in the page, before anything else does. */
function idleGraphics(): void {
  const nothing = (): undefined => undefined;
  Object.assign(CanvasRenderingContext2D.prototype, { drawImage: nothing, fillText: nothing, strokeText: nothing });

  const { FRAMEBUFFER_COMPLETE, LINK_STATUS, COMPILE_STATUS, MAX_TEXTURE_SIZE, MAX_TEXTURE_IMAGE_UNITS } = WebGL2RenderingContext;
  const extensions = ['ANGLE_instanced_arrays', 'OES_standard_derivatives', 'OES_vertex_array_object', 'WEBGL_lose_context'];
  /** Programs link, and have neither attributes nor uniforms. */
  const parameters = new Map<number, number>([
    [LINK_STATUS, 1],
    [COMPILE_STATUS, 1],
    [MAX_TEXTURE_SIZE, 8192],
    [MAX_TEXTURE_IMAGE_UNITS, 16],
  ]);

  const lossOf = (canvas: HTMLCanvasElement) => {
    let [lost, returns] = [false, false];
    return {
      isLost: () => lost,
      loseContext() {
        lost = true;
        returns = !canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
      },
      restoreContext() {
        if (!lost || !returns) return;
        lost = false;
        canvas.dispatchEvent(new Event('webglcontextrestored'));
      },
    };
  };

  const idleContext = (canvas: HTMLCanvasElement, { prototype }: { readonly prototype: object }): object => {
    const loss = lossOf(canvas);
    const answers: Readonly<Record<string, (...asked: readonly unknown[]) => unknown>> = {
      checkFramebufferStatus: () => FRAMEBUFFER_COMPLETE,
      getContextAttributes: () => ({}),
      getError: () => 0,
      getExtension: (name) => (name === 'WEBGL_lose_context' ? loss : extensions.includes(String(name)) ? extension : null),
      getParameter: (name) => parameters.get(Number(name)) ?? 0,
      getProgramParameter: (_, name) => parameters.get(Number(name)) ?? 0,
      getShaderParameter: (_, name) => parameters.get(Number(name)) ?? 0,
      getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
      getSupportedExtensions: () => extensions,
      isContextLost: () => loss.isLost(),
    };
    const answerTo = (name: string) => answers[name] ?? (name.startsWith('create') ? () => ({}) : nothing);
    const extension = new Proxy({}, { get: (_, name) => answerTo(String(name)) });
    const context: Record<string, unknown> = Object.create(prototype);
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value === 'function') context[name] = answerTo(name);
    }
    return Object.defineProperties(context, {
      canvas: { value: canvas },
      drawingBufferWidth: { get: () => canvas.width },
      drawingBufferHeight: { get: () => canvas.height },
    });
  };

  const given = new WeakMap<HTMLCanvasElement, { readonly kind: string; readonly context: object }>();
  const { getContext } = HTMLCanvasElement.prototype;
  const idlyOrNot = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
    if (!kind.startsWith('webgl')) return Reflect.apply(getContext, this, [kind, ...rest]);
    const has = given.get(this) ?? {
      kind,
      context: idleContext(this, kind === 'webgl2' ? WebGL2RenderingContext : WebGLRenderingContext),
    };
    given.set(this, has);
    return has.kind === kind ? has.context : null;
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: idlyOrNot, configurable: true, writable: true });
}
