import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Account } from '../../accounts.ts';
import type { CardTokens } from './card-tokens.ts';
import { methodOf, payerCosts } from './cards.ts';
import { describePayment, describeRefund } from './describe-payment.ts';
import type { MerchantDoor, Params } from './merchant-door.ts';
import type { Charge } from './payment.ts';
import type { Payments } from './payments.ts';

const Wanted = z.object({
  transaction_amount: z.number(),
  token: z.string(),
  installments: z.number().int(),
  payment_method_id: z.string(),
  issuer_id: z.coerce.string().optional(),
  payer: z.object({ email: z.string() }).partial().default({}),
  external_reference: z.string().max(256).optional(),
  notification_url: z.url().optional(),
  binary_mode: z.boolean().default(false),
  three_d_secure_mode: z.enum(['not_supported', 'optional', 'mandatory']).default('not_supported'),
});

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
        const wanted = Wanted.safeParse(request.body);
        if (!wanted.success)
          return { status: 400, code: 8, text: `bad data: ${wanted.error.issues[0]?.path}` };
        const charge = chargeOf(wanted.data, account);
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
      body: search(account, request.query),
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

  function chargeOf(
    wanted: z.infer<typeof Wanted>,
    account: Account,
  ): Charge | { code: number; text: string } {
    const amountMinor = Math.round(wanted.transaction_amount * 100);
    const token = tokens.find(account.site, wanted.token);
    if (!(amountMinor > 0)) return { code: 4037, text: 'Invalid transaction_amount' };
    if (!wanted.payer.email?.includes('@')) return { code: 4050, text: 'payer.email must be a valid email' };
    if (!token) return { code: 2006, text: 'Card Token not found' };
    if (token.status === 'used') return { code: 3003, text: 'Invalid card_token_id' };
    const method = methodOf(token.bin);
    if (!method || method.id !== wanted.payment_method_id)
      return { code: 3028, text: 'Invalid payment_method_id' };
    const issuer = wanted.issuer_id ?? null;
    if (issuer !== null && !method.issuers.some(({ id }) => id === issuer))
      return { code: 3030, text: 'Invalid issuer_id' };
    const cost = payerCosts(method, amountMinor).find(
      ({ installments }) => installments === wanted.installments,
    );
    if (!cost) return { code: 3029, text: 'Invalid installments' };
    return {
      site: account.site,
      amountMinor,
      paidMinor: Math.round(cost.total_amount * 100),
      token,
      issuer,
      currency: payments.currencyOf(account.site),
      installments: wanted.installments,
      reference: wanted.external_reference ?? null,
      notificationUrl: wanted.notification_url ?? null,
      methodId: method.id,
      methodType: method.type,
      isBinary: wanted.binary_mode,
      mayChallenge: wanted.three_d_secure_mode !== 'not_supported',
    };
  }

  function search(account: Account, query: unknown) {
    const requested = z.record(z.string(), z.string()).parse(query);
    const [from, to] = [Date.parse(requested.begin_date ?? ''), Date.parse(requested.end_date ?? '')];
    const found = payments.list(account.site).filter((one) => {
      if (switches.searchLags) return false;
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
}
