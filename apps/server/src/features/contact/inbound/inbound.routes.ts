import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { headerOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { receiveMail } from './inbound.contract.ts';
import { isSigned } from './inbound-signature.ts';
import { type InboundContext, receiveMail as receive } from './receive-mail.ts';

const MAX_MAIL_BYTES = 12 * 1024 * 1024;
const RULES = { auth: 'public', limit: 'webhook', tenant: false, maxBodyBytes: MAX_MAIL_BYTES } as const;

export function inboundMailRoutes(
  app: FastifyInstance,
  context: InboundContext & { readonly secret: string | null },
) {
  // In a scope of its own: the body is bytes, because the signature covers bytes.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    contractRoute(scope, receiveMail, RULES, async ({ params }, request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = headerOf(request, 'x-signature') ?? '';
      if (!context.secret || !isSigned(context.secret, { header, body, now: new Date() }))
        throw new HttpRefusal(401, 'unauthenticated');
      if (!(await context.findSite(params.site))) throw new HttpRefusal(404, 'not_found');
      return { data: { outcome: await receive(context, body, params.site) } };
    });
  });
}
