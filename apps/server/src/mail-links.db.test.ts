import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AccountMailKind,
  type AccountMails,
  queueAccountMail,
} from './features/mails/queue-account-mail.ts';
import { type MailContext, sendMail } from './features/mails/send-mail.ts';
import { mailLinks } from './mail-links.ts';
import { withSite } from './platform/db/db.ts';
import { createLog } from './platform/observability/log.ts';
import { createMetrics } from './platform/observability/metrics.ts';
import { singleKey } from './platform/secrets/signing-keys.ts';
import { aBike } from './testing/builders/after-sales-builders.ts';
import { aCustomer, aSite } from './testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { findInTables } from './testing/database/find-in-tables.ts';

let database: TestDatabase;
let siteId: number;
let office: MailContext;
const sent: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  const origin = 'https://shop.test';
  office = {
    db: database.app,
    origin,
    brand: 'Moto',
    from: 'orders@shop.test',
    log: createLog({ level: 'silent', name: 'test' }),
    metrics: createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 })),
    guestMails: { take: async () => 0, giveBack: async () => {} },
    mailer: { send: async ({ text }) => void sent.push(text), close: () => {} },
    ...mailLinks({
      db: database.app,
      origin,
      deskOrigin: 'https://desk.example',
      signingKeys: singleKey('x'.repeat(32)),
      inboundDomain: null,
    }),
  };
});
afterAll(() => database.drop());

/** Queues and sends; the link in the mail, or null when none went out. */
async function mailed<K extends AccountMailKind>(kind: K, data: AccountMails[K]): Promise<string | null> {
  const key = crypto.randomUUID();
  await withSite(database.app, siteId, (tx) =>
    queueAccountMail(tx, { siteId, kind, key, to: 'a@b.test', locale: 'it', givenName: '', data }),
  );
  const { id: mailId } = await database.owner
    .selectFrom('mails')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  sent.length = 0;
  await sendMail(office, { siteId, mailId }, { isLastTry: false });
  return /https:\S+/.exec(sent[0] ?? '')?.[0] ?? null;
}

const secretOf = (link: string | null) => link?.split('/').at(-1) ?? '';

/** In our tables stands only what cannot be turned back into the link. */
async function expectHashOnly(link: string | null) {
  const secret = secretOf(link);
  expect(secret).toMatch(/^[\w-]{43}$/);
  for (const form of [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret, 'base64url').toString('hex'),
  ])
    expect(await findInTables(database.owner, form)).toEqual([]);
  expect(await findInTables(database.owner, createHash('sha256').update(secret).digest('hex'))).toHaveLength(
    1,
  );
}

test.each([
  ['email_verification', 'verify-email'],
  ['password_recovery', 'update-password'],
] as const)('[H-12] %s: the link is made with the mail and stands in no table', async (kind, path) => {
  const input = kind === 'email_verification' ? { email_verified_at: null } : {};
  const customer = await aCustomer(database.owner, { site_id: siteId, ...input });
  const link = await mailed(kind, { customer_id: customer.id });
  expect(link).toMatch(new RegExp(`^https://shop\\.test/it-it/${path}/`));
  await expectHashOnly(link);
});

test('a customer verified or blocked meanwhile gets no link', async () => {
  const proved = await aCustomer(database.owner, { site_id: siteId, email_verified_at: new Date() });
  expect(await mailed('email_verification', { customer_id: proved.id })).toBeNull();
  const blocked = await aCustomer(database.owner, { site_id: siteId, blocked_at: new Date() });
  expect(await mailed('password_recovery', { customer_id: blocked.id })).toBeNull();
  expect(await mailed('email_change', { customer_id: proved.id, email: 'never@wanted.test' })).toBeNull();
});

test('[H-54] an offered bike: the link opens this offer, the second mail voids the first, an ended one has none', async () => {
  const giver = await aCustomer(database.owner, { site_id: siteId });
  const bike = await aBike(database.owner, { site_id: siteId, customer_id: giver.id });
  const transfer = await database.owner
    .insertInto('bike_transfers')
    .values({
      site_id: siteId,
      bike_id: bike.id,
      from_customer_id: giver.id,
      to_email: 'a@b.test',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const data = { bike: 'B', serial: 'S', transfer_id: transfer.id, from: 'F', until: '2026-12-01' };
  const first = await mailed('transfer_offered', data);
  expect(first).toMatch(/^https:\/\/shop\.test\/it-it\/my-account\/transfers\//);
  const second = await mailed('transfer_offered', data);
  await expectHashOnly(second);
  const hash = createHash('sha256').update(secretOf(first)).digest('hex');
  expect(await findInTables(database.owner, hash)).toEqual([]);
  await database.owner
    .updateTable('bike_transfers')
    .set({ status: 'cancelled', ended_at: new Date() })
    .where('id', '=', transfer.id)
    .execute();
  expect(await mailed('transfer_offered', data)).toBeNull();
});
