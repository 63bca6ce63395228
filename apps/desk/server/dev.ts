import { createServer } from 'vite';
import { createAuth } from './auth/auth.ts';
import { readConfig } from './config.ts';
import { createHandler } from './handle-request.ts';

const config = readConfig();
const auth = createAuth(config.auth);

// React Router answers the addresses of screens only in a server of Vite's own, so ours comes in front of it.
const vite = await createServer({
  server: { port: config.port, host: config.host, strictPort: true },
  plugins: [
    {
      name: 'paddock-desk-server',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) =>
          createHandler({
            staffUrl: config.staffUrl,
            edgeUrl: config.edgeUrl,
            auth,
            showScreen: () => next(),
          })(request, response),
        );
      },
    },
  ],
});
await vite.listen();
console.log(`desk (dev) on http://${config.host}:${config.port}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await vite.close();
    process.exit(0);
  });
}
