/** Earlier builds kept their files with Workbox, which takes any answer for the file that was asked for. */
const WORKBOX = /^workbox-precache/;

export type KeptCaches = Pick<CacheStorage, 'open' | 'keys' | 'delete'>;

/** The caches of Workbox for the worker of this scope. */
export class ForeignCaches {
  constructor(
    private readonly caches: KeptCaches,
    private readonly scope: string,
  ) {}

  /**
   * Returns whether one of them holds another page in place of a script or of the game's page. Such a build can not go on, so
   * nobody could accept a newer one.
   */
  async areSpoilt(): Promise<boolean> {
    for (const name of await this.names()) {
      const cache = await this.caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response !== undefined && (await isSpoilt(new URL(request.url).pathname, response))) return true;
      }
    }
    return false;
  }

  async remove(): Promise<void> {
    for (const name of await this.names()) await this.caches.delete(name);
  }

  private async names(): Promise<readonly string[]> {
    return (await this.caches.keys()).filter((name) => WORKBOX.test(name) && name.endsWith(this.scope));
  }
}

async function isSpoilt(path: string, response: Response): Promise<boolean> {
  if (path.endsWith('.js')) return response.headers.get('content-type')?.includes('javascript') !== true;
  return /(\/|\.html)$/.test(path) && !(await response.text()).includes('Lanterndeep');
}
