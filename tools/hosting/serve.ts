import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { answerTo, readSite } from './site.ts';

const FIRST_PORT = 4173;
const LAST_PORT = 65_535;

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the folder at this port or not at all; without one, at the first from 4173 on that is free. */
export async function serve(folder: string, port: number | null): Promise<Served> {
  const site = readSite(folder);
  const server = createServer((request, response) => {
    answerTo(request, site).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body),
      (problem: unknown) => {
        console.error(problem);
        response.writeHead(500).end();
      },
    );
  });
  const found = await listen(server, port);
  return {
    url: `http://localhost:${found}/`,
    async stop() {
      const stopped = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await stopped;
    },
  };
}

async function listen(server: Server, port: number | null): Promise<number> {
  for (let next = port ?? FIRST_PORT; ; next++) {
    try {
      server.listen(next, 'localhost');
      await once(server, 'listening');
      return next;
    } catch (problem) {
      const isTaken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
      if (!isTaken) throw problem;
      if (port !== null || next === LAST_PORT) throw new Error(`Port ${next} is in use already.`, { cause: problem });
    }
  }
}
