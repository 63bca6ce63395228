import { CAPTCHA_PASSCODE, CAPTCHA_SITEKEY } from '@paddock/sandbox/accounts';
import { startMailbox, startSandbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { JOBS } from '../../features.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ImplementedJob } from '../../platform/jobs/job-runner.ts';
import { openShop } from '../../shop.ts';
import { aSite } from '../builders/builders.ts';
import { testDatabase } from '../database/database.ts';
import { testApp } from './test-app.ts';

export type FormWorld = Awaited<ReturnType<typeof openFormWorld>>;

interface Sent {
  readonly tenant?: string;
  readonly address?: string;
  readonly locale?: string;
  readonly key?: string;
}

/** Two sites with their forms, over the wire; a captcha and a mailbox of the sandbox; a worker that works when told. */
export async function openFormWorld() {
  const database = await testDatabase();
  const { owner } = database;
  const office = { office_email: 'office.it@brand.example', office_phone: '+39 0721 555 1911' };
  const { id: siteId } = await aSite(owner, { slug: 'it', settings: JSON.stringify(office) });
  await sql`update site_locales set locale = 'it' where site_id = ${siteId}`.execute(owner);
  const { id: elsewhereId } = await aSite(owner, { slug: 'fr' });
  const sandbox = await startSandbox(['captcha']);
  const mailbox = await startMailbox();
  const api = await testApp(database.appUrl, {
    environment: {
      PADDOCK_CAPTCHA_URL: sandbox.urlOf('captcha'),
      PADDOCK_CAPTCHA_TIMEOUT_MS: '10000',
      PADDOCK_SMTP_URL: mailbox.url,
      PADDOCK_ORIGIN: 'https://shop.example',
      PADDOCK_SIGNING_SECRET: 'a secret of the tests that is long enough',
    },
  });
  const shop = openShop(api.deps, 'worker');
  const jobs = JOBS.flatMap((makeJobs) => makeJobs(shop));
  let calls = 0;

  function send(path: string, payload: object, sent: Sent = {}) {
    calls += 1;
    // Each from an address of its own unless the test is about addresses.
    const address = sent.address ?? `198.18.${Math.floor(calls / 250) % 250}.${(calls % 250) + 1}`;
    return api.app.inject({
      method: 'POST',
      url: `/api/front/${path}`,
      payload,
      headers: {
        'x-tenant': sent.tenant ?? 'it',
        'x-locale': sent.locale ?? 'it',
        'x-forwarded-for': address,
        ...(sent.key ? { 'idempotency-key': sent.key } : {}),
      },
    });
  }

  const work = () => runQueuedJobs(owner, jobs);

  return {
    database,
    owner,
    api,
    sandbox,
    mailbox,
    siteId,
    elsewhereId,
    send,
    work,
    passcode: CAPTCHA_PASSCODE,
    /** Upper and lower case are one address. */
    mails: (to: string) =>
      mailbox.inbox.list().filter((mail) => mail.to.some((one) => one.toLowerCase() === to.toLowerCase())),
    /** What a visitor's widget would have given: good once. */
    async pass(): Promise<string> {
      const url = `${sandbox.urlOf('captcha')}/getcaptcha/${CAPTCHA_SITEKEY}`;
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams() });
      return ((await answer.json()) as { generated_pass_UUID: string }).generated_pass_UUID;
    },
    tell: (behaviour: 'decline' | 'error_500', times = 1) =>
      sandbox.world.scenarios.add({ provider: 'captcha', call: 'siteverify', behaviour, times }),
    /** Counters of tries are not every test's subject. */
    resetAttempts: () => sql`delete from login_counters`.execute(owner),
    async close() {
      await api.close();
      await Promise.all([sandbox.close(), mailbox.server.close(), database.drop()]);
    },
  };
}

/** Does what waits for the worker, mails included. */
async function runQueuedJobs(owner: Db, jobs: readonly ImplementedJob[]): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ name: string; data: never }>`
      select t.identifier as name, j.payload -> 'data' as data from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`.execute(owner);
    if (rows.length === 0) return;
    await sql`delete from graphile_worker._private_jobs`.execute(owner);
    for (const { name, data } of rows)
      await jobs
        .find(({ contract }) => contract.name === name)
        ?.handle(data, new AbortController().signal, { isLastTry: false });
  }
}
