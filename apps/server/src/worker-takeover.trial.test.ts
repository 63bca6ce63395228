import { sql } from 'kysely';
import { type TestContext, test } from 'vitest';
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

const LIMIT = { timeout: 300_000 };

// They wait more than they work, so they do it together.
test.concurrent.for(['SIGKILL', 'SIGSTOP'] as const)(
  'a job of a worker that got %s half-way is finished by another',
  LIMIT,
  async (signal, context) => {
    const { worker, sleep, shorten } = await world(context);
    const first = await worker();
    await sleep(60_000);
    await first.untilPrinted('slow job began');
    const second = await worker();
    first.child.kill(signal);
    await shorten();
    await context.expect.poll(second.output, { timeout: 120_000 }).toContain('slow job ended');
  },
);

test.concurrent('a worker that is alive keeps its job, however long it takes', LIMIT, async (context) => {
  const { worker, sleep } = await world(context);
  const first = await worker();
  await sleep(14_000);
  await first.untilPrinted('slow job began');
  const second = await worker();
  await context.expect.poll(first.output).toContain('slow job ended');
  context.expect(second.output()).not.toContain('slow job began');
});
