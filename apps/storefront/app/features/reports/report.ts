import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { scrub } from './scrub.ts';

// A placeholder: reports go to our own origin, which knows the real DSN.
const DSN = 'https://reports@reports.invalid/1';
const MAX_PER_PAGE = 10;

const client = new BrowserClient({
  dsn: DSN,
  tunnel: '/reports',
  release: __BUILD_ID__,
  transport: makeFetchTransport,
  stackParser: defaultStackParser,
  // No trail of what the visitor did, no session, nothing that watches: the error itself and where it happened.
  integrations: [],
  sendClientReports: false,
  beforeSend: (event) => {
    const { origin, pathname } = window.location;
    return { ...scrub(event), request: { url: scrub(origin + pathname) } };
  },
});
client.init();

let reported = 0;

/** The same page failing over and over is one story. */
export function report(error: unknown): void {
  reported += 1;
  if (reported <= MAX_PER_PAGE) client.captureException(error);
}
