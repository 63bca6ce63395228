import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Auth } from './auth/auth.ts';
import { forwardToStaff, type RequestTarget, readTarget } from './forward-staff.ts';
import { isPicture, sendMedia } from './send-media.ts';

interface HandlerOptions {
  readonly staffUrl: string;
  readonly edgeUrl: string;
  readonly auth: Auth;
  /** Answers what is neither a call of the api nor part of the login: files and screens. */
  readonly showScreen: (
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
  ) => void | Promise<void>;
}

/** Answers every request of the desk. A failure ends the request and never the process. */
export function createHandler({ staffUrl, edgeUrl, auth, showScreen }: HandlerOptions) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = readTarget(request.url);
    if (!target) return void response.writeHead(400).end();
    if (target.pathname === '/health') return void response.end('ok');
    if (target.pathname.startsWith('/api/staff/'))
      return forwardToStaff(request, response, { staffUrl, auth, target });
    if (isPicture(target.pathname)) return sendMedia(response, { edgeUrl, pathname: target.pathname });
    if (await auth.handle(request, response)) return;
    await showScreen(request, response, target);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error) => {
      // An address may be a secret (invitations, the code of a sign-in): the log has its first segment only.
      console.error(`${request.method} /${request.url?.split(/[/?]/)[1] ?? ''} failed`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
    });
  };
}
