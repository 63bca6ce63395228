import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Line {
  close(): Promise<void>;
}

/** A line on which every word takes a moment, so that a job that uses it can be met half-way. */
export async function startSlowLine(port: number, target: number, delayMs: number): Promise<Line> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (part) => setTimeout(() => to.writable && to.write(part), delayMs));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Counter extends Line {
  /** How often each address was asked for since the last look. */
  take(): Map<string, number>;
}

/** Between the edge and the storefront: whatever the edge did not answer by itself is counted here. */
export async function startCounter(port: number, target: number): Promise<Counter> {
  let counts = new Map<string, number>();
  const server = createHttpServer((request, response) => {
    const url = request.url ?? '/';
    counts.set(url, (counts.get(url) ?? 0) + 1);
    const { method, headers } = request;
    const onward = httpRequest({ host: '127.0.0.1', port: target, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    take() {
      const seen = counts;
      counts = new Map();
      return seen;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const COMMIT = queryOf('commit');
const ROLLBACK = queryOf('rollback');

/** The planted fault: of every few commits one is taken back, and whoever asked for it is told that it was done. */
export async function startLyingLine(databaseUrl: string, every: number): Promise<Line & { url: string }> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let commits = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.on('data', (part: Buffer) => {
      const lies = part.equals(COMMIT) && ++commits % every === 0;
      far.write(lies ? ROLLBACK : part);
    });
    far.pipe(near);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A simple query in PostgreSQL's protocol. */
function queryOf(text: string): Buffer {
  const message = Buffer.alloc(6 + text.length);
  message.write('Q');
  message.writeInt32BE(5 + text.length, 1);
  message.write(text, 5);
  return message;
}
