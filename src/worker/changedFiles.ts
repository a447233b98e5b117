import type { BuiltFile } from './files';

export interface HostParts {
  /** The address of the worker itself: its text lists every file with the digest that was built. */
  readonly worker: string;
  readonly scope: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Whether the host sends a file with another content while its worker still lists the one that was built. Where the worker is another
 * one, too, a newer build has come meanwhile, or somebody else answers in place of the host.
 */
export async function isChangedByHost({ url, integrity }: BuiltFile, { worker, scope, fetch }: HostParts): Promise<boolean> {
  const asked = [new URL(url, scope).href, worker].map((address) =>
    fetch(new Request(address, { cache: 'no-store', credentials: 'same-origin' })),
  );
  const [file, list] = await Promise.all(asked);
  if (file?.ok !== true || list?.ok !== true || !(await list.text()).includes(integrity)) return false;
  return (await sha384Of(await file.arrayBuffer())) !== integrity;
}

async function sha384Of(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
