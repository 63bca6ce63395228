import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aSite } from '../../testing/builders/builders.ts';
import { aLetter, someSubscribers } from '../../testing/builders/letter-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { freePort } from '../../testing/processes/private-redis.ts';
import { type RunningProcess, startProcess } from '../../testing/processes/processes.ts';
import { smtpSink } from '../../testing/processes/smtp-sink.ts';
import { sendLetter } from './send-letter.ts';

const READERS = 150;
let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;
const workers: RunningProcess[] = [];

beforeAll(async () => {
  database = await testDatabase();
  sink = await smtpSink();
});
afterEach(async () => {
  for (const { child, ended } of workers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  await sink.close();
  await database.drop();
});

async function startWorker() {
  const worker = startProcess('worker.ts', {
    PADDOCK_DATABASE_URL: database.appUrl,
    PADDOCK_SMTP_URL: sink.url,
    PADDOCK_WORKER_PORT: String(await freePort()),
    PADDOCK_LOG_LEVEL: 'silent',
  });
  workers.push(worker);
  return worker;
}

/** As the next worker does once the killed one has been silent for some seconds; that has a test of its own. */
const freeJobs = () =>
  sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`.execute(database.owner);

async function until(condition: () => Promise<boolean> | boolean, ms: number) {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('[LETTERS-04] workers killed in the middle: no subscriber gets the letter twice, and all but mails on their way arrive', async () => {
  const { owner, app } = database;
  const { id: siteId } = await aSite(owner, { slug: 'it' });
  const emails = Array.from({ length: READERS }, (_, n) => `r${n}@letters.example`);
  await someSubscribers(owner, siteId, emails);
  const id = await aLetter(owner, siteId);
  await owner.updateTable('letters').set({ status: 'testing' }).where('id', '=', id).execute();
  const call = { siteId, staffId: 1, requestId: randomUUID() };
  await withSite(app, siteId, (tx) => sendLetter(tx, call, id));

  for (const kills of [READERS / 4, READERS / 2]) {
    const worker = await startWorker();
    await until(() => sink.mails.length >= kills, 60_000);
    worker.child.kill('SIGKILL');
    await worker.ended;
    await freeJobs();
  }
  const atKill = sink.mails.length;
  expect(atKill).toBeLessThan(READERS);
  // What the killed workers had claimed ends as uncertain after some minutes; here they pass at once.
  await sql`update letter_sends set claimed_at = claimed_at - interval '10 minutes' where status = 'sending'`.execute(
    owner,
  );
  await startWorker();
  const letter = () =>
    owner.selectFrom('letters').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  await until(async () => (await letter()).status === 'sent', 60_000);

  const received = sink.mails.flatMap(({ to }) => to);
  expect(new Set(received).size).toBe(received.length);
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from letter_sends group by status`.execute(owner);
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  const uncertain = counts.uncertain ?? 0;
  expect(uncertain).toBeLessThanOrEqual(2);
  expect((counts.sent ?? 0) + uncertain).toBe(READERS);
  expect(received.length).toBeGreaterThanOrEqual(READERS - uncertain);
}, 180_000);
