import { sql } from 'kysely';
import { expect, type TestContext, test } from 'vitest';
import { testDatabase } from './testing/database/database.ts';
import { startProcess } from './testing/processes/processes.ts';

/** A database with its own queue, and workers that know one job: to sleep. */
async function world({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const worker = async () => {
    const running = startProcess('testing/processes/slow-worker.ts', {
      PADDOCK_DATABASE_URL: database.appUrl,
      // Not the one in the environment: tests that run together have a database each.
      PADDOCK_DATABASE_DIRECT_URL: database.directUrl,
    });
    onTestFinished(async () => {
      running.child.kill('SIGKILL');
      await running.ended;
    });
    await running.untilPrinted('slow worker ready');
    return running;
  };
  const sleep = (ms: number) =>
    sql`select graphile_worker.add_job('test.slow', ${JSON.stringify({ data: { ms } })}::json)`.execute(
      database.app,
    );
  // The second try of the same job is short, so that the test is.
  const shorten = () =>
    sql`update graphile_worker._private_jobs set payload = '{"data":{"ms":1}}'`.execute(database.owner);
  return { worker, sleep, shorten };
}

async function until(question: () => boolean, seconds: number) {
  const started = Date.now();
  while (!question()) {
    if (Date.now() - started > seconds * 1000) throw new Error(`not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const LIMIT = { timeout: 120_000 };

// They wait more than they work, so they do it together.
test.concurrent.for(['SIGKILL', 'SIGSTOP'] as const)(
  'a job of a worker that got %s half-way is finished by another within 30 seconds',
  LIMIT,
  async (signal, context) => {
    const { worker, sleep, shorten } = await world(context);
    const first = await worker();
    await sleep(60_000);
    await first.untilPrinted('slow job began');
    const second = await worker();
    first.child.kill(signal);
    await shorten();
    await until(() => second.output().includes('slow job ended'), 30);
  },
);

test.concurrent('a worker that is alive keeps its job, however long it takes', LIMIT, async (context) => {
  const { worker, sleep } = await world(context);
  const first = await worker();
  await sleep(14_000);
  await first.untilPrinted('slow job began');
  const second = await worker();
  await until(() => first.output().includes('slow job ended'), 40);
  expect(second.output()).not.toContain('slow job began');
});
