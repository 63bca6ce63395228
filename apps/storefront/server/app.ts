import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { reportFailures } from '../app/features/reports/report-failures.server.ts';
import { openVisit } from '../app/request/open-visit.server.ts';
import { refuseRequest } from '../app/request/refuse-request.server.ts';
import { visitContext } from '../app/request/visit.server.ts';
import { finish } from '../app/response/finish.server.ts';

const answer = createRequestHandler(
  build as Parameters<typeof createRequestHandler>[0],
  import.meta.env.MODE,
);

async function handleVisit(request: Request, peer?: string): Promise<Response> {
  const visit = openVisit(request, peer);
  const refused = refuseRequest(request);
  if (refused) return finish(refused, visit);
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return finish(await answer(request, context), visit);
}

/** A request in, a response out: the whole storefront, whatever server stands around it. */
export const handle = reportFailures(handleVisit);
