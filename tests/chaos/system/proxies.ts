import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { startDatabaseLine, startLine } from '../../../apps/server/src/testing/processes/line.ts';

interface RunningProxy {
  close(): Promise<void>;
}

/** A proxy that delays every packet, so that a job can be killed while it uses the connection. */
export async function startSlowProxy(port: number, target: number, delayMs: number): Promise<RunningProxy> {
  const line = await startLine({ host: '127.0.0.1', port: target, at: port }, (near, far) => {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from.on('data', (part) => setTimeout(() => to.writable && to.write(part), delayMs));
  });
  return { close: line.cut };
}

export interface Counter extends RunningProxy {
  /** How often each address was asked for since the last call. */
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

/** The planted fault: one of every few commits is rolled back, and the client is told that it was committed. */
export async function startFaultyCommitProxy(
  databaseUrl: string,
  every: number,
): Promise<RunningProxy & { url: string }> {
  let commits = 0;
  const line = await startDatabaseLine(databaseUrl, (near, far) => {
    near.on('data', (part: Buffer) => {
      const lies = part.equals(COMMIT) && ++commits % every === 0;
      far.write(lies ? ROLLBACK : part);
    });
    far.pipe(near);
  });
  return { url: line.url, close: line.cut };
}

/** A simple query in PostgreSQL's protocol. */
function queryOf(text: string): Buffer {
  const message = Buffer.alloc(6 + text.length);
  message.write('Q');
  message.writeInt32BE(5 + text.length, 1);
  message.write(text, 5);
  return message;
}
