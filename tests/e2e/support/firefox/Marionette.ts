import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: Error) => void;
}

/** What Firefox answers: its type, the number of the command, an error or null, and the result. */
type Answer = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

/** Firefox's own remote protocol: JSON over a plain socket, each message after its length and a colon. */
export class Marionette {
  private received: Buffer = Buffer.alloc(0);
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.read();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has closed the connection.'));
      this.waiting.clear();
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  async send(command: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const id = ++this.count;
    const message = JSON.stringify([0, id, command, parameters]);
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer;
  }

  close(): void {
    this.socket.destroy();
  }

  private read(): void {
    for (let colon = this.received.indexOf(':'); colon > 0; colon = this.received.indexOf(':')) {
      const end = colon + 1 + Number(this.received.toString('utf8', 0, colon));
      if (this.received.length < end) return;
      const message: unknown = JSON.parse(this.received.toString('utf8', colon + 1, end));
      this.received = this.received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.settle(message as unknown as Answer);
    }
  }

  private settle([, id, error, result]: Answer): void {
    const { resolve, reject } = this.waiting.get(id) ?? {};
    this.waiting.delete(id);
    if (error === null) resolve?.(result);
    else reject?.(new Error(`${error.error}: ${error.message}`));
  }
}
