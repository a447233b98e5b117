import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { TYPES } from '../serveBuild';
import type { Build } from './builds';

/** What the network makes of an answer. */
export type Harm = 'html' | 'error' | 'missing' | 'cut' | 'stalled';

export interface BuildHost {
  readonly url: string;
  /** Replaces the whole site at once; the files of the build before are gone. */
  deploy(build: Build): void;
  /** Does the same as soon as this many more requests were answered. */
  deployAfter(requests: number, build: Build): void;
  /** From now on every path that fits is answered like this. */
  harm(harm: Harm, fits: (path: string) => boolean): void;
  /** Waits until harm was done, but so many milliseconds at most. */
  harmed(patience: number): Promise<void>;
  /** The network is as it should be again; connections that stand still are cut. Answers how often harm was done. */
  heal(): number;
  stop(): Promise<void>;
}

const PORTAL = '<!doctype html><title>Log in</title><p>Please log in to this network.</p>';
/** A page of the game's origin that runs nothing. */
const BLANK = '<!doctype html><link rel="icon" href="data:," />';

export async function openBuildHost(first: Build): Promise<BuildHost> {
  const host = new Host(first);
  const server = createServer((request, response) => host.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    deploy: (build) => host.deploy(build),
    deployAfter: (requests, build) => host.deployAfter(requests, build),
    harm: (harm, fits) => host.harm(harm, fits),
    harmed: (patience) => host.waitForHarm(patience),
    heal: () => host.heal(),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

class Host {
  private next: { readonly build: Build; requests: number } | null = null;
  private ill: { readonly harm: Harm; readonly fits: (path: string) => boolean } | null = null;
  private count = 0;
  private onHarm = (): void => undefined;
  private readonly standing = new Set<ServerResponse>();

  constructor(private build: Build) {}

  deploy(build: Build): void {
    this.build = build;
    this.next = null;
  }

  deployAfter(requests: number, build: Build): void {
    this.next = { build, requests };
  }

  harm(harm: Harm, fits: (path: string) => boolean): void {
    this.ill = { harm, fits };
  }

  async waitForHarm(patience: number): Promise<void> {
    if (this.ill === null || this.count > 0) return;
    await new Promise<void>((go) => {
      const late = setTimeout(go, patience);
      this.onHarm = () => {
        clearTimeout(late);
        go();
      };
    });
  }

  heal(): number {
    const { count } = this;
    this.ill = null;
    this.count = 0;
    for (const response of this.standing) response.destroy();
    this.standing.clear();
    return count;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (path === 'blank.html') {
      send(response, 'text/html', Buffer.from(BLANK));
      return;
    }
    if (this.next !== null && this.next.requests-- <= 0) this.deploy(this.next.build);
    const file = this.build.files.get(path);
    if (this.ill?.fits(path) === true) this.harmAnswer(this.ill.harm, response, file);
    else if (file === undefined) response.writeHead(404).end();
    else send(response, TYPES[extname(path)] ?? 'application/octet-stream', file);
  }

  private harmAnswer(harm: Harm, response: ServerResponse, file = Buffer.from(PORTAL) as Buffer): void {
    this.count += 1;
    this.onHarm();
    if (harm === 'html') send(response, 'text/html', Buffer.from(PORTAL));
    else if (harm === 'error' || harm === 'missing') response.writeHead(harm === 'error' ? 500 : 404).end();
    else this.sendHalf(harm, response, file);
  }

  /** Says how long the answer is, sends half of it, and then cuts the connection or leaves it standing. */
  private sendHalf(harm: 'cut' | 'stalled', response: ServerResponse, file: Buffer): void {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': file.length, 'cache-control': 'no-cache' });
    response.write(file.subarray(0, file.length / 2), () => {
      if (harm === 'cut') response.destroy();
      else this.standing.add(response);
    });
  }
}

function send(response: ServerResponse, type: string, file: Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(file);
}
