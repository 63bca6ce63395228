import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { browserScript } from '../../core/browser-script.ts';
import { challengePage, readableAmount } from '../../core/frames.ts';
import { misbehave } from '../../core/misbehave.ts';
import { accountsOf, type World } from '../../core/world.ts';
import { type CardTokens, describeToken } from './card-tokens.ts';
import { describe, IDENTIFICATION_TYPES, METHODS, methodOf, payerCosts } from './cards.ts';
import { fieldPage } from './field-page.ts';
import type { Payments } from './payments.ts';

type Query = { Querystring: Record<string, string | undefined> };

/** What browsers ask: the script, its fields, look-ups and tokens with the public key, and the bank's page. */
export function shopperCalls(
  app: FastifyInstance,
  world: World,
  tokens: CardTokens,
  payments: Payments,
  switches: { wrongCode: string },
) {
  scriptCalls(app);
  bankCalls(app, payments);

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('public_key=')) return;
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*');
  });
  app.options('/v1/*', async (_request, reply) =>
    reply.header('access-control-allow-methods', '*').code(204).send(),
  );

  const open = createOpen(world);
  app.get<Query>(
    '/v1/identification_types',
    open('identification_types', () => ok(IDENTIFICATION_TYPES)),
  );
  methodCalls(app, open);
  app.post<Query>(
    '/v1/card_tokens',
    open('card_tokens.create', (site, _query, body) => {
      const made = tokens.create(site, body, switches.wrongCode);
      if ('token' in made) return { status: 201, body: describeToken(made.token) };
      return { status: 400, body: { ...error(400, 'invalid parameters'), cause: made.causes } };
    }),
  );
}

/** What the card form asks about ways to pay. */
function methodCalls(app: FastifyInstance, open: ReturnType<typeof createOpen>) {
  app.get<Query>(
    '/v1/payment_methods',
    open('payment_methods', () => ok(METHODS.map(describe))),
  );
  app.get<Query>(
    '/v1/payment_methods/search',
    open('payment_methods.search', (_site, { bin = '' }) => {
      if (!/^\d{6,8}$/.test(bin)) return { status: 400, body: error(400, 'bin must have 6 to 8 digits') };
      const method = methodOf(bin);
      const results = method ? [describe(method)] : [];
      return ok({ paging: { total: results.length, limit: 30, offset: 0 }, results });
    }),
  );
  app.get<Query>(
    '/v1/payment_methods/card_issuers',
    open('card_issuers', (_site, { payment_method_id: id, bin }) => {
      const method = METHODS.find((one) => one.id === id);
      if (!method || (bin && methodOf(bin) !== method))
        return { status: 400, body: error(400, 'unknown method') };
      return ok(
        method.issuers.map((issuer) => ({
          ...issuer,
          processing_mode: 'aggregator',
          merchant_account_id: null,
        })),
      );
    }),
  );
  app.get<Query>(
    '/v1/payment_methods/installments',
    open('installments', (_site, { bin = '', amount = '', locale }) => {
      const method = methodOf(bin);
      if (!method || !/^\d+(\.\d{1,2})?$/.test(amount))
        return { status: 400, body: error(400, 'bad bin or amount') };
      return ok([
        {
          payment_method_id: method.id,
          payment_type_id: method.type,
          processing_mode: 'aggregator',
          issuer: { ...method.issuers[0] },
          agreements: null,
          payer_costs: payerCosts(method, Math.round(Number(amount) * 100), locale),
        },
      ]);
    }),
  );
}

/** With the public key of an account, or 401. */
const createOpen =
  (world: World) =>
  (name: string, work: (site: string, query: Query['Querystring'], body: unknown) => Answer) =>
  async (request: FastifyRequest<Query>, reply: FastifyReply) => {
    const account = accountsOf(world, 'mercadopago').find(
      (one) => one.keys.public === request.query.public_key,
    );
    if (!account) return reply.code(401).send(error(401, 'invalid public_key'));
    const behaviour = world.scenarios.take('mercadopago', name, []);
    if (await misbehave(behaviour, reply, () => null)) return reply;
    const answer = work(account.site, request.query, request.body);
    return reply.code(answer.status).send(answer.body);
  };

function scriptCalls(app: FastifyInstance) {
  const script = browserScript(new URL('./mercadopago.browser.ts', import.meta.url));
  const field = browserScript(new URL('./field.browser.ts', import.meta.url));
  app.get('/js/v2', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/fields/field.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(field),
  );
  app.get<Query & { Params: { type: string } }>('/fields/:type', async ({ params, query }, reply) => {
    const page = fieldPage(params.type, query.locale ?? 'es-AR');
    if (!page) return reply.code(404).send({ message: 'no such field' });
    return reply
      .header('content-security-policy', "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors *")
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** The bank's page, where the shopper answers a challenge. */
function bankCalls(app: FastifyInstance, payments: Payments) {
  app.post<{ Params: { id: string } }>('/acs/:id', async (request, reply) => {
    const payment = payments.findAny(request.params.id);
    const { creq } = z
      .object({ creq: z.string() })
      .partial()
      .parse(request.body ?? {});
    if (!payment?.creq || creq !== payment.creq) return reply.code(400).send('This is no check of ours.');
    const amount = readableAmount(payment.amountMinor / 100, payment.currency);
    return reply
      .type('text/html; charset=utf-8')
      .send(challengePage({ merchant: 'Paddock', amount, answerUrl: `/acs/${payment.id}/answer` }));
  });
  app.post<{ Params: { id: string } }>('/acs/:id/answer', async (request, reply) => {
    const payment = payments.findAny(request.params.id);
    const input = z.object({ outcome: z.enum(['complete', 'fail']) }).safeParse(request.body);
    if (!payment || !input.success || payment.detail !== 'pending_challenge') return reply.code(409).send({});
    const passed = input.data.outcome === 'complete' && payment.token.challenge === 'offered';
    if (passed) payments.change(payment, 'approved', 'accredited');
    else payments.change(payment, 'rejected', 'cc_rejected_3ds_challenge');
    return { status: 'COMPLETE' };
  });
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
const ok = (body: unknown): Answer => ({ status: 200, body });
const error = (status: number, message: string) => ({ message, error: 'bad_request', status, cause: [] });
