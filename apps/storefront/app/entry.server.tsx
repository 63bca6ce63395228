import { Writable } from 'node:stream';
import { type Speaker, speak } from '@paddock/i18n/speak';
import { DigitsContext } from '@paddock/ui/page-locale';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { errorReports } from './features/reports/error-reports.server.ts';
import { loadAllMessages } from './i18n/catalogues.ts';
import { I18nContext } from './i18n/use-t.ts';
import { PageContextValue } from './page/page-context.ts';
import { log } from './platform/log.server.ts';
import { renderSeconds } from './platform/metrics.server.ts';
import { loadWords, type ShownWords } from './request/load-words.server.ts';
import { pageContextOf } from './request/page-context.server.ts';
import { visitContext } from './request/visit.server.ts';
import { loggedPath, routeOf } from './routing/route-of.ts';

const RENDER_TIMEOUT_MS = 5_000;

/**
 * Pages are rendered whole before they leave: almost all are made once and then served by the edge, and only a whole
 * page has its final status and the list of inline scripts its security policy must name.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext);
  const words = await loadWords(visit);
  const page = { ...pageContextOf(visit), words: words?.hash ?? null };
  const i18n = await speakerOf(page.edition, words);
  const stopTimer = renderSeconds.startTimer({ route: routeOf(visit.page, visit.url.pathname) });
  const { status: finalStatus, html } = await render(
    <PageContextValue value={page}>
      <I18nContext value={i18n}>
        <DigitsContext value={i18n.digits}>
          <ServerRouter context={entry} url={request.url} nonce={visit.nonce} />
        </DigitsContext>
      </I18nContext>
    </PageContextValue>,
    status,
    { nonce: visit.nonce, path: new URL(request.url).pathname },
  );
  stopTimer();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  visit.html = html;
  return new Response(null, { status: finalStatus, headers });
}

const SPEAKERS = new Map<string, { readonly hash: string; readonly speaker: Speaker }>();

/**
 * One per edition: it keeps plural rules and number formats, and says the same to every page until the desk publishes
 * other words.
 */
async function speakerOf(edition: string, words: ShownWords | null): Promise<Speaker> {
  const hash = words?.hash ?? '';
  const known = SPEAKERS.get(edition);
  if (known?.hash === hash) return known.speaker;
  const speaker = speak(edition, { ...(await loadAllMessages(edition)), ...words?.catalogue });
  SPEAKERS.set(edition, { hash, speaker });
  return speaker;
}

function render(
  element: React.ReactElement,
  status: number,
  { nonce, path }: { nonce: string; path: string },
): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        pipe(collect((html) => resolve({ status: finalStatus, html })).on('error', reject));
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        log.error({ err: error }, 'render failed');
        errorReports.report(error, path);
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** The page's parts as one text, without a stream in between. */
function collect(finish: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      finish(Buffer.concat(parts).toString());
      done();
    },
  });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const path = loggedPath(new URL(request.url).pathname);
  log.error({ err: error, path }, 'request failed');
  errorReports.report(error, path);
}
