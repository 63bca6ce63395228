import { setTimeout as sleep } from 'node:timers/promises';
import {
  brokenInvariants,
  differencesWithProvider,
} from '../../../apps/server/src/testing/database/invariants.ts';
import { ask } from '../buyers/ask.ts';
import { headersOf } from '../buyers/buyer.ts';
import type { BuyersLog } from '../buyers/log.ts';
import type { Owner } from '../buyers/shop.ts';

export interface Verdict {
  readonly lost: number;
  readonly twice: number;
  readonly chargesWithoutOrder: number;
  /** Everything that is wrong, in words; none is well. */
  readonly wrong: string[];
}

interface Evidence {
  readonly owner: Owner;
  readonly log: BuyersLog;
  readonly base: string;
  readonly sandbox: string;
  /** Seconds the worker is given to finish. */
  readonly patience?: number;
}

interface Booking {
  readonly provider: string;
  readonly kind: string;
  readonly txnId: string;
  readonly reference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Compares what the buyers were told with what the database and the provider have (reliability 4.2). */
export async function judge(evidence: Evidence): Promise<Verdict> {
  const { owner, log } = evidence;
  const wrong: string[] = [];
  const { patience = 60 } = evidence;
  const unsettled = await untilSettled(owner, patience);
  if (unsettled) wrong.push(`not settled after ${patience} s: ${unsettled}`);
  for (const { invariant, what, subject } of await brokenInvariants(owner.db))
    wrong.push(`${invariant} ${what}: ${subject}`);
  const lost = await lostAcks(owner, log);
  const twice = unitsSoldTwice(log);
  const ledger = JSON.parse((await ask(evidence.sandbox, { method: 'GET', path: '/control/ledger' })).text)
    .data as Booking[];
  const stripe = ledger.filter(({ provider }) => provider === 'stripe');
  const without = await chargesWithoutOrder(owner, stripe);
  for (const { what, subject } of await differencesWithProvider(owner.db, 'stripe', stripe))
    wrong.push(`I3 ${what}: ${subject}`);
  wrong.push(
    ...lost.map((one) => `I2 ${one}`),
    ...twice.map((unit) => `I1 two orders acknowledged for unit ${unit}`),
  );
  wrong.push(...without.map((one) => `I3 a charge without an order: ${one}`));
  wrong.push(...(await strayJobsAndMails(owner)).map((one) => `I8 ${one}`));
  wrong.push(...(await changedReplays(evidence)).map((one) => `I12 ${one}`));
  return { lost: lost.length, twice: twice.length, chargesWithoutOrder: without.length, wrong };
}

const rowsOf = async <Row extends object>(owner: Owner, text: string, values: unknown[] = []) =>
  (await owner.pool.query<Row>(text, values)).rows;

async function lostAcks(owner: Owner, log: BuyersLog): Promise<string[]> {
  const rows = await rowsOf<{ code: string; payment_status: string }>(
    owner,
    'select code, payment_status from orders where code = any($1)',
    [log.orders().map(({ code }) => code)],
  );
  const found = new Map(rows.map(({ code, payment_status }) => [code, payment_status]));
  return [
    ...log
      .orders()
      .filter(({ code }) => !found.has(code))
      .map(({ code }) => `the order ${code} is gone`),
    ...log
      .payments()
      .filter(({ code }) => found.has(code) && found.get(code) === 'unpaid')
      .map(({ code }) => `the payment of ${code} is gone`),
  ];
}

function unitsSoldTwice(log: BuyersLog): string[] {
  const codes = new Map<string, Set<string>>();
  for (const { unit, code } of log.orders()) codes.set(unit, (codes.get(unit) ?? new Set()).add(code));
  return [...codes].filter(([, all]) => all.size > 1).map(([unit]) => unit);
}

async function chargesWithoutOrder(owner: Owner, bookings: readonly Booking[]): Promise<string[]> {
  const charges = bookings.filter(({ kind }) => kind === 'charge');
  const rows = await rowsOf<{ id: string }>(
    owner,
    `select a.id::text from payment_attempts a join orders o on o.site_id = a.site_id and o.id = a.order_id
      where o.payment_status <> 'unpaid'`,
  );
  const known = new Set(rows.map(({ id }) => id));
  return charges.filter(({ reference }) => !reference || !known.has(reference)).map(({ txnId }) => txnId);
}

const strayJobsAndMails = async (owner: Owner) =>
  (
    await rowsOf<{ what: string }>(
      owner,
      `select 'job ' || id || ' is locked by a dead worker' as what from graphile_worker._private_jobs
        where locked_at < now() - interval '60 seconds'
       union all
       select 'job ' || id || ' has no tries left: ' || coalesce(last_error, '') from graphile_worker._private_jobs
        where attempts >= max_attempts
       union all
       select 'order ' || o.code || ' has ' || count(m.id) || ' mails of confirmation' from orders o
         left join mails m on m.site_id = o.site_id and m.order_id = o.id and m.kind = 'order_confirmed'
        where o.status = 'confirmed' and o.cart_id is not null group by o.site_id, o.id having count(m.id) <> 1`,
    )
  ).map(({ what }) => what);

/** The same key says the same words, to the byte. */
async function changedReplays({ base, log }: Evidence): Promise<string[]> {
  const orders = log.orders();
  const step = Math.max(1, Math.floor(orders.length / 20));
  const changed: string[] = [];
  for (const [at, order] of orders.filter((_, place) => place % step === 0).entries()) {
    const headers = headersOf(order.cart, `10.255.0.${at}`, order.key, true);
    const path = '/api/front/sales-orders/checkout';
    const again = await ask(base, { method: 'POST', path, headers, body: order.request }).catch(() => null);
    if (again?.text !== order.answer)
      changed.push(`${order.code} was answered differently: ${again?.status} ${again?.text.slice(0, 120)}`);
    await sleep(50);
  }
  return changed;
}

const WAITING = `
select 'jobs ' || count(*) as what from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts having count(*) > 0
union all
select 'mails ' || count(*) from mails where status = 'queued' having count(*) > 0
union all
select 'attempts ' || count(*) from payment_attempts a join orders o on o.site_id = a.site_id and o.id = a.order_id
 where a.status in ('action_required', 'processing', 'unknown') and a.provider = 'stripe' having count(*) > 0`;

/** What the worker still has to do is done, or said. */
async function untilSettled(owner: Owner, patience: number): Promise<string | null> {
  let end = Date.now() + patience * 1000;
  let fewest = Number.POSITIVE_INFINITY;
  for (;;) {
    const waiting = await rowsOf<{ what: string }>(owner, WAITING);
    if (waiting.length === 0) return null;
    const left = waiting.reduce((sum, { what }) => sum + Number(/\d+$/.exec(what)?.[0] ?? 1), 0);
    // A busy day leaves many jobs: as long as they become fewer, nothing is stuck.
    if (left < fewest) end = Date.now() + patience * 1000;
    fewest = Math.min(fewest, left);
    if (Date.now() > end) return waiting.map(({ what }) => what).join(', ');
    await sleep(300);
  }
}
