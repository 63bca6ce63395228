import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { aSentLetter } from './letter-builders.ts';
import { aWishListEntry } from './wish-list-builders.ts';

/** What staff keep about a customer. */
async function fillDeskTables(
  db: Db,
  { site_id, customer_id }: { readonly site_id: number; readonly customer_id: number },
  { email, words } = { email: 'a@b.example', words: 'Calls on Mondays.' },
) {
  await db
    .insertInto('customer_notes')
    .values({ site_id, customer_id, body: words, updated_by: 1 })
    .execute();
  await db
    .insertInto('privacy_requests')
    .values({ site_id, kind: 'export', email, note: words, locale: 'it', opened_by: 1 })
    .execute();
}

/** What the customer has chosen, and what staff wrote about it. */
export async function fillListAndNotes(
  db: Db,
  owned: { readonly site_id: number; readonly customer_id: number },
  person: { readonly email: string; readonly words: string },
) {
  await aWishListEntry(db, owned);
  await fillDeskTables(db, owned, person);
}

/** A row in each tenant table of the desk. */
export async function fillStaffTables(
  db: Db,
  owned: { readonly site_id: number; readonly customer_id: number },
) {
  await fillDeskTables(db, owned);
  const { site_id } = owned;
  await db
    .insertInto('audit_chain')
    .values({ site_id, number: 1, through_xact: '1', row_count: 1, hash: randomBytes(32) })
    .execute();
  await fillEventTables(db, site_id);
  await aSentLetter(db, site_id);
  await db
    .insertInto('previews')
    .values({ site_id, token_hash: randomBytes(32), until_at: new Date(), created_by: 'staff:1' })
    .execute();
}

/** The outbox has rows already: the triggers of other tables write them. */
async function fillEventTables(db: Db, site_id: number) {
  await db.insertInto('event_heads').values({ site_id, last_sequence: 1 }).execute();
  const event = { type: 'order.placed', version: 1, subject: 'orders/AAAAAAAA', data: '{}' };
  await db
    .insertInto('events')
    .values({ site_id, sequence: 1, occurred_at: new Date(), ...event })
    .execute();
  await sql`insert into shipment_events (site_id, order_id, carrier, carrier_event_id, tracking, status, occurred_at)
    select site_id, id, 'dhl', 'E-1', 'T-1', 'collected', now() from orders
     where site_id = ${site_id} limit 1`.execute(db);
  const webhook_id = await aWebhook(db, site_id);
  await db
    .insertInto('webhook_deliveries')
    .values({ site_id, webhook_id, sequence: 1, subject: event.subject })
    .execute();
}

export async function aWebhook(db: Db, site_id: number, name = 'ERP'): Promise<number> {
  const { id } = await db
    .insertInto('webhooks')
    .values({
      site_id,
      name,
      url: 'https://erp.example/events',
      secret: randomBytes(32),
      position: 0,
      created_by: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
