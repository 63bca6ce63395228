import { sql } from 'kysely';
import { customerJobs } from '../../features/customers/run-customer-jobs.ts';
import { mintToken } from '../../features/customers/sessions/open-session.ts';
import { aCustomer, aSite } from '../builders/builders.ts';
import { type TestDatabase, testDatabase } from '../database/database.ts';
import { testApp } from './test-app.ts';

export type AccountWorld = Awaited<ReturnType<typeof openAccountWorld>>;

interface Sent {
  readonly tenant?: string;
  readonly token?: string;
  readonly address?: string;
  readonly userAgent?: string;
  readonly locale?: string;
  /** What the browser keeps from earlier sign-ins. */
  readonly devices?: string;
}

/** Two shops with accounts, over the wire, with a worker that works when it is told to. */
export async function openAccountWorld(environment: Record<string, string> = {}) {
  const database = await testDatabase();
  const { owner } = database;
  const siteId = (await aSite(owner, { slug: 'it' })).id;
  const elsewhereId = (await aSite(owner, { slug: 'fr' })).id;
  const api = await testApp(database.appUrl, { environment });
  const { deps } = api;
  let calls = 0;

  function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, sent: Sent = {}) {
    calls += 1;
    // Each from an address of its own unless the test is about addresses: limits by address are not its subject.
    const address = sent.address ?? `198.18.${Math.floor(calls / 250) % 250}.${(calls % 250) + 1}`;
    return api.app.inject({
      method,
      url: `/api/auth/${path}`,
      ...(payload ? { payload } : {}),
      headers: {
        'x-tenant': sent.tenant ?? 'it',
        'x-locale': sent.locale ?? 'it',
        'x-forwarded-for': address,
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.userAgent ? { 'user-agent': sent.userAgent } : {}),
        ...(sent.devices ? { 'x-known-devices': sent.devices } : {}),
      },
    });
  }

  const work = () => runQueuedJobs(database, customerJobs({ db: database.app, log: deps.log }));

  const mails = (to: string) =>
    owner
      .selectFrom('mails')
      .select(['id', 'kind', 'to_email', 'locale', 'data'])
      .where('to_email', '=', to)
      .orderBy('id')
      .execute();

  return {
    database,
    owner,
    api,
    siteId,
    elsewhereId,
    send,
    work,
    mails,
    kindsTo: async (to: string) => (await mails(to)).map(({ kind }) => kind),
    /** The secret in the link of the latest mail to this address, as the post office makes it. */
    async linkTo(to: string): Promise<string | null> {
      const mail = (await mails(to)).at(-1);
      const data = mail?.data as { customer_id: number; email?: string };
      const kinds = {
        email_verification: 'verification',
        password_recovery: 'recovery',
        email_change: 'email_change',
        passkey_added: 'secure_account',
        new_device: 'secure_account',
      } as const;
      const kind = kinds[mail?.kind as keyof typeof kinds];
      return mintToken(database.app, { siteId, customerId: data.customer_id, kind, data });
    },
    customer: (input: Partial<Parameters<typeof aCustomer>[1]> = {}) =>
      aCustomer(owner, { site_id: siteId, ...input }),
    login: (email: string, password: string, sent: Sent = {}) =>
      send('POST', 'login', { email, password }, sent),
    isIn: async (token: string) => (await send('GET', 'user', undefined, { token })).statusCode === 200,
    row: (email: string) =>
      owner.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
    async close() {
      await api.close();
      await database.drop();
    },
  };
}

/** Does what waits for the worker, but sends no mail. Returns the names of what it did not do. */
async function runQueuedJobs(
  { owner }: TestDatabase,
  jobs: ReturnType<typeof customerJobs>,
): Promise<string[]> {
  const { rows } = await sql<{ id: number; name: string; data: never }>`
    select j.id::int, t.identifier as name, j.payload -> 'data' as data from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`.execute(owner);
  await sql`delete from graphile_worker._private_jobs`.execute(owner);
  const left: string[] = [];
  for (const { name, data } of rows) {
    const job = jobs.find(({ contract }) => contract.name === name);
    if (job) await job.handle(data, new AbortController().signal, { isLastTry: false });
    else left.push(name);
  }
  return left;
}
