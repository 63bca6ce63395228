// `npm run bench:till`: CPU of api and PostgreSQL for putting a unit into the bag and for a whole checkout, from the
// first add to the confirmed order, by bank transfer (confirmed by staff) and by card through the sandbox. The sandbox
// and this driver are not counted; the worker does not run. `--orders 200` per method, `--database paddock_scale`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { accountsAt } from '@paddock/sandbox/accounts';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { cpuOf, cpuOfServer } from './bench/cpu.ts';
import { freePort, postmasterOf, type RunningApi, startApi } from './bench/measure.ts';
import { Shopper } from './bench/shopper.ts';
import { openTill } from './bench/till-demo.ts';
import { ownerDatabaseUrl, withDatabase } from './owner-database.ts';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '200' },
    database: { type: 'string', default: 'paddock_scale' },
  },
});
const orders = Number(options.orders);
const WARM_UP = 250;
const ADDS = 2500;
const LANES = 2;
const BUDGET_MS = { add: 1.5, checkout: 15 };
// So many that none of them meets the limit of one.
const staffTokens = Array.from({ length: 60 }, () => randomBytes(32).toString('base64url'));
let confirmed = 0;

const owner = new pg.Client({
  connectionString: withDatabase(ownerDatabaseUrl(), options.database),
  options: '-c app.unsafe_all_sites=on',
});
await owner.connect();
const site = await openTill(owner, 2 * (orders + Math.max(WARM_UP, orders / 2)) + ADDS / 10, staffTokens);
const postmaster = await postmasterOf(owner);
const sandboxPort = 20_000 + ((await freePort()) % 20_000);
const sandbox = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../../sandbox/src/main.ts')], {
  // Its notifications go nowhere: whether one comes is a matter of the provider, not of the checkout.
  env: {
    ...process.env,
    PADDOCK_SANDBOX_PORT: String(sandboxPort),
    PADDOCK_WEBHOOKS_URL: 'http://127.0.0.1:9/',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const accounts = accountsAt(sandboxPort);
const account = accounts[`stripe-${site.slug}`] as (typeof accounts)[string];
const api = await startApi(withDatabase(readConfig().databaseUrl, options.database), {
  PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(accounts),
});
try {
  await wait(1500);
  console.log(`\n### ${options.database}, site ${site.slug}, ${orders} orders per line\n`);
  console.log('| what | api ms | PostgreSQL ms | together | budget | calls | statements | median |');
  console.log('|---|---|---|---|---|---|---|---|');
  const units = [...site.units];
  const next = () => units.pop() ?? '';
  const any = (n: number) => units[n % units.length] ?? '';
  await line('add to bag', BUDGET_MS.add, ADDS, (shopper, n) => shopper.add(any(n)));
  await line('bank transfer, first add to confirmed', BUDGET_MS.checkout, orders, (shopper) =>
    byBank(shopper, next()),
  );
  await line('card (Stripe), first add to confirmed', BUDGET_MS.checkout, orders, (shopper) =>
    byCard(shopper, next()),
  );
} finally {
  await api.stop();
  sandbox.kill('SIGTERM');
  await owner.end();
}

async function byBank(shopper: Shopper, unit: string) {
  await shopper.add(unit);
  const order = await shopper.placeOrder(site.bankId);
  await shopper.register(order.post.url, site.bankId, 'CRO 0542 8111');
  await shopper.call(
    'POST',
    `/api/staff/orders/${order.code}/payment`,
    {
      amount_minor: order.total,
      currency: order.currency,
      value_on: new Date().toISOString().slice(0, 10),
      reference: 'statement 1',
    },
    { authorization: `Bearer ${staffTokens[confirmed++ % staffTokens.length]}` },
  );
}

async function byCard(shopper: Shopper, unit: string) {
  await shopper.add(unit);
  const order = await shopper.placeOrder(site.cardId);
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
  const status = await shopper.register(`${order.post.url}/${intent}`, site.cardId, intent);
  if (status !== 'success') throw new Error(`The card ended in ${status}`);
}

async function line(
  name: string,
  budget: number,
  rounds: number,
  work: (shopper: Shopper, n: number) => Promise<void>,
) {
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
  await run(Math.max(WARM_UP, rounds / 2));
  const before = {
    api: cpuOf(api.pid),
    postgres: cpuOfServer(postmaster),
    statements: await statements(api),
  };
  const { times, calls } = await run(rounds);
  const apiMs = (cpuOf(api.pid) - before.api) / times.length;
  const postgresMs = (cpuOfServer(postmaster) - before.postgres) / times.length;
  const asked = ((await statements(api)) - before.statements) / times.length;
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const together = apiMs + postgresMs;
  console.log(
    `| ${name} | ${apiMs.toFixed(2)} | ${postgresMs.toFixed(2)} | ${together.toFixed(2)}${together > budget ? ' (over)' : ''} | ${budget} | ${calls} | ${asked.toFixed(1)} | ${median.toFixed(1)} |`,
  );
}

/** Round trips to the database so far, as the api itself counts them. */
async function statements({ port }: RunningApi): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^\w*statements\w*_sum\{[^}]*\} ([\d.]+)$/gm)].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
}
