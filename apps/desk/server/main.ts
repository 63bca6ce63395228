import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { createAuth } from './auth/auth.ts';
import { readConfig } from './config.ts';
import { createHandler } from './handle-request.ts';
import { createPageWriter } from './preload-links.ts';
import { contentSecurityPolicy, hashInlineScripts, setSecurityHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';

process.env.NODE_ENV ??= 'production';
const config = readConfig();
const auth = createAuth(config.auth);
const client = fileURLToPath(new URL('../build/client', import.meta.url));
const page = readFileSync(`${client}/index.html`, 'utf8');
const policy = contentSecurityPolicy(hashInlineScripts(page), [config.shopOrigin], config.filesOrigins);
const { isFramed, writePage } = createPageWriter(client, page);

/** A page with the person in it is for this browser alone. */
const cacheOf = (me: object | null) => (me ? 'private, no-store' : 'no-cache');

// Names under /assets carry the hash of their content.
const files = sirv(client, {
  etag: true,
  gzip: true,
  brotli: true,
  extensions: [],
  setHeaders(response, path) {
    const isHashed = path.startsWith('/assets/');
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

const handle = createHandler({
  staffUrl: config.staffUrl,
  edgeUrl: config.edgeUrl,
  auth,
  showScreen(request, response, { pathname, search }) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const showPage = async () => {
      const me = isFramed(pathname) ? await auth.readMe(request) : null;
      const html = writePage(pathname, { me, search });
      await sendPage(request, response, { html, cache: cacheOf(me) });
    };
    if (pathname === '/') return showPage();
    // A missing file is not a screen: a browser with an old page must notice it.
    return new Promise<void>((resolve, reject) =>
      files(request, response, () => {
        if (pathname.startsWith('/assets/')) resolve(void response.writeHead(404).end());
        else showPage().then(resolve, reject);
      }),
    );
  },
});
const server = createServer(
  { headersTimeout: 5_000, requestTimeout: 120_000, maxHeaderSize: 16_384 },
  (request, response) => {
    setSecurityHeaders(response, policy);
    handle(request, response);
  },
);
server.keepAliveTimeout = 65_000;
server.listen(config.port, config.host, () => console.log(`desk on http://${config.host}:${config.port}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 10_000).unref();
  });
}
