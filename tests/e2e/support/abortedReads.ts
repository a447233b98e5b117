import type { Page } from '@playwright/test';

/**
 * From now on every read of the database is aborted as browsers abort it: the transaction ends in the middle, with all that
 * was asked of it. Counts from the page's first script on.
 */
export async function abortReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['get', 'getAll', 'getAllKeys'] as const) {
      const original = IDBObjectStore.prototype[name];
      const aborting = function (this: IDBObjectStore, ...rest: unknown[]) {
        const request: unknown = Reflect.apply(original, this, rest);
        if (this.transaction.mode === 'readonly') queueMicrotask(() => abort(this.transaction));
        return request;
      };
      Object.defineProperty(IDBObjectStore.prototype, name, { value: aborting });
    }
    function abort(transaction: IDBTransaction): void {
      try {
        transaction.abort();
      } catch {
        // It was aborted by the request before.
      }
    }
  });
}
