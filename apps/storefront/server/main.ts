import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRequestListener } from '@remix-run/node-fetch-server';
import sirv from 'sirv';
import { checkConfigOrExit } from './check-config.ts';
import { rejectMalformed } from './reject-malformed.ts';

process.env.NODE_ENV ??= 'production';
// Before the pages are loaded: they read the environment as they start.
checkConfigOrExit();

const port = Number(process.env.PADDOCK_STOREFRONT_PORT ?? 3000);
const host = process.env.PADDOCK_STOREFRONT_HOST ?? '127.0.0.1';

const built = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const { handle } = (await import(built('server/index.js'))) as {
  handle(request: Request, peer?: string): Promise<Response>;
};

// Names under /assets and /media carry the hash of their content: they never change.
const files = sirv(built('client'), {
  etag: true,
  setHeaders(response, path) {
    const immutable = path.startsWith('/assets/') || path.startsWith('/media/');
    response.setHeader(
      'Cache-Control',
      immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    );
    response.setHeader('X-Content-Type-Options', 'nosniff');
  },
});
const pages = createRequestListener(
  (request: Request, client: { address: string }) => handle(request, client.address),
  {
    // The edge speaks plain HTTP to us, visitors do not: a form's `Origin` is compared with the address as they see it.
    ...(process.env.PADDOCK_ORIGIN?.startsWith('https:') && { protocol: 'https:' }),
    onError(error) {
      console.error(error);
      return new Response('Internal Server Error', { status: 500 });
    },
  },
);

const server = createServer(
  {
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
  },
  (request, response) => {
    if (!rejectMalformed(request, response)) files(request, response, () => pages(request, response));
  },
);
// Longer than the edge keeps its own idle connections, so it never writes into one we are just closing.
server.keepAliveTimeout = 65_000;
server.listen(port, host, () => console.log(`storefront on http://${host}:${port}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 10_000).unref();
  });
}
