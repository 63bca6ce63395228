import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Account } from '../../accounts.ts';
import type { CardTokens } from './card-tokens.ts';
import { chargeOf, WantedPayment } from './charge-of.ts';
import { describePayment, describeRefund } from './describe-payment.ts';
import type { MerchantDoor, Params } from './merchant-door.ts';
import type { Payments } from './payments.ts';

/** What a shop's server may ask, with its access token. */
export function merchantCalls(
  app: FastifyInstance,
  door: MerchantDoor,
  tokens: CardTokens,
  payments: Payments,
  switches: { readonly searchLags: boolean },
) {
  const { call } = door;
  const payment = (account: Account, id: string) => payments.find(account.site, id);
  const described = (account: Account, id: string) => {
    const found = payment(account, id);
    return found
      ? { status: 200, body: describePayment(found, account) }
      : { status: 404, code: 2000, text: 'Payment not found' };
  };

  app.post<Params>(
    '/v1/payments',
    call(
      'payments.create',
      ({ account, request, behaviour }) => {
        const wanted = WantedPayment.safeParse(request.body);
        if (!wanted.success)
          return { status: 400, code: 8, text: `bad data: ${wanted.error.issues[0]?.path}` };
        const charge = chargeOf(
          { account, tokens, currency: payments.currencyOf(account.site) },
          wanted.data,
        );
        if ('code' in charge) return { status: 400, ...charge };
        return { status: 201, body: describePayment(payments.create(charge, behaviour), account) };
      },
      ['decline', 'pending', 'wrong_amount', 'wrong_currency'],
    ),
  );
  app.get<Params>(
    '/v1/payments/search',
    call('payments.search', ({ account, request }) => ({
      status: 200,
      body: searchPayments(payments, account, { query: request.query, searchLags: switches.searchLags }),
    })),
  );
  app.get<Params>(
    '/v1/payments/:id',
    call('payments.get', ({ account, request }) => described(account, request.params.id)),
  );
  app.put<Params>(
    '/v1/payments/:id',
    call('payments.update', ({ account, request }) => {
      const found = payment(account, request.params.id);
      const input = z.object({ status: z.literal('cancelled') }).safeParse(request.body);
      if (!input.success) return { status: 400, code: 8, text: 'only cancelling is played here' };
      if (found && !payments.cancel(found))
        return { status: 400, code: 2018, text: 'The action is not valid for the current payment state' };
      return described(account, request.params.id);
    }),
  );
  refundCalls(app, door, payments);
}

function refundCalls(app: FastifyInstance, { call }: MerchantDoor, payments: Payments) {
  const payment = (account: Account, id: string) => payments.find(account.site, id);
  app.post<Params>(
    '/v1/payments/:id/refunds',
    call(
      'refunds.create',
      ({ account, request, behaviour }) => {
        const found = payment(account, request.params.id);
        if (!found) return { status: 404, code: 2000, text: 'Payment not found' };
        const input = z.object({ amount: z.number().positive().optional() }).safeParse(request.body ?? {});
        if (!input.success) return { status: 400, code: 4040, text: 'amount must be a positive number' };
        const left = found.amountMinor - found.refunds.reduce((sum, one) => sum + one.amountMinor, 0);
        const amount = input.data.amount === undefined ? left : Math.round(input.data.amount * 100);
        const refund =
          behaviour === 'decline' ? null : payments.refund(found, amount, behaviour === 'pending');
        return refund
          ? { status: 201, body: describeRefund(found, refund) }
          : {
              status: 400,
              code: 2063,
              text: 'The action requested is not valid for the current payment state',
            };
      },
      ['decline', 'pending'],
    ),
  );
  app.get<Params>(
    '/v1/payments/:id/refunds',
    call('refunds.list', ({ account, request }) => {
      const found = payment(account, request.params.id);
      return found
        ? { status: 200, body: found.refunds.map((refund) => describeRefund(found, refund)) }
        : { status: 404, code: 2000, text: 'Payment not found' };
    }),
  );
  app.get<Params>(
    '/v1/payments/:id/refunds/:refund',
    call('refunds.get', ({ account, request }) => {
      const found = payment(account, request.params.id);
      const refund = found?.refunds.find((one) => String(one.id) === request.params.refund);
      return found && refund
        ? { status: 200, body: describeRefund(found, refund) }
        : { status: 404, code: 2024, text: 'Refund not found' };
    }),
  );
}

/** `searchLags`: their search does not know new payments yet. */
function searchPayments(
  payments: Payments,
  account: Account,
  { query, searchLags }: { query: unknown; searchLags: boolean },
) {
  const requested = z.record(z.string(), z.string()).parse(query);
  const [from, to] = [Date.parse(requested.begin_date ?? ''), Date.parse(requested.end_date ?? '')];
  const found = payments.list(account.site).filter((one) => {
    if (searchLags) return false;
    if (requested.external_reference && one.reference !== requested.external_reference) return false;
    if (!requested.range) return true;
    const at = requested.range === 'date_approved' ? one.approvedAt : one.createdAt;
    return at !== null && at.getTime() >= from && at.getTime() <= to;
  });
  const [offset, limit] = [Number(requested.offset ?? 0), Number(requested.limit ?? 30)];
  return {
    paging: { total: found.length, limit, offset },
    results: found.slice(offset, offset + limit).map((one) => describePayment(one, account)),
  };
}
