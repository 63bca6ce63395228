import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeEdges } from '../../apps/server/src/features/edge/purge-edges.ts';
import { edgePurge } from '../../apps/server/src/features/edge/queue-purge.ts';
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database/database.ts';
import { startTestEdge, TinyStorefront } from './testing.ts';

type Edge = Awaited<ReturnType<typeof startTestEdge>>;

const storefront = new TinyStorefront();
const PAGE = '/it-it/products';
const PURGE = { tags: ['site:it'] };
let edges: Edge[];
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await storefront.start();
  storefront.answers.set(PAGE, { headers: { xkey: 'site:it' } });
  edges = await Promise.all([startTestEdge(storefront), startTestEdge(storefront)]);
});
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(database.owner);
  // Twice: the first may be a miss.
  for (const edge of [...edges, ...edges]) await edge.request(PAGE);
});
afterAll(async () => {
  for (const edge of edges) await edge.stop();
  await storefront.stop();
  await database.drop();
});

const urlOf = ({ port }: Edge) => `http://127.0.0.1:${port}`;
const cacheStates = () =>
  Promise.all(edges.map(async (edge) => (await edge.request(PAGE)).headers['x-cache']));
const queued = async () => {
  const { rows } = await sql<{ data: unknown }>`
    select j.payload -> 'data' as data from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${edgePurge.name}`.execute(
    database.owner,
  );
  return rows.map(({ data }) => data);
};

test('[CROWD-06] a purge reaches every edge', async () => {
  expect(await cacheStates()).toEqual(['hit', 'hit']);
  await purgeEdges({ db: database.app, edgeUrls: edges.map(urlOf) }, { ...PURGE, forget: true });
  expect(await cacheStates()).toEqual(['miss', 'miss']);
  expect(await queued()).toEqual([]);
});

test('[CROWD-06] an edge that cannot be reached gets its own job, whose retry purges no other', async () => {
  const unreachable = 'http://127.0.0.1:1';
  const [first, second] = edges.map(urlOf) as [string, string];
  await purgeEdges({ db: database.app, edgeUrls: [first, unreachable] }, { ...PURGE, forget: true });
  expect(await cacheStates()).toEqual(['miss', 'hit']);
  expect(await queued()).toEqual([{ ...PURGE, forget: true, edge: unreachable }]);

  await cacheStates();
  await purgeEdges({ db: database.app, edgeUrls: [first, second] }, { ...PURGE, forget: true, edge: second });
  expect(await cacheStates()).toEqual(['hit', 'miss']);
  await expect(
    purgeEdges({ db: database.app, edgeUrls: [first, unreachable] }, { ...PURGE, edge: unreachable }),
  ).rejects.toThrow();
});

test('a job for an edge that is no longer configured ends; without any edge the whole job is tried again', async () => {
  const gone = 'http://127.0.0.1:1';
  await purgeEdges({ db: database.app, edgeUrls: edges.map(urlOf) }, { ...PURGE, edge: gone });
  expect(await cacheStates()).toEqual(['hit', 'hit']);
  await expect(purgeEdges({ db: database.app, edgeUrls: [gone] }, PURGE)).rejects.toThrow();
  expect(await queued()).toEqual([]);
});
