import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queuePurge } from '../../features/edge/queue-purge.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { transact } from '../db/db.ts';
import { registerTracing, runInSpan, startServerSpan } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const spans = new InMemorySpanExporter();
let stop: () => Promise<void>;
let database: TestDatabase;
let api: TestApp;

beforeAll(async () => {
  stop = registerTracing('test', new SimpleSpanProcessor(spans));
  database = await testDatabase();
  api = await testApp(database.appUrl);
});

afterAll(async () => {
  await api.close();
  await database.drop();
  await stop();
});

test("a request is one span in the caller's trace, and each statement a span inside it", async () => {
  spans.reset();
  await api.app.inject({ url: '/api/sites', headers: { traceparent: TRACEPARENT } });
  const finished = spans.getFinishedSpans();
  const request = finished.find((span) => span.name === 'GET /api/sites');
  const statements = finished.filter((span) => span.attributes['db.system'] === 'postgresql');
  expect(request?.spanContext().traceId).toBe(TRACE);
  expect(request?.attributes).toMatchObject({ 'http.route': '/api/sites', 'http.response.status_code': 200 });
  expect(statements).toHaveLength(1);
  expect(statements[0]?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
});

test('a job carries the trace of the request that queued it', async () => {
  const { scope } = startServerSpan('test', { traceparent: TRACEPARENT });
  await runInSpan(scope, () =>
    transact(database.app, async (tx) => {
      await queuePurge(tx, ['site:it']);
      return { ok: true };
    }),
  );
  const { rows } = await sql<{ payload: { traceparent: string } }>`
    select payload from graphile_worker._private_jobs`.execute(database.owner);
  expect(rows[0]?.payload.traceparent).toContain(TRACE);
});
