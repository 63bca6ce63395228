import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { headerOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { receiveMail as receive } from './receive-mail.ts';

const MAX_AGE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const macOf = (secret: string, at: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

/** Whether our mail service has sent this body in the last five minutes. */
function isSigned(
  secret: string,
  { header, body, now }: { readonly header: string; readonly body: Uint8Array; readonly now: Date },
): boolean {
  const [, at, signature] = HEADER.exec(header) ?? [];
  if (!at || !signature) return false;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > MAX_AGE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), macOf(secret, at, body));
}

const receiveMail = {
  method: 'POST',
  path: '/api/webhooks/mail/:site',
  summary:
    'A mail to a ticket of the site or to its office, or a report about a letter, as raw MIME. X-Signature: t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">',
  params: z.object({ site: z.string().regex(/^([a-z]{2}|global)$/) }),
  response: z.object({
    data: z.object({
      /**
       * `dropped`: not for us, or written by a machine; the log says why. `unreadable`: failed too often; staff see the
       * beginning of its source.
       */
      outcome: z.enum(['appended', 'opened', 'repeated', 'recorded', 'dropped', 'unreadable']),
    }),
  }),
} as const;

const MAX_MAIL_BYTES = 12 * 1024 * 1024;
const RULES = { auth: 'public', limit: 'webhook', tenant: false, maxBodyBytes: MAX_MAIL_BYTES } as const;

export function inboundMailRoutes(app: FastifyInstance, { inbound: context }: Shop) {
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
