import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { aProduct } from '../../../testing/builders/builders.ts';
import { aLetter, LETTER_TEXT, someSubscribers } from '../../../testing/builders/letter-builders.ts';
import { type LetterWorld, openLetterWorld } from '../../../testing/worlds/letter-world.ts';
import { withdrawSubscription } from '../../newsletter/unsubscribe.ts';
import { startScheduledLetter } from './start-scheduled-letter.ts';

let world: LetterWorld;
let staff: LetterWorld['staff'];
let show: LetterWorld['show'];

beforeAll(async () => {
  world = await openLetterWorld();
  ({ staff, show } = world);
});
beforeEach(async () => {
  await sql`delete from letter_sends`.execute(world.owner);
  await sql`delete from subscribers`.execute(world.owner);
  world.mailbox.inbox.clear();
});
afterAll(() => world.close());

const readers = (count: number) => Array.from({ length: count }, (_, n) => `reader${n}@letters.example`);
const received = (email: string) => world.mails(email).length;

/** A letter that was tested, so that it can be sent. */
async function tested(): Promise<number> {
  const id = await aLetter(world.owner, world.siteId);
  expect((await staff('POST', `letters/${id}/test`, { locale: 'it' })).statusCode).toBe(200);
  await world.work();
  return id;
}

test('[LETTERS-12] a scheduled letter begins at its time and not before; cancelled, it is as tested before', async () => {
  const { owner, siteId } = world;
  await someSubscribers(owner, siteId, readers(2));
  const id = await tested();
  const past = await staff('POST', `letters/${id}/send`, { local_at: '2020-01-01T09:00' });
  expect([past.statusCode, past.json().errors?.local_at?.length]).toEqual([422, 1]);
  const at = { local_at: '2099-06-01T09:00' };
  expect((await staff('POST', `letters/${id}/send`, at)).json().data).toMatchObject({ outcome: 'scheduled' });
  await world.work();
  expect(world.mailbox.inbox.list()).toEqual([]);
  // 09:00 in Rome in summer.
  expect(await show(id)).toMatchObject({ status: 'scheduled', scheduled_at: '2099-06-01T07:00:00Z' });
  expect((await staff('PUT', `letters/${id}`, { revision: 1, name: 'x', texts: {} })).statusCode).toBe(409);
  expect((await staff('POST', `letters/${id}/cancel`, {})).json().data.status).toBe('testing');
  expect((await show(id)).scheduled_at).toBeNull();

  await staff('POST', `letters/${id}/send`, at);
  const key = { siteId, letterId: id };
  await startScheduledLetter(world.api.deps, key);
  expect((await show(id)).status).toBe('scheduled');
  await sql`update letters set scheduled_at = now() - interval '1 second' where id = ${id}`.execute(owner);
  await startScheduledLetter(world.api.deps, key);
  await startScheduledLetter(world.api.deps, key);
  await world.work();
  expect(await show(id)).toMatchObject({ status: 'sent', planned: 2, counts: { sent: 2 } });
  for (const email of readers(2)) expect(received(email), email).toBe(1);
});

test('[LETTERS-13] a dry run says who would get the letter in which language and what is left out, and sends nothing', async () => {
  const { owner, siteId } = world;
  await someSubscribers(owner, siteId, readers(3));
  await someSubscribers(owner, siteId, ['german@letters.example'], 'de');
  await sql`update subscribers set suppressed_at = now(), suppressed_for = 'bounce'
             where email = 'reader2@letters.example'`.execute(owner);
  const id = await aLetter(owner, siteId, { locales: ['en'] });
  const hidden = { type: 'product', product: 'not-sold-here' };
  const texts = {
    en: LETTER_TEXT,
    it: { ...LETTER_TEXT, subject: 'Primavera', blocks: [...LETTER_TEXT.blocks, hidden] },
  };
  await staff('PUT', `letters/${id}`, { revision: 1, name: 'Spring', texts });
  expect((await staff('GET', `letters/${id}/dry-run`)).json().data).toEqual({
    readers: 2,
    locales: [
      { locale: 'it', subject: 'Primavera', readers: 2, left_out: ['not-sold-here'] },
      { locale: 'en', subject: LETTER_TEXT.subject, readers: 0, left_out: [] },
    ],
    without_text: 1,
    suppressed: 1,
    per_minute: 600,
    needs_approval: false,
  });
  await world.work();
  expect(world.mailbox.inbox.list()).toEqual([]);
  const shown = await aProduct(owner, { original_name: 'Lupo 500' });
  await owner.insertInto('site_products').values({ site_id: siteId, product_id: shown.id }).execute();
  const { products } = (await staff('GET', 'letter-choices')).json().data;
  expect(products).toContainEqual({ slug: shown.slug, name: 'Lupo 500' });
});

test('[LETTERS-14] saving while typing leaves one line in the history; another act begins a new one', async () => {
  const id = await aLetter(world.owner, world.siteId);
  const save = (revision: number, role: 'editor' | 'country' = 'editor') =>
    staff(
      'PUT',
      `letters/${id}`,
      { revision, name: `Try ${revision}`, texts: { it: LETTER_TEXT } },
      { as: role },
    );
  for (const revision of [1, 2, 3]) expect((await save(revision)).statusCode).toBe(200);
  await save(4, 'country');
  await save(5);
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject_kind = 'letter' and subject_ref = ${String(id)}`.execute(
    world.owner,
  );
  expect(rows).toHaveLength(3);
});

test('[LETTERS-15] the result counts readers who have unsubscribed since they got the letter', async () => {
  const { owner, siteId } = world;
  const ids = await someSubscribers(owner, siteId, readers(3));
  const id = await tested();
  await staff('POST', `letters/${id}/send`, {});
  await world.work();
  const keys = world.api.deps.config.signingKeys;
  const leaving = { siteId, subscriberId: ids['reader1@letters.example'] ?? 0 };
  await withSite(world.api.deps.db, siteId, (tx) => withdrawSubscription(tx, keys, leaving));
  expect((await show(id)).counts).toMatchObject({ sent: 3, unsubscribed: 1, left_out: 0 });
  const list = (await staff('GET', 'letters?status=sent')).json();
  expect(list.data.map((row: { id: number }) => row.id)).toContain(id);
  expect((await staff('GET', 'letters?status=scheduled')).json().data).toEqual([]);
});
