import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../owner-database.ts';
import { percentile } from './drive.ts';
import { openHouse } from './house.ts';
import { checkLaunch, type Launch, prepareLaunch } from './launch-demo.ts';
import { type Heard, LaunchVisitor } from './launch-visitor.ts';
import { BRAND_DATABASE } from './pages-part.ts';
import type { LaunchResult } from './results.ts';
import { ADDRESS, CONTACT } from './shopper.ts';

interface Size {
  readonly visitors: number;
  readonly units: number;
  readonly seconds: number;
}

const SITE = 'it';
const BASE = `/${SITE}-en`;
// Somebody whose machine is taken before his eyes looks again so often, then leaves.
const TRIES = 4;

/** Everybody comes within a minute, for one model of which there are far too few. */
export async function runLaunch(size: Size): Promise<LaunchResult> {
  const house = await openHouse(BRAND_DATABASE, { worker: true });
  const client = new pg.Client({
    connectionString: withDatabase(ownerDatabaseUrl(), BRAND_DATABASE),
    options: '-c app.unsafe_all_sites=on',
  });
  await client.connect();
  try {
    const launch = await prepareLaunch(client, SITE, size.units);
    await lookFirst(house.edgePort, launch);
    const heard: Heard[] = [];
    const told: string[] = [];
    const began = performance.now();
    await Promise.all(
      Array.from({ length: size.visitors }, async (_, n) => {
        await wait((n * size.seconds * 1000) / size.visitors);
        const visitor = new LaunchVisitor(house.edgePort, n, (one) => heard.push(one));
        const code = await visit(visitor, launch).finally(() => visitor.leave());
        if (code) told.push(code);
      }),
    );
    const took = (performance.now() - began) / 1000;
    const outcome = await checkLaunch(client, launch, told);
    return { ...size, took, ...outcome, ...describe(heard) };
  } finally {
    await client.end();
    await house.stop();
  }
}

/** A launch is announced: somebody has seen the page before the crowd comes, and the processes are warm. */
async function lookFirst(port: number, { slug }: Launch) {
  const visitor = new LaunchVisitor(port, 1_000_000, () => {});
  for (const path of ['', '/units'])
    for (let tries = 0; (await visitor.page(`${BASE}/products/${slug}${path}`)).status !== 200; tries += 1) {
      if (tries === 60) throw new Error(`The page of ${slug} cannot be had`);
      await wait(1000);
    }
  visitor.leave();
}

interface Units {
  readonly units: readonly { readonly uuid: string }[];
  readonly lastPage: number;
}

/** The model's page, its units, one of them into the bag, and to the till; answers with the order's code. */
async function visit(visitor: LaunchVisitor, { slug, cashId }: Launch): Promise<string | null> {
  await visitor.page(`${BASE}/products/${slug}`);
  let lastPage = 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const page = 1 + Math.floor(Math.random() * lastPage);
    const list = await visitor.call<Units>(`${BASE}/products/${slug}/units?page=${page}`, { method: 'GET' });
    const units = list.data?.units ?? [];
    lastPage = list.data?.lastPage ?? 1;
    const wished = units[Math.floor(Math.random() * units.length)];
    // Nothing left to be had. Whoever was turned away tries again.
    if (list.status === 200 && !wished) return null;
    const code = wished && (await buy(visitor, wished.uuid, cashId));
    if (code) return code;
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
  const till = `${BASE}/checkout/${visitor.code}`;
  const held = await visitor.call(`${till}/hold`);
  if (held.status !== 200) {
    await visitor.call(`${BASE}/bag/items`, { form: { remove: uuid } });
    return null;
  }
  const contact = await untilServed(() =>
    visitor.call<{ data: { address_id: number } }>(`${till}/contact`, {
      json: { ...CONTACT, address: ADDRESS },
    }),
  );
  const home = { address_type: 'home', address_id: contact?.data.address_id };
  const ways = await untilServed(() => visitor.call<Quoted>(`${till}/delivery`, { json: home }));
  const way = { ...home, shipment_id: ways?.data.shipments[0]?.id };
  await untilServed(() => visitor.call(`${till}/delivery`, { json: way }));
  const wish = { ...home, payment_method_id: cashId, check_terms: true };
  const placed = await untilServed(() => visitor.call<Placed>(`${till}/order`, { json: wish }));
  if (!placed) return null;
  const said = { payment_method_id: cashId, check_terms: true };
  const paid = await untilServed(() => visitor.call(placed.data.post.url, { json: said }));
  return paid && placed.data.order.code;
}

/** Who holds a machine does not go away for a "come back later". */
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
  const of = (kind: Heard['kind']) => {
    const times = heard.filter((one) => one.kind === kind).map(({ ms }) => ms);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), most: percentile(times, 1) };
  };
  return { requests: heard.length, statuses, pages: of('page'), calls: of('call') };
}
