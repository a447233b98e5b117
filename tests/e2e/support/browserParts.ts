import type { Page } from '@playwright/test';

declare global {
  interface Window {
    frames_drawn?: number;
    focus_lost?: string[];
  }
}

/** Counts every frame that the page asks for, from its first script on. */
export async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    window.frames_drawn = 0;
    window.requestAnimationFrame = (draw) =>
      ask((time) => {
        window.frames_drawn = (window.frames_drawn ?? 0) + 1;
        draw(time);
      });
  });
  return () => page.evaluate(() => window.frames_drawn ?? 0);
}

/** Stops the clock of a page, so far ahead that it is not past it before a busy machine has asked. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
}

/** A browser that has no WebGL. */
export async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    const refusing = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    };
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: refusing });
  });
}

/**
 * A canvas on which everything lies where it is, and nothing is coloured in: for games in which nobody looks at the picture. Pictures
 * are loaded and never rasterised, textures have no content.
 */
export async function withoutPixels(page: Pick<Page, 'addInitScript'>): Promise<void> {
  await page.addInitScript(() => {
    const nothing = (): undefined => undefined;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      Object.assign(prototype, { drawElements: nothing, drawArrays: nothing, texImage2D: nothing, texSubImage2D: nothing });
    }
    Object.assign(CanvasRenderingContext2D.prototype, { drawImage: nothing, fillText: nothing, strokeText: nothing });
  });
}

/** A browser that forbids the database, as some do in private windows. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse });
  });
}

/** A device that has no room for anything more, until what is answered makes some. */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const room = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    const { setItem } = Storage.prototype;
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse });
    Object.assign(Storage.prototype, { setItem: refuse });
    return () => {
      Object.assign(IDBObjectStore.prototype, { put });
      Object.assign(Storage.prototype, { setItem });
    };
  });
  return () => room.evaluate((make) => make());
}

/** Notes every change of the page after which the focus, once it was anywhere, is nowhere. */
export async function watchFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const lost: string[] = [];
    window.focus_lost = lost;
    let last: string | null = null;
    new MutationObserver(() => {
      if (last !== null && document.activeElement === document.body) lost.push(`after ${last}`);
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) last = target.textContent || target.tagName;
    });
  });
  return () => page.evaluate(() => window.focus_lost ?? []);
}

export interface Held {
  readonly listeners: number;
  readonly nodes: number;
  readonly bytes: number;
}

/** What the page holds on to, once everything that nobody needs any more is gone. */
export async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  await session.detach();
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), bytes: value('JSHeapUsedSize') };
}
