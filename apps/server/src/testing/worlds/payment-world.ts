import { type Insertable, type Selectable, sql } from 'kysely';
import { takeUnits } from '../../features/inventory/claims/take-units.ts';
import { createAttempt } from '../../features/payments/attempts/create-attempt.ts';
import { createPayments, type Payments } from '../../features/payments/payments.ts';
import type {
  PaymentAccount,
  PaymentAccounts,
  ProviderAdapter,
} from '../../features/payments/providers/adapter.ts';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { PaymentMethods, Sites, Units } from '../../platform/db/schema.ts';
import { createLog } from '../../platform/observability/log.ts';
import { createMetrics } from '../../platform/observability/metrics.ts';
import { singleKey } from '../../platform/secrets/signing-keys.ts';
import { aCart, anOrder } from '../builders/builders.ts';

export const SIGNING_SECRET = 'a secret of thirty-two characters';

/** Payments on a test database, silent, with the accounts of a sandbox or with adapters of the test's own. */
export function testPayments(
  db: Db,
  accounts: PaymentAccounts,
  make?: (accountRef: string, account: PaymentAccount) => ProviderAdapter | null,
): Payments {
  const metrics = createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 }));
  const config = {
    paymentAccounts: accounts,
    origin: 'http://localhost:8080',
    webhooksUrl: 'http://127.0.0.1:4002/api/webhooks',
    signingKeys: singleKey(SIGNING_SECRET),
  };
  const log = createLog({ level: 'silent', name: 'test' });
  return createPayments({ db, log, metrics, config, sharedPolls: null }, make);
}

/** An account for a scripted provider; its address is closed. */
export const aTestAccount = (site: string): PaymentAccount => ({
  provider: 'stripe',
  site,
  baseUrl: 'http://127.0.0.1:9',
  jsUrl: null,
  keys: {},
  settings: {},
});

let count = 0;

export async function aMethod(
  db: Db,
  input: Partial<Insertable<PaymentMethods>> & { site_id: number },
): Promise<Selectable<PaymentMethods>> {
  count += 1;
  const isOnline = input.account_ref != null;
  return db
    .insertInto('payment_methods')
    .values({
      code: `method_${count}`,
      provider: isOnline ? 'stripe' : 'offline',
      component: isOnline ? 'Stripe' : 'BankTransfer',
      type: isOnline ? 'tdc' : 'bank-transfer',
      reserve_minutes: isOnline ? 30 : 4320,
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An order of one reserved unit with an attempt to pay it, as the checkout leaves it. */
export async function anAwaitingOrder(
  owner: Db,
  app: Db,
  input: {
    site: Selectable<Sites>;
    method: Selectable<PaymentMethods>;
    unit?: Selectable<Units>;
    deadlineInMinutes?: number;
    customerId?: number;
  },
) {
  const { site, method } = input;
  const siteId = site.id;
  const cart = await aCart(owner, { site_id: siteId });
  const order = await anOrder(owner, {
    site_id: siteId,
    cart_id: cart.id,
    payment_method_id: method.id,
    ...(input.unit ? { unit: input.unit } : {}),
    ...(input.customerId === undefined ? {} : { customer_id: input.customerId }),
    deadline_at: new Date(Date.now() + (input.deadlineInMinutes ?? 30) * 60_000),
  });
  return withSite(app, siteId, async (tx) => {
    const reservation = { siteId, unitIds: [order.unitId], kind: 'reservation', minutes: 40 } as const;
    const taken = await takeUnits({ tx }, { ...reservation, cartId: cart.id, orderId: order.id });
    if (!taken.ok) throw new Error('the unit is taken');
    const attempt = await createAttempt(tx, {
      siteId,
      orderId: order.id,
      methodId: method.id,
      provider: method.provider,
      accountRef: method.account_ref,
      amountMinor: order.total_minor,
      currency: order.currency.trim(),
      exponent: 2,
      fxQuote: null,
    });
    return {
      siteId,
      orderId: order.id,
      code: order.code,
      unitId: order.unitId,
      cartId: cart.id,
      attemptId: attempt.id,
      totalMinor: order.total_minor,
    };
  });
}

export type AwaitingOrder = Awaited<ReturnType<typeof anAwaitingOrder>>;

/** What became of an order, its attempts and its unit, in one row. */
export async function standingOf(owner: Db, order: Pick<AwaitingOrder, 'orderId' | 'unitId'>) {
  const { rows } = await sql<{
    status: string;
    payment: string;
    attempts: string;
    claim: string | null;
    ledger: string | null;
    refunds: string | null;
    cases: string | null;
  }>`
    select o.status, o.payment_status as payment,
      (select string_agg(a.status, ' ' order by a.created_at) from payment_attempts a where a.order_id = o.id) as attempts,
      (select c.kind from unit_claims c where c.unit_id = ${order.unitId} and c.released_at is null) as claim,
      (select string_agg(p.kind || ' ' || e.amount_minor, ', ' order by p.kind, e.amount_minor) from payment_attempts a
         join ledger_postings p on p.attempt_id = a.id
         join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
        where a.order_id = o.id) as ledger,
      (select string_agg(r.status || ' ' || r.amount_minor, ', ' order by r.created_at) from refunds r
         join payment_attempts a on a.id = r.attempt_id where a.order_id = o.id) as refunds,
      (select string_agg(c.kind || ' ' || c.status, ', ' order by c.id) from payment_cases c where c.order_id = o.id) as cases
    from orders o where o.id = ${order.orderId}`.execute(owner);
  const [row] = rows;
  if (!row) throw new Error(`No order ${order.orderId}`);
  return row;
}
