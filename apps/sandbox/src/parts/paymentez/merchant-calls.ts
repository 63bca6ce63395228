import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Account } from '../../accounts.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Behaviour } from '../../core/scenarios.ts';
import { accountsOf, type World } from '../../core/world.ts';
import { authorizationOf, type Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

const TOKEN_SECONDS = 15;

const Init = z.object({
  locale: z.enum(['es', 'en', 'pt']).default('es'),
  order: z.object({
    amount: z.number().positive(),
    description: z.string().min(1).max(250),
    vat: z.number().min(0),
    dev_reference: z.string().min(1).max(64),
    installments_type: z.number().int().default(0),
    taxable_amount: z.number().min(0),
    tax_percentage: z.number().min(0),
    currency: z.string().default('USD'),
  }),
  user: z.object({ id: z.coerce.string().min(1), email: z.email() }),
});
const Refund = z.object({
  transaction: z.object({ id: z.string() }),
  order: z.object({ amount: z.number().positive() }).optional(),
});
const Verify = z.object({
  user: z.object({ id: z.coerce.string() }),
  transaction: z.object({ id: z.string() }),
  type: z.enum(['BY_OTP', 'BY_CRES']),
  value: z.string(),
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
type MerchantRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: Record<string, string | undefined>;
}>;

type Work = (account: Account, request: MerchantRequest, behaviour: Behaviour | null) => Answer;
interface Switches {
  clockSkewSeconds: number;
}

/** What a shop's server may ask, with an Auth-Token made seconds ago. */
export function merchantCalls(
  app: FastifyInstance,
  world: World,
  transactions: Transactions,
  switches: Switches,
) {
  const call =
    (name: string, work: Work, plays: readonly Behaviour[] = []) =>
    async (request: MerchantRequest, reply: FastifyReply) => {
      const account = findAccount(world, switches, request.headers['auth-token']);
      if (!account) return reply.code(401).send(problem('Invalid token', 'Auth-Token is wrong or too old'));
      const behaviour = world.scenarios.take('paymentez', name, plays);
      const commit = () => work(account, request, behaviour);
      if (await misbehave(behaviour, reply, commit)) return reply;
      const { status, body } = commit();
      return reply.code(status).send(body);
    };

  app.post('/v2/transaction/init_reference/', call('references.create', createReference(transactions)));
  app.get(
    '/v2/transaction/',
    call('transactions.search', (account, { query }) => {
      const found = transactions.byDevReference(account.site, query.dev_reference ?? '');
      return { status: 200, body: { transactions: found.map(describeTransaction) } };
    }),
  );
  app.get(
    '/v2/transaction/:id/',
    call('transactions.get', (account, { params }) => {
      const found = transactions.find(account.site, params.id);
      return found ? { status: 200, body: describeTransaction(found) } : MISSING;
    }),
  );
  app.post('/v2/transaction/verify/', call('transactions.verify', verify(transactions)));
  app.post(
    '/v2/transaction/refund/',
    call('refunds.create', createRefund(transactions), ['decline', 'pending']),
  );
}

/** By the real clock: a shop's clock does not move with ours. */
function findAccount(world: World, switches: Switches, header: unknown): Account | undefined {
  const [code, at = '', proof] = Buffer.from(String(header ?? ''), 'base64')
    .toString()
    .split(';');
  const account = accountsOf(world, 'paymentez').find(({ keys }) => keys.serverCode === code);
  const right = createHash('sha256').update(`${account?.keys.serverKey}${at}`).digest('hex');
  const age = Math.floor(Date.now() / 1000) + switches.clockSkewSeconds - Number(at);
  return proof === right && Math.abs(age) <= TOKEN_SECONDS ? account : undefined;
}

const createReference =
  (transactions: Transactions): Work =>
  (account, { body }) => {
    const wanted = Init.safeParse(body);
    if (!wanted.success) return refused(`${wanted.error.issues[0]?.path.join('.')} is wrong`);
    const { order, user, locale } = wanted.data;
    const wrongTax = taxProblem(order);
    if (wrongTax) return refused(wrongTax);
    const reference = transactions.addReference({
      site: account.site,
      amountMinor: Math.round(order.amount * 100),
      currency: order.currency,
      user,
      description: order.description,
      devReference: order.dev_reference,
    });
    const page = `${new URL(account.jsUrl ?? account.baseUrl).origin}/checkout/${reference.id}?locale=${locale}`;
    return { status: 200, body: { reference: reference.id, checkout_url: page } };
  };

const verify =
  (transactions: Transactions): Work =>
  (account, { body }) => {
    const input = Verify.safeParse(body);
    const found = input.success ? transactions.find(account.site, input.data.transaction.id) : undefined;
    if (!input.success || !found) return MISSING;
    if (!transactions.verify(found, input.data.type, input.data.value)) return refused('nothing to verify');
    return { status: 200, body: describeTransaction(found) };
  };

const createRefund =
  (transactions: Transactions): Work =>
  (account, { body }, behaviour) => {
    const input = Refund.safeParse(body);
    const found = input.success ? transactions.find(account.site, input.data.transaction.id) : undefined;
    if (!input.success || !found) return MISSING;
    const requested = input.data.order?.amount;
    const amount =
      requested === undefined ? found.amountMinor - found.refundedMinor : Math.round(requested * 100);
    if (behaviour === 'decline' || !transactions.refund(found, amount, behaviour === 'pending'))
      return { status: 200, body: { status: 'failure', detail: 'Refund refused' } };
    const status = behaviour === 'pending' ? 'pending' : 'success';
    const detail = status === 'pending' ? 'Waiting confirmation' : 'Completed';
    return { status: 200, body: { status, detail, ...describeTransaction(found) } };
  };

/** The base times the rate is the tax, and both fit into the amount. */
function taxProblem(order: z.infer<typeof Init>['order']): string | null {
  const cents = (value: number) => Math.round(value * 100);
  const tax = Math.round((cents(order.taxable_amount) * order.tax_percentage) / 100);
  if (Math.abs(tax - cents(order.vat)) > 1)
    return 'vat does not agree with taxable_amount and tax_percentage';
  if (cents(order.taxable_amount) + cents(order.vat) > cents(order.amount))
    return 'taxes are more than the amount';
  return null;
}

const problem = (type: string, help: string) => ({ error: { type, help, description: '' } });
const refused = (help: string): Answer => ({ status: 400, body: problem('Invalid request', help) });
const MISSING: Answer = { status: 404, body: problem('Not Found', 'no such transaction') };

export const describeTransaction = (one: Transaction) => ({
  transaction: {
    id: one.id,
    status: one.status,
    status_detail: one.detail,
    amount: one.amountMinor / 100,
    currency: one.currency,
    dev_reference: one.reference.devReference,
    carrier_code: one.carrier,
    authorization_code: authorizationOf(one),
    payment_date: one.paidAt?.toISOString() ?? null,
    message: '',
    installments: 1,
    installments_type: 'Revolving credit',
    refund_amount: one.refundedMinor / 100,
  },
  card: {
    bin: one.card.bin,
    number: one.card.last4,
    holder_name: one.card.holder,
    type: one.card.type,
    origin: 'Paymentez',
  },
});
