import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRouteInTwoSteps } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './contact.contract.ts';
import { getTicket } from './contact.sql.ts';
import { type CreatedTicket, createTicket } from './create-ticket.ts';
import { type CaptchaResult, verifyCaptcha } from './verify-captcha.ts';

const FORMS = { auth: 'public', limit: 'forms' } as const;

export function contactRoutes(app: FastifyInstance, { db, captcha }: Shop) {
  // A captcha token is valid once. It is verified after the idempotency key was found to be new, so a repeated call
  // gets the first answer instead of a refusal.
  const passed = new WeakSet<FastifyRequest>();

  creatingRouteInTwoSteps(app, db, contract.createTicket, FORMS, {
    async make(tx, { made }, { body }, request) {
      if (!passed.has(request)) return { ok: false, blocker: 'captcha' as const };
      const visitor = { siteId: tenantOf(request).id, locale: request.locale, address: request.ip };
      const result = await createTicket(tx, visitor, made, body);
      return result.ok ? result : { ok: false, refusal: refuse(result) };
    },
    async unblock(_blocker, { body }, request) {
      const solved = await verifyCaptcha(captcha, body['h-captcha-response'], request.ip);
      if (!solved.ok) return refuse(solved);
      passed.add(request);
      return null;
    },
    async answer(made, _call, request) {
      return { ok: true, answer: { data: await getTicket(db, tenantOf(request).id, made) } };
    },
  });
}

function refuse(refused: Extract<CaptchaResult | CreatedTicket, { ok: false }>): HttpRefusal {
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
