import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { misbehave } from '../../core/misbehave.ts';
import type { Behaviour } from '../../core/scenarios.ts';
import { accountsOf, type Part, type World } from '../../core/world.ts';
import { bookPayment, makePayment } from './payment-calls.ts';
import { createDesk, type Desk, type Payment, paymentShape, refundShape, refundsOf } from './payway-books.ts';
import { notFound, PaywayRefusal, unauthorised } from './payway-errors.ts';
import { closeBatch, closeYesterday, makeRefund } from './refund-calls.ts';
import { makeToken } from './token-calls.ts';

const PLAYS: Readonly<Record<string, readonly Behaviour[]>> = {
  'payments.create': ['decline', 'pending', 'wrong_amount', 'wrong_currency'],
};

const TRIES = [
  ['4507 9900 0000 4905, 5299 9100 1000 0015, 3739 531923 51004', 'pays'],
  ['4517 7210 0485 6075', 'pays (Visa débito: no refund in parts)'],
  ['4546 4000 4499 7331, 5455 3302 0000 0016', 'declined'],
  ['4258 2100 0047 4094, 5204 2300 1000 0012', 'no funds'],
] as const;

/** `scenarios` knows its calls as tokens.create, payments.create, payments.get, payments.list, refunds.create. */
export function paywayPart(world: World): Part {
  const desk = createDesk(world);
  return {
    name: 'payway',
    about: 'Payway (Decidir 2): card tokens from the browser, payments and refunds from the server.',
    tries: TRIES,
    state: () => `${desk.tokens.size} tokens, ${desk.payments.size} payments, ${desk.refunds.size} refunds`,
    routes(app) {
      browserRules(app, desk);
      serverCalls(app, desk);
    },
    reset() {
      desk.tokens.clear();
      desk.payments.clear();
      desk.refunds.clear();
    },
  };
}

type Ids = { id: string };

/** A preflight that allows `apikey`; scenario `decline` on tokens.preflight refuses it, as one of Payway's hosts does. */
function browserRules(app: FastifyInstance, { world }: Desk) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return;
    // Only when meant for it: a scenario for any call is about the calls themselves.
    const isMeant = world.scenarios.list().some(({ call }) => call === 'tokens.preflight');
    const refused = isMeant && world.scenarios.take('payway', 'tokens.preflight') === 'decline';
    reply.header('access-control-allow-methods', 'POST');
    reply.header('access-control-allow-headers', refused ? 'content-type' : 'content-type, apikey, x-source');
    return reply.code(204).send();
  });
}

function serverCalls(app: FastifyInstance, desk: Desk) {
  const serve = createServe(desk);
  const find = (request: FastifyRequest): Payment => {
    const { id } = request.params as Ids;
    const payment = desk.payments.get(Number(id));
    if (!payment) throw notFound('Payment', id);
    return payment;
  };

  app.post(
    '/api/v2/tokens',
    serve('tokens.create', 'public', ({ body }) => makeToken(desk, body ?? {}), 201),
  );
  app.post(
    '/api/v2/payments',
    serve(
      'payments.create',
      'private',
      ({ body }, told) => makePayment(desk, (body ?? {}) as Record<string, unknown>, told),
      201,
    ),
  );
  app.get(
    '/api/v2/payments',
    serve('payments.list', 'private', ({ query }) => page(desk, query)),
  );
  app.get(
    '/api/v2/payments/:id',
    serve('payments.get', 'private', (request) => paymentShape(find(request))),
  );
  app.post(
    '/api/v2/payments/:id/refunds',
    serve(
      'refunds.create',
      'private',
      (request) => makeRefund(desk, find(request), request.body as { amount?: unknown } | null),
      201,
    ),
  );
  app.get(
    '/api/v2/payments/:id/refunds',
    serve('refunds.list', 'private', (request) => refundsOf(desk, find(request).id).map(refundShape)),
  );
  app.get('/api/v2/healthcheck', async () => ({
    name: 'decidir',
    version: 'sandbox',
    buildTime: '20261115',
  }));
  app.post(
    '/api/v1/closures/batchclosure',
    serve('batch.close', 'private', ({ body }) => ({
      closed: closeBatch(desk, (body as { payment_method_id?: number } | null)?.payment_method_id),
    })),
  );
  reviewCall(app, desk);
}

/** By hand: how a payment in review ends. */
function reviewCall(app: FastifyInstance, desk: Desk) {
  app.post<{ Params: Ids; Body: { to?: string } | null }>('/sandbox/payments/:id', async (request, reply) => {
    const payment = desk.payments.get(Number(request.params.id));
    if (payment?.status !== 'review') return reply.code(404).send();
    payment.status = request.body?.to === 'approved' ? 'approved' : 'rejected';
    if (payment.status === 'approved') bookPayment(desk, payment);
    return paymentShape(payment);
  });
}

/** Answers a call with the key of its role; a refusal becomes Payway's error body. */
const createServe =
  (desk: Desk) =>
  (
    name: string,
    role: 'public' | 'private',
    work: (request: FastifyRequest, told: Behaviour | null) => object,
    created = 200,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const known = accountsOf(desk.world, 'payway').some(
        (account) => account.keys[role] === request.headers.apikey,
      );
      if (!known) throw unauthorised();
      closeYesterday(desk);
      const told = desk.world.scenarios.take('payway', name, PLAYS[name] ?? []);
      const commit = () => quietly(() => work(request, told));
      if (await misbehave(told, reply, commit)) return reply;
      return reply.code(created).send(work(request, told));
    } catch (error) {
      if (!(error instanceof PaywayRefusal)) throw error;
      return reply.code(error.status).send(error.body);
    }
  };

function quietly(work: () => object) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof PaywayRefusal)) throw error;
  }
}

/** Newest first. */
function page(desk: Desk, query: unknown) {
  const { offset = '0', pageSize = '50', siteOperationId } = query as Record<string, string>;
  const size = Math.min(Number(pageSize), 50);
  const all = [...desk.payments.values()]
    .filter((payment) => siteOperationId === undefined || payment.siteTransactionId === siteOperationId)
    .toReversed();
  const results = all.slice(Number(offset), Number(offset) + size);
  return {
    limit: size,
    offset: Number(offset),
    results: results.map(paymentShape),
    hasMore: all.length > Number(offset) + size,
  };
}
