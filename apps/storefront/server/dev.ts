import { createServer } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createServer as createViteServer } from 'vite';
import { checkConfigOrExit } from './check-config.ts';
import { rejectMalformed } from './reject-malformed.ts';

checkConfigOrExit();

const port = Number(process.env.PADDOCK_STOREFRONT_PORT ?? 3000);
const server = createServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

const pages = createRequestListener(async (request) => {
  try {
    const { handle } = (await vite.ssrLoadModule('./server/app.ts')) as {
      handle(r: Request): Promise<Response>;
    };
    return await handle(request);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
});

server.on('request', (request, response) => {
  if (!rejectMalformed(request, response))
    vite.middlewares(request, response, () => pages(request, response));
});
server.listen(port, '127.0.0.1', () => console.log(`storefront (dev) on http://127.0.0.1:${port}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await vite.close();
    process.exit(0);
  });
}
