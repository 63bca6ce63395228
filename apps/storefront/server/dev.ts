import { createServer } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createServer as createViteServer } from 'vite';
import type * as App from './app.ts';
import { checkConfigOrExit } from './check-config.ts';
import { createLibraryFiles } from './library-files.ts';
import { createProbes } from './probes.ts';
import { rejectMalformed } from './reject-malformed.ts';

checkConfigOrExit();

const port = Number(process.env.PADDOCK_STOREFRONT_PORT ?? 3000);
const server = createServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

const loadApp = async () => (await vite.ssrLoadModule('./server/app.ts')) as typeof App;

const library = createLibraryFiles(process.env.PADDOCK_API_URL ?? 'http://127.0.0.1:4000');
const answerProbe = createProbes({
  build: 'dev',
  internalNetworks: ['127.0.0.0/8'],
  isStopping: () => false,
  renderMetrics: async () => (await loadApp()).lifecycle.renderMetrics(),
});
const pages = createRequestListener(async (request) => {
  try {
    const { handle } = await loadApp();
    return await handle(request);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
});

server.on('request', (request, response) => {
  if (rejectMalformed(request, response) || answerProbe(request, response)) return;
  vite.middlewares(request, response, () => library(request, response, () => pages(request, response)));
});
server.listen(port, '127.0.0.1', () => console.log(`storefront (dev) on http://127.0.0.1:${port}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await vite.close();
    process.exit(0);
  });
}
