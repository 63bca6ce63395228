import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An error service for tests: an HTTP server that keeps what is posted to it. */
export async function openErrorSink() {
  const received: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: await text(request) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    dsn: (path = '/7') => `http://key@127.0.0.1:${port}${path}`,
    /** The event of a received envelope: its third line. */
    event: (index: number) => JSON.parse(received[index]?.body.split('\n')[2] ?? '{}'),
    close: () => server.close(),
  };
}
