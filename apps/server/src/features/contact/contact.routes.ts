import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Captcha } from '../../platform/captcha.ts';
import type { Db } from '../../platform/db.ts';
import { tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { creatingRouteInTwoSteps } from '../../platform/idempotency.ts';
import { type Asked, askCaptcha } from './ask-captcha.ts';
import * as contract from './contact.contract.ts';
import { type CreatedTicket, createTicket } from './create-ticket.ts';
import { showTicket } from './show-ticket.ts';

const FORMS = { auth: 'public', limit: 'forms' } as const;

export function contactRoutes(app: FastifyInstance, { db, captcha }: { db: Db; captcha: Captcha }) {
  // A captcha's answer is good once. So it is asked after the key was found to be new, and a call that is sent again
  // gets the answer of the first instead of a refusal.
  const passed = new WeakSet<FastifyRequest>();

  creatingRouteInTwoSteps(app, db, contract.createTicket, FORMS, {
    async make(tx, { made }, { body }, request) {
      if (!passed.has(request))
        return {
          ok: false,
          async before() {
            const asked = await askCaptcha(captcha, body['h-captcha-response'], request.ip);
            if (!asked.ok) return refuse(asked);
            passed.add(request);
            return null;
          },
        };
      const visitor = { siteId: tenantOf(request).id, locale: request.locale, address: request.ip };
      const result = await createTicket(tx, visitor, made, body);
      return result.ok ? result : { ok: false, refusal: refuse(result) };
    },
    async answer(made, _call, request) {
      return { ok: true, answer: { data: await showTicket(db, tenantOf(request).id, made) } };
    },
  });
}

function refuse(refused: Extract<Asked | CreatedTicket, { ok: false }>): HttpRefusal {
  switch (refused.code) {
    case 'rate_limited': {
      const { seconds } = refused;
      return new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    case 'captcha_refused':
      return new HttpRefusal(422, 'captcha_refused', { field: 'h-captcha-response' });
    case 'captcha_unavailable':
      return new HttpRefusal(503, 'captcha_unavailable', { retryAfterSeconds: 30 });
    case 'validation_failed':
      return new HttpRefusal(422, 'validation_failed', { field: 'message' });
  }
}
