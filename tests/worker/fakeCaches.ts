/** Caches as a browser keeps them: in the order in which they were opened, each by the address that was asked for. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string): Promise<Cache> {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    const cache: Pick<Cache, 'match' | 'put' | 'keys'> = {
      match: async (asked) => entries.get(asked instanceof Request ? asked.url : String(asked))?.clone(),
      put: async (url, response) => void entries.set(url as string, new Response(await response.blob(), response)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
    return cache as Cache;
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}
