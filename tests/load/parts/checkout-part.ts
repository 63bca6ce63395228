import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accountsAt, PORT_OFFSETS } from '@paddock/sandbox/accounts';
import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { readDatabaseUrl } from '../../../apps/server/src/config.ts';
import { freePortWith } from '../../../scripts/system/free-ports.ts';
import { stopChild } from '../meters/bench-system.ts';
import { cpuOf } from '../meters/cpu.ts';
import { spendFloor } from '../meters/floor.ts';
import { type RunningApi, startApi } from '../meters/measure.ts';
import { PostgresMeter } from '../meters/postgres-meter.ts';
import type { CheckoutLine, CheckoutTable } from '../report/results.ts';
import { type CheckoutSite, prepareCheckout } from '../traffic/checkout-demo.ts';
import { median } from '../traffic/drive.ts';
import { Shopper } from '../traffic/shopper.ts';

// Enough for node to have compiled what it runs, and for the figures to be finer than the kernel's hundredths.
const WARM_UPS_PER_ORDER = 0.75;
const ADDS_PER_ORDER = 12;
const LANES = 2;
const FLOOR_SECONDS = 4;
const BUDGET_MS = { add: 1.5, checkout: 15 };
// So many that none of them meets the limit of one.
const staffTokens = Array.from({ length: 60 }, () => randomBytes(32).toString('base64url'));

interface Counter {
  readonly databaseUrl: string;
  readonly api: RunningApi;
  readonly meter: PostgresMeter;
  readonly site: CheckoutSite;
}

/**
 * Putting a unit into the bag, and a whole checkout from the first add to the confirmed order: by bank transfer
 * (confirmed by staff) and by card through the sandbox. The sandbox and this driver are not counted; the worker does not
 * run.
 */
export async function measureCheckout(database: string, orders: number): Promise<CheckoutTable> {
  const owner = new pg.Client({
    connectionString: withDatabase(ownerDatabaseUrl(), database),
    options: '-c app.unsafe_all_sites=on',
  });
  await owner.connect();
  const site = await prepareCheckout(
    owner,
    Math.ceil(2 * orders * (1 + WARM_UPS_PER_ORDER)) + 100,
    staffTokens,
  );
  const { rows } = await owner.query<{ units: number }>('select count(*)::int as units from units');
  await owner.end();
  const sandboxPort = await freePortWith(Object.values(PORT_OFFSETS));
  const sandbox = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../../apps/sandbox/src/main.ts')],
    {
      // Its notifications go nowhere: whether one comes is a matter of the provider, not of the checkout.
      env: {
        ...process.env,
        PADDOCK_SANDBOX_PORT: String(sandboxPort),
        PADDOCK_WEBHOOKS_URL: 'http://127.0.0.1:9/',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const accounts = accountsAt(sandboxPort);
  const account = accounts[`stripe-${site.slug}`] as (typeof accounts)[string];
  const databaseUrl = withDatabase(readDatabaseUrl(), database);
  const api = await startApi(databaseUrl, {
    PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(accounts),
  });
  const meter = await PostgresMeter.open(database);
  const target = { databaseUrl, api, meter, site };
  const units = [...site.units];
  const next = () => units.pop() ?? '';
  try {
    await wait(1500);
    const lines = [
      await line(target, 'add to bag', BUDGET_MS.add, orders * ADDS_PER_ORDER, (shopper, n) =>
        shopper.add(units[n % units.length] ?? ''),
      ),
      await line(target, 'bank transfer, first add to confirmed', BUDGET_MS.checkout, orders, (shopper, n) =>
        byBank(shopper, next(), site.bankId, staffTokens[n % staffTokens.length] ?? ''),
      ),
      await line(target, 'card (Stripe), first add to confirmed', BUDGET_MS.checkout, orders, (shopper) =>
        byCard(shopper, next(), site.cardId, account),
      ),
    ];
    return { database, units: rows[0]?.units ?? 0, lines };
  } finally {
    await meter.close();
    await api.stop();
    await stopChild(sandbox);
  }
}

async function byBank(shopper: Shopper, unit: string, methodId: number, staffToken: string) {
  await shopper.add(unit);
  const order = await shopper.placeOrder(methodId);
  await shopper.register(order.post.url, methodId, 'CRO 0542 8111');
  await shopper.call(
    'POST',
    `/api/staff/orders/${order.code}/payment`,
    {
      amount_minor: order.total,
      currency: order.currency,
      value_on: new Date().toISOString().slice(0, 10),
      reference: `statement ${order.code}`,
    },
    { authorization: `Bearer ${staffToken}` },
  );
}

async function byCard(
  shopper: Shopper,
  unit: string,
  methodId: number,
  account: { readonly baseUrl: string; readonly keys: Readonly<Record<string, string>> },
) {
  await shopper.add(unit);
  const order = await shopper.placeOrder(methodId);
  const intent = (order.post.clientSecret ?? '').split('_secret')[0] ?? '';
  const answer = await fetch(`${account.baseUrl}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.keys.secret}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
  const status = await shopper.register(`${order.post.url}/${intent}`, methodId, intent);
  if (status !== 'success') throw new Error(`The card ended in ${status}`);
}

async function line(
  { databaseUrl, api, meter, site }: Counter,
  name: string,
  budgetMs: number,
  rounds: number,
  work: (shopper: Shopper, n: number) => Promise<void>,
): Promise<CheckoutLine> {
  let n = 0;
  const run = async (count: number) => {
    const times: number[] = [];
    let calls = 0;
    const end = n + count;
    const lane = async () => {
      while (n < end) {
        n += 1;
        const shopper = new Shopper(`http://127.0.0.1:${api.port}`, site, n);
        const began = performance.now();
        await work(shopper, n);
        times.push(performance.now() - began);
        calls = shopper.calls;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return { times, calls };
  };
  await run(Math.ceil(rounds * WARM_UPS_PER_ORDER));
  const before = { api: cpuOf(api.pid), postgres: await meter.read(), trips: await roundTrips(api) };
  const { times, calls } = await run(rounds);
  const line = {
    name,
    budgetMs,
    calls,
    medianMs: median(times),
    apiMs: (cpuOf(api.pid) - before.api) / times.length,
    postgresMs: ((await meter.read()) - before.postgres) / times.length,
    roundTrips: ((await roundTrips(api)) - before.trips) / times.length,
  };
  const floorMs = await spendFloor(databaseUrl, meter, line, FLOOR_SECONDS);
  console.error(
    `${name}: ${(line.apiMs + line.postgresMs).toFixed(2)} ms, ${line.roundTrips.toFixed(1)} trips`,
  );
  return { ...line, floorMs };
}

/** Round trips to the database so far, as the api itself counts them. */
async function roundTrips({ port }: RunningApi): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^\w*statements\w*_sum\{[^}]*\} ([\d.]+)$/gm)].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
}
