import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = { method: string; path: string; headers: IncomingHttpHeaders };
type Fault = { path: RegExp; status: number; body?: unknown };

/** Stands before the real api: writes every call down, and breaks the ones it is told to. */
export async function startRecordingProxy(apiUrl: string) {
  const calls: Call[] = [];
  let faults: Fault[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    calls.push({ method: incoming.method ?? 'GET', path, headers: incoming.headers });
    const fault = faults.find((one) => one.path.test(path));
    if (fault) {
      outgoing.writeHead(fault.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(fault.body ?? { message: 'told to fail', code: 'told_to_fail' }));
      return;
    }
    const { host: _, ...headers } = incoming.headers;
    const onward = forward(apiUrl + path, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Forgets what was written down. */
    restart() {
      calls.length = 0;
    },
    breakCalls(...next: Fault[]) {
      faults = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type RecordingProxy = Awaited<ReturnType<typeof startRecordingProxy>>;
