import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { speak } from '@paddock/i18n/speak';
import { DigitsContext } from '@paddock/ui/digits';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { errorReports } from './features/reports/error-reports.server.ts';
import { scrub } from './features/reports/scrub.ts';
import { loadAllMessages } from './i18n/catalogues.ts';
import { I18nContext } from './i18n/use-t.ts';
import { PageContextValue } from './page/page-context.ts';
import { log } from './platform/log.server.ts';
import { pageContextOf } from './request/page-context.server.ts';
import { visitContext } from './request/visit.server.ts';

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
  const page = pageContextOf(visit);
  const i18n = speak(page.edition, await loadAllMessages(page.edition));
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
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: finalStatus, headers });
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
        const body = new PassThrough();
        text(body).then((html) => resolve({ status: finalStatus, html }), reject);
        pipe(body);
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

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const path = new URL(request.url).pathname;
  log.error({ err: error, path: scrub(path) }, 'request failed');
  errorReports.report(error, path);
}
