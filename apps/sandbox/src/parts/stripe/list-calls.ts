import type { FastifyInstance } from 'fastify';
import type { Call, Counter, Params } from './stripe-call.ts';
import type { Desk } from './stripe-desk.ts';
import { chargeShape, disputeShape, intentShape, listShape, refundShape } from './stripe-shapes.ts';

interface Listed {
  readonly id: string;
  readonly site: string;
  readonly created: number;
}

/** The lists: newest first, by `created`, a page at a time. */
export function listCalls(app: FastifyInstance, desk: Desk, { serve }: Counter): void {
  const { books } = desk;
  app.get(
    '/v1/payment_intents',
    serve('payment_intents.list', (call) =>
      paged(call, '/v1/payment_intents', books.intents, (intent) =>
        intentShape(
          books,
          intent,
          call.expand.map((path) => path.replace(/^data\./, '')),
        ),
      ),
    ),
  );
  app.get(
    '/v1/charges',
    serve('charges.list', (call) =>
      paged(call, '/v1/charges', books.charges, (charge) => chargeShape(books, charge)),
    ),
  );
  app.get(
    '/v1/refunds',
    serve('refunds.list', (call) => paged(call, '/v1/refunds', books.refunds, refundShape)),
  );
  app.get(
    '/v1/disputes',
    serve('disputes.list', (call) => paged(call, '/v1/disputes', books.disputes, disputeShape)),
  );
  app.get(
    '/v1/events',
    serve('events.list', (call) =>
      paged(call, '/v1/events', books.events, (event) => JSON.parse(event.body) as object),
    ),
  );
}

function paged<T extends Listed>(
  { account, params }: Call,
  url: string,
  book: ReadonlyMap<string, T>,
  shape: (one: T) => object,
) {
  const created = (params.created ?? {}) as Params;
  const types = Object.values((params.types ?? []) as object);
  const bound = (name: string, otherwise: number) =>
    created[name] === undefined ? otherwise : Number(created[name]);
  const fits = (one: T & { intentId?: string; type?: string }) =>
    one.site === account.site &&
    one.created >= bound('gte', 0) &&
    one.created > bound('gt', -1) &&
    one.created < bound('lt', Number.POSITIVE_INFINITY) &&
    one.created <= bound('lte', Number.POSITIVE_INFINITY) &&
    (params.payment_intent === undefined || one.intentId === params.payment_intent) &&
    (types.length === 0 || types.includes(one.type));
  const all = [...book.values()].filter(fits).toReversed();
  const place = (name: string) => all.findIndex((one) => one.id === params[name]);
  const after = place('starting_after');
  const before = place('ending_before');
  const rest = all.slice(after + 1, before < 0 ? undefined : before);
  const limit = Math.min(Number(params.limit ?? 10), 100);
  return listShape(url, rest.slice(0, limit).map(shape), rest.length > limit);
}
