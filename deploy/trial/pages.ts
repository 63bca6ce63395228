import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

const PAGES = ['/it-it', '/it-it/bag', '/it-it/search', '/it-it/bag', '/it-it/stores', '/it-it/news'];
const PAUSE_MS = 100;
const ASSETS_OF_A_PAGE = 8;

export interface Look {
  readonly at: number;
  readonly url: string;
  readonly status: number | null;
}

export interface PagesLog {
  readonly pages: Look[];
  readonly assets: Look[];
  /** Builds that pages were made with, by the names of their entry script. */
  readonly builds: Map<string, number>;
}

interface Place {
  readonly httpsPort: number;
  readonly host: string;
  /** The storefronts without the edge: either build may be asked for a file of the other. */
  readonly storefronts: string;
}

/** A visitor from an address of its own, through TLS and edge: pages, and some of the files they name. */
export function sendVisitor(place: Place, log: PagesLog, number: number) {
  let isLeaving = false;
  const walk = async () => {
    for (let n = number; !isLeaving; n += 1) {
      const url = PAGES[n % PAGES.length] ?? '/it-it';
      const { status, text } = await get(place, url, `127.0.1.${1 + (number % 250)}`);
      log.pages.push({ at: Date.now(), url, status });
      await lookAtAssets(place, log, text, n);
      await sleep(PAUSE_MS);
    }
  };
  const going = walk();
  return {
    async leave() {
      isLeaving = true;
      await going;
    },
  };
}

/** The scripts, styles and fonts that a page names. */
export const listAssets = (page: string): string[] => [
  ...new Set(page.match(/\/assets\/[\w./$@~-]+\.(?:js|css|woff2)\b/g)),
];

async function lookAtAssets(place: Place, log: PagesLog, text: string, n: number): Promise<void> {
  const named = listAssets(text);
  const entry = named.find((url) => /entry\.client|manifest/.test(url)) ?? named[0];
  if (entry) log.builds.set(entry, (log.builds.get(entry) ?? 0) + 1);
  const some = Array.from(
    { length: Math.min(ASSETS_OF_A_PAGE, named.length) },
    (_, at) => named[(n * 7 + at) % named.length],
  );
  for (const url of new Set([entry, ...some])) {
    if (!url) continue;
    const answer = await fetch(place.storefronts + url, { signal: AbortSignal.timeout(20_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    log.assets.push({ at: Date.now(), url, status: answer?.status ?? null });
  }
}

export function get(
  { httpsPort, host }: Place,
  path: string,
  localAddress: string,
): Promise<{ status: number | null; text: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: null, text: '', headers: {} });
    const call = request(
      {
        host: '127.0.0.1',
        port: httpsPort,
        path,
        localAddress,
        servername: host,
        // The certificate of the trial is its own.
        rejectUnauthorized: false,
        agent: false,
        headers: { host: `${host}:${httpsPort}`, accept: 'text/html' },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? null, text, headers: answer.headers }));
        answer.on('error', failed);
      },
    );
    call.setTimeout(20_000, () => call.destroy());
    call.on('error', failed);
    call.end();
  });
}
