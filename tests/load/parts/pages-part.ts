import { Agent, request } from 'node:http';
import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { spendBareVarnish, spendPlainNode } from '../meters/bare.ts';
import { type BenchSystem, startBenchSystem } from '../meters/bench-system.ts';
import { PostgresMeter } from '../meters/postgres-meter.ts';
import type { PageLine } from '../report/results.ts';
import { drive, median, type Request } from '../traffic/drive.ts';

/** The demo brand as a visitor meets it; made once and kept. */
export const BRAND_DATABASE = 'paddock_bench';

const ENGLISH = 'it-en';

/** Pages of the demo brand through the edge: kept there, and made again for every request. */
export async function measurePages(seconds: number): Promise<PageLine[]> {
  const system = await startBenchSystem(BRAND_DATABASE);
  const meter = await PostgresMeter.open(BRAND_DATABASE);
  try {
    const lines: PageLine[] = [];
    for (const [name, path] of Object.entries(await pages())) {
      lines.push({ name, ...(await measurePage(system, meter, path, seconds)) });
      console.error(`${name}: ${JSON.stringify(lines.at(-1))}`);
    }
    return lines;
  } finally {
    await meter.close();
    await system.stop();
  }
}

async function pages(): Promise<Record<string, string>> {
  const client = new pg.Client({
    connectionString: withDatabase(ownerDatabaseUrl(), BRAND_DATABASE),
    options: '-c app.unsafe_all_sites=on',
  });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `select p.slug from units u join products p on p.id = u.product_id join sites s on s.id = u.site_id
      where s.slug = 'it' and p.status = 'active' and p.type_id = 1 group by p.id order by count(*) desc, p.id limit 1`,
  );
  await client.end();
  return {
    home: `/${ENGLISH}`,
    product: `/${ENGLISH}/products/${rows[0]?.slug}`,
    search: `/${ENGLISH}/search`,
    stores: `/${ENGLISH}/stores`,
    news: `/${ENGLISH}/news`,
  };
}

// Each lane asks another host, which is another page to the edge: two requests for one page would wait for one fetch.
const HOSTS = ['localhost', '127.0.0.1'];

async function measurePage(system: BenchSystem, meter: PostgresMeter, path: string, seconds: number) {
  const packed = { 'accept-encoding': 'gzip' };
  const whole = await get(system.storefrontPort, path, {});
  const kept = await get(system.edgePort, path, packed);
  const hit = await spend(system, meter, () => ({ path, headers: packed }), seconds);
  // Unknown query names are dropped by the edge, so a page is made again after a purge.
  const remade = (_n: number, lane: number) => {
    const host = `${HOSTS[lane % HOSTS.length]}:${system.edgePort}`;
    return { path, headers: { ...packed, host }, purge: 'pages' };
  };
  const miss = await spend(system, meter, remade, seconds);
  const varnishMs = await spendBareVarnish({ body: kept.body, headers: KEPT }, Math.min(seconds, 4));
  const nodeMs = await spendPlainNode({ body: whole.body, headers: HTML }, Math.min(seconds, 4));
  return { bytes: whole.body.length, packedBytes: kept.body.length, hit, miss, varnishMs, nodeMs };
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const KEPT = { ...HTML, 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' };

async function spend(
  system: BenchSystem,
  meter: PostgresMeter,
  next: (n: number, lane: number) => Request,
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true });
  await drive(system.edgePort, agent, next, Math.min(seconds, 2));
  const before = { ...system.cpu(), postgres: await meter.read() };
  const times = await drive(system.edgePort, agent, next, seconds);
  const after = { ...system.cpu(), postgres: await meter.read() };
  agent.destroy();
  const per = (part: keyof typeof before) => (after[part] - before[part]) / times.length;
  return {
    edgeMs: per('edge'),
    storefrontMs: per('storefront'),
    apiMs: per('api'),
    postgresMs: per('postgres'),
    medianMs: median(times),
  };
}

/** As it is on the wire: fetch would unpack it. */
function get(port: number, path: string, headers: Record<string, string>): Promise<{ body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve({ body: Buffer.concat(parts) })
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
