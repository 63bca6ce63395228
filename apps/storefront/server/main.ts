import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type * as App from './app.ts';
import { createBrandFiles } from './brand-files.ts';
import { checkConfigOrExit } from './check-config.ts';
import { createLibraryFiles } from './library-files.ts';
import { loadBrand } from './load-brand.ts';
import { createProbes } from './probes.ts';
import { publishBrand } from './publish-files.ts';
import { rejectMalformed } from './reject-malformed.ts';
import { createStaticFiles } from './static-files.ts';
import { stopServer } from './stop-server.ts';

// Less than the ten seconds after which process managers kill.
const STOP_LIMIT_MS = 9_000;

process.env.NODE_ENV ??= 'production';
// Before the pages are loaded: they read the environment as they start.
checkConfigOrExit();

const port = Number(process.env.PADDOCK_STOREFRONT_PORT ?? 3000);
const host = process.env.PADDOCK_STOREFRONT_HOST ?? '127.0.0.1';

// Before the pages too: their modules read the brand as they are loaded.
const brand = loadBrand();
Object.assign(globalThis, { paddockBrand: brand.modules });

const sharedFiles = process.env.PADDOCK_FILES_DIR;
if (sharedFiles)
  await publishBrand(brand, sharedFiles).catch((error: unknown) =>
    console.error(`The brand's files are not in ${sharedFiles}; only this process serves them`, error),
  );

const built = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const { handle, lifecycle } = (await import(built('server/index.js'))) as typeof App;

let isStopping = false;
const answerProbe = createProbes({ ...lifecycle, isStopping: () => isStopping });

const files = createStaticFiles(built('client'), sharedFiles);
const brandFiles = createBrandFiles(brand);
const library = createLibraryFiles(lifecycle.apiUrl);
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
    if (rejectMalformed(request, response) || answerProbe(request, response)) return;
    if (isStopping) response.shouldKeepAlive = false;
    const startedAt = performance.now();
    let isPage = false;
    brandFiles(request, response, () =>
      files(request, response, () =>
        library(request, response, () => {
          isPage = true;
          return pages(request, response);
        }),
      ),
    );
    if (!isPage) response.once('close', () => lifecycle.observeFile(request, response, startedAt));
  },
);
// Longer than the edge keeps its own idle connections, so it never writes into one we are just closing.
server.keepAliveTimeout = 65_000;
server.listen(port, host, () => console.log(`storefront on http://${host}:${port}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    const { drainMs, endStreams } = lifecycle;
    const limitMs = Math.max(STOP_LIMIT_MS - drainMs, 0);
    process.exit((await stopServer(server, { drainMs, limitMs, endStreams })) ? 0 : 1);
  });
}
