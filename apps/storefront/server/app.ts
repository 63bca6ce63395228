import type { IncomingMessage, ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { endStreams } from '../app/features/event-stream/event-stream.server.ts';
import { reportFailures } from '../app/features/reports/error-reports.server.ts';
import { config } from '../app/platform/config.server.ts';
import { buildInfo, registry, requestSeconds } from '../app/platform/metrics.server.ts';
import { openVisit } from '../app/request/open-visit.server.ts';
import { refuseRequest } from '../app/request/refuse-request.server.ts';
import { type Visit, visitContext } from '../app/request/visit.server.ts';
import { finish } from '../app/response/finish.server.ts';
import { routeOf } from '../app/routing/route-of.ts';

const answer = createRequestHandler(
  build as Parameters<typeof createRequestHandler>[0],
  import.meta.env.MODE,
);

buildInfo.set({ app: 'storefront', build: __BUILD_ID__, node: process.version }, 1);

async function handleVisit(request: Request, peer?: string): Promise<Response> {
  const visit = openVisit(request, peer);
  const startedAt = performance.now();
  const response = await answerVisit(visit);
  observe(request.method, routeOf(visit.page, visit.url.pathname), response.status, startedAt);
  return response;
}

async function answerVisit(visit: Visit): Promise<Response> {
  const refused = refuseRequest(visit.request);
  if (refused) return finish(refused, visit);
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return finish(await answer(visit.request, context), visit);
}

function observe(method: string, route: string, status: number, startedAt: number): void {
  requestSeconds.observe({ method, route, status }, (performance.now() - startedAt) / 1000);
}

/** A request in, a response out: the whole storefront, whatever server stands around it. */
export const handle = reportFailures(handleVisit);

/** What the server around the pages needs to be probed, measured and stopped. */
export const lifecycle = {
  build: __BUILD_ID__,
  internalNetworks: config.internalNetworks,
  drainMs: config.drainMs,
  apiUrl: config.apiUrl,
  renderMetrics: () => registry.metrics(),
  observeFile: ({ method = '' }: IncomingMessage, { statusCode }: ServerResponse, startedAt: number) =>
    observe(method, 'files', statusCode, startedAt),
  endStreams,
};
