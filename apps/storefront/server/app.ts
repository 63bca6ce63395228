import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { finish } from '../app/finish.server.ts';
import { openVisit, visitContext } from '../app/visit.server.ts';

const answer = createRequestHandler(
  build as Parameters<typeof createRequestHandler>[0],
  import.meta.env.MODE,
);

/** A request in, a response out: the whole storefront, whatever server stands around it. */
export async function handle(request: Request, peer?: string): Promise<Response> {
  const visit = openVisit(request, peer);
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return finish(await answer(request, context), visit);
}
