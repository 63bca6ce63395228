import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { startBenchSystem } from '../meters/bench-system.ts';
import type { LaunchResult } from '../report/results.ts';
import { percentile } from '../traffic/drive.ts';
import { checkLaunch, type Launch, prepareLaunch } from '../traffic/launch-demo.ts';
import { type Heard, LaunchVisitor } from '../traffic/launch-visitor.ts';
import { ADDRESS, CONTACT } from '../traffic/shopper.ts';
import { BRAND_DATABASE } from './pages-part.ts';

interface Size {
  readonly visitors: number;
  readonly units: number;
  readonly seconds: number;
}

const SITE = 'it';
const BASE = `/${SITE}-en`;
// A visitor whose unit was just taken tries another so many times, then leaves.
const TRIES = 4;

/** All visitors come within a minute, for one model with far too few units. */
export async function runLaunch(size: Size): Promise<LaunchResult> {
  const system = await startBenchSystem(BRAND_DATABASE, { worker: true });
  const client = new pg.Client({
    connectionString: withDatabase(ownerDatabaseUrl(), BRAND_DATABASE),
    options: '-c app.unsafe_all_sites=on',
  });
  await client.connect();
  try {
    const launch = await prepareLaunch(client, SITE, size.units);
    await lookFirst(system.edgePort, launch);
    const heard: Heard[] = [];
    const told: string[] = [];
    const began = performance.now();
    await Promise.all(
      Array.from({ length: size.visitors }, async (_, n) => {
        await wait((n * size.seconds * 1000) / size.visitors);
        const visitor = new LaunchVisitor(system.edgePort, n, (one) => heard.push(one));
        const code = await visit(visitor, launch).finally(() => visitor.leave());
        if (code) told.push(code);
      }),
    );
    const took = (performance.now() - began) / 1000;
    const outcome = await checkLaunch(client, launch, told);
    return { ...size, took, ...outcome, ...describe(heard) };
  } finally {
    await client.end();
    await system.stop();
  }
}

/** One visitor loads the page before the crowd comes, so that the processes are warm. */
async function lookFirst(port: number, { slug }: Launch) {
  const visitor = new LaunchVisitor(port, 1_000_000, () => {});
  for (const path of ['', '/units'])
    for (let tries = 0; (await visitor.page(`${BASE}/products/${slug}${path}`)).status !== 200; tries += 1) {
      if (tries === 60) throw new Error(`The page of ${slug} cannot be loaded`);
      await wait(1000);
    }
  visitor.leave();
}

interface Units {
  readonly units: readonly { readonly uuid: string }[];
  readonly lastPage: number;
}

/** The model's page, its units, one of them into the bag, and to the checkout; answers with the order's code. */
async function visit(visitor: LaunchVisitor, { slug, cashId }: Launch): Promise<string | null> {
  await visitor.page(`${BASE}/products/${slug}`);
  let lastPage = 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const page = 1 + Math.floor(Math.random() * lastPage);
    const list = await visitor.call<Units>(`${BASE}/products/${slug}/units?page=${page}`, { method: 'GET' });
    const units = list.data?.units ?? [];
    lastPage = list.data?.lastPage ?? 1;
    const wanted = units[Math.floor(Math.random() * units.length)];
    // Nothing is left. A visitor who was refused tries again.
    if (list.status === 200 && !wanted) return null;
    const code = wanted && (await buy(visitor, wanted.uuid, cashId));
    if (code) return code;
    // What the open page does meanwhile: which units are gone.
    await visitor.page(`${BASE}/products/${slug}/taken`);
    await wait(500 + Math.random() * 1500);
  }
  return null;
}

interface Quoted {
  readonly data: { readonly shipments: readonly { readonly id: string }[] };
}

interface Placed {
  readonly data: { readonly order: { readonly code: string }; readonly post: { readonly url: string } };
}

async function buy(visitor: LaunchVisitor, uuid: string, cashId: number): Promise<string | null> {
  const added = await visitor.call(`${BASE}/bag/items`, { form: { uuid } });
  if (added.status !== 200) return null;
  const checkout = `${BASE}/checkout/${visitor.code}`;
  const held = await visitor.call(`${checkout}/hold`);
  if (held.status !== 200) {
    await visitor.call(`${BASE}/bag/items`, { form: { remove: uuid } });
    return null;
  }
  const contact = await untilServed(() =>
    visitor.call<{ data: { address_id: number } }>(`${checkout}/contact`, {
      json: { ...CONTACT, address: ADDRESS },
    }),
  );
  const home = { address_type: 'home', address_id: contact?.data.address_id };
  const ways = await untilServed(() => visitor.call<Quoted>(`${checkout}/delivery`, { json: home }));
  const way = { ...home, shipment_id: ways?.data.shipments[0]?.id };
  await untilServed(() => visitor.call(`${checkout}/delivery`, { json: way }));
  const order = { ...home, payment_method_id: cashId, check_terms: true };
  const placed = await untilServed(() => visitor.call<Placed>(`${checkout}/order`, { json: order }));
  if (!placed) return null;
  const registration = { payment_method_id: cashId, check_terms: true };
  const paid = await untilServed(() => visitor.call(placed.data.post.url, { json: registration }));
  return paid && placed.data.order.code;
}

/** A visitor who holds a unit repeats a request refused with "come back later". */
async function untilServed<T>(call: () => Promise<{ status: number; data: T | null }>): Promise<T | null> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { status, data } = await call();
    if (status === 200) return data;
    if (status !== 0 && status !== 503 && status !== 429) return null;
    await wait(1000);
  }
  return null;
}

function describe(heard: readonly Heard[]) {
  const statuses: Record<string, number> = {};
  for (const { status } of heard) statuses[status] = (statuses[status] ?? 0) + 1;
  const timesOf = (kind: Heard['kind']) => {
    const times = heard.filter((one) => one.kind === kind).map(({ ms }) => ms);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), most: percentile(times, 1) };
  };
  const failedPages = heard.filter(({ kind, status }) => kind === 'page' && status !== 200).length;
  return { requests: heard.length, failedPages, statuses, pages: timesOf('page'), calls: timesOf('call') };
}
