import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ADDRESS_FIELDS, completeAddress } from '../../features/addresses/addresses.contract.ts';
import { hashPassword } from '../../features/customers/password/passwords.ts';
import type { Db } from '../../platform/db/db.ts';
import { aBike, aDeliveredOrder, anUpload, aWarrantyRequest } from '../builders/after-sales-builders.ts';
import { anAlert } from '../builders/alert-builders.ts';
import { aCustomer, aSession } from '../builders/builders.ts';
import { fillListAndNotes } from '../builders/desk-builders.ts';
import { aDemonstrator, aTestRide } from '../builders/test-ride-builders.ts';
import { aPaymentAttempt } from '../database/every-table.ts';
import { aTicketOf } from './person-ticket.ts';

/** Words that stand for a person wherever they are found. */
export const PERSON = {
  email: 'giovanna.brambilla@posta.example',
  given_name: 'Giovanna',
  family_name: 'Brambilla',
  phone: '+393471234567',
  street: 'Via dei Glicini 7',
} as const;
export const OLD_EMAIL = 'gio.vecchia@posta.example';
/** Asked for and not confirmed yet. */
export const PENDING_EMAIL = 'gio.nuova@posta.example';
export const PASSWORD = 'una parola lunga e mia';

// Every field has a word to search for, also one that is added later. None is longer than its column.
const MARKED = Object.fromEntries(
  ADDRESS_FIELDS.map((field) => [field, `BRAMBILLA-${field}`.toUpperCase().slice(0, 20)]),
);
export const PLACE = completeAddress({
  ...MARKED,
  type: 'shipping',
  given_name: PERSON.given_name,
  family_name: PERSON.family_name,
  phone: PERSON.phone,
  address1: PERSON.street,
  country_code: 'IT',
});
const CONTACT = { email: PERSON.email, given_name: PERSON.given_name, family_name: PERSON.family_name };

/** A customer who has used every feature, so that the name is in every table that could hold it. */
export async function aWholePerson(db: Db, site_id: number) {
  const customer = await aCustomer(db, {
    site_id,
    email: PERSON.email,
    given_name: PERSON.given_name,
    family_name: PERSON.family_name,
    phone: PERSON.phone,
    locale: 'it',
    password_hash: await hashPassword(PASSWORD),
  });
  const owned = { site_id, customer_id: customer.id };
  const { token } = await aSession(db, owned);
  await db
    .insertInto('addresses')
    .values({ ...owned, ...PLACE })
    .execute();
  await fillAccess(db, owned);
  const cart = await db
    .insertInto('carts')
    .values({ ...owned, contact: JSON.stringify(CONTACT), delivery: JSON.stringify({ note: PERSON.street }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('addresses')
    .values({ site_id, cart_id: cart.id, ...PLACE })
    .execute();
  const order = await anOldOrder(db, owned, cart.id);
  const bike = await fillBikes(db, owned);
  await aLaterGuestOrder(db, site_id);
  await fillForms(db, site_id);
  await fillListAndNotes(db, owned, { email: PERSON.email, words: PERSON.family_name });
  await fillMails(db, owned, { orderId: order.id, serial: bike.serial });
  return { customer, token, order, bike, who: { siteId: site_id, customerId: customer.id } };
}

type Owned = { site_id: number; customer_id: number };

async function fillAccess(db: Db, owned: Owned) {
  await db
    .insertInto('customer_tokens')
    .values({
      ...owned,
      kind: 'email_change',
      token_hash: randomBytes(32),
      expires_at: new Date(Date.now() + 1e6),
      data: JSON.stringify({ email: PENDING_EMAIL }),
    })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      ...owned,
      credential_id: 'credential-of-hers-1',
      public_key: randomBytes(32),
      name: 'iPhone di Giovanna',
    })
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values({
      site_id: owned.site_id,
      actor: `customer:${owned.customer_id}`,
      key: 'k',
      request_hash: randomBytes(32),
      response_status: 201,
      response_body: JSON.stringify({ data: PLACE }),
      completed_at: new Date(),
    })
    .execute();
}

async function anOldOrder(db: Db, owned: Owned, cart_id: string) {
  const { site_id } = owned;
  const order = await aDeliveredOrder(db, {
    ...owned,
    cart_id,
    ...CONTACT,
    phone: PERSON.phone,
    payment_ref: 'BRAMBILLA 12',
    delivery_address: JSON.stringify(PLACE),
    billing_address: JSON.stringify(PLACE),
  });
  await db
    .insertInto('order_events')
    .values({
      site_id,
      order_id: order.id,
      seq: 0,
      kind: 'delivered',
      actor_kind: 'staff',
      data: JSON.stringify({
        note: `Given to ${PERSON.given_name}`,
        amount_minor: 5,
        paid: true,
        currency: 'EUR',
      }),
    })
    .execute();
  const attempt = await aPaymentAttempt(db, site_id, order.id);
  await db
    .updateTable('payment_attempts')
    .set({
      post: JSON.stringify({ payer: CONTACT }),
      card: JSON.stringify({ holder: 'G. Brambilla', last4: '4242' }),
    })
    .where('id', '=', attempt.id)
    .execute();
  await db
    .insertInto('provider_events')
    .values({
      site_id,
      provider: 'sandbox',
      event_id: 'evt-hers',
      attempt_id: attempt.id,
      verified: true,
      body: Buffer.from(JSON.stringify(CONTACT)),
      processed_at: new Date(),
    })
    .execute();
  await db.insertInto('invoice_series').values({ site_id, series: 'A', legal_entity: 'Brand' }).execute();
  await sql`insert into invoices (site_id, series, number, kind, order_id, issued_on, total_minor, currency, document)
            values (${site_id}, 'A', 0, 'invoice', ${order.id}, '2026-11-15', 1, 'EUR',
                    ${JSON.stringify({ buyer: { name: 'Giovanna Brambilla', address: [PERSON.street] } })}::jsonb)`.execute(
    db,
  );
  await fillReturns(db, site_id, order.id);
  await fillReviews(db, site_id, order.id);
  return order;
}

async function fillReturns(db: Db, site_id: number, orderId: number) {
  await db
    .insertInto('returns')
    .values({
      site_id,
      order_id: orderId,
      reason: 'other',
      note: `Call me on ${PERSON.phone}`,
      status: 'rejected',
      rejection: 'Sorry, Giovanna',
      ended_at: new Date(),
    })
    .execute();
  await sql`update sites set settings = settings || '{"withdrawal": {"days": 14}}' where id = ${site_id}`.execute(
    db,
  );
  await db
    .insertInto('withdrawals')
    .values({
      site_id,
      order_id: orderId,
      name: 'Giovanna Brambilla',
      email: PERSON.email,
      locale: 'it',
      status: 'ended',
      refund_by: '2026-12-01',
    })
    .execute();
}

async function fillReviews(db: Db, site_id: number, order_id: number) {
  const { unit_id, product_id } = await db
    .selectFrom('order_lines')
    .select(['unit_id', 'product_id'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reviews')
    .values({
      site_id,
      order_id,
      unit_id,
      product_id,
      stars: 5,
      title: 'Bella',
      body: 'Va benissimo.',
      author: PERSON.given_name,
      place: PERSON.street,
      locale: 'it',
      status: 'published',
      decided_at: new Date(),
    })
    .execute();
}

async function fillBikes(db: Db, owned: Owned) {
  const { site_id } = owned;
  const bike = await aBike(db, {
    ...owned,
    lost_at: new Date(),
    recovery_message: `Call ${PERSON.phone}`,
  });
  const proof = await anUpload(db, { ...owned, kind: 'document', name: 'fattura-brambilla.pdf' });
  await db
    .insertInto('bike_registrations')
    .values({ ...owned, unit_id: bike.unit_id, serial: bike.serial, proof_upload_id: proof.id })
    .execute();
  const theirs = await aBike(db, { site_id });
  await db
    .insertInto('bike_transfers')
    .values([
      { site_id, bike_id: bike.id, from_customer_id: owned.customer_id, to_email: 'friend@posta.example' },
      {
        site_id,
        bike_id: theirs.id,
        from_customer_id: theirs.customer_id ?? 0,
        to_email: PERSON.email.toUpperCase(),
      },
    ])
    .execute();
  const request = await aWarrantyRequest(db, { ...owned, bike_id: bike.id });
  await sql`update warranty_requests set status = 'rejected', reason = 'No, Giovanna', phone = ${PERSON.phone},
                   description = 'Giovanna Brambilla writes that the fork knocks' where id = ${request.id}`.execute(
    db,
  );
  return bike;
}

async function fillForms(db: Db, site_id: number) {
  await anAlert(db, { site_id, email: PERSON.email.toUpperCase(), locale: 'it' });
  const { id } = await db
    .insertInto('subscribers')
    .values({ site_id, email: PERSON.email.toUpperCase(), locale: 'it', status: 'confirmed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('subscriber_consents')
    .values({
      site_id,
      subscriber_id: id,
      email_hash: randomBytes(32),
      what: 'confirmed',
      text_version: '1',
      locale: 'it',
    })
    .execute();
  const question = await aTicketOf(db, site_id, PERSON);
  const { given_name, family_name, email, phone } = PERSON;
  await aTestRide(db, await aDemonstrator(db, { site_id }), {
    given_name,
    family_name,
    email,
    phone,
    starts_at: new Date(Date.now() + 86_400_000),
  });
  await db
    .insertInto('mails')
    .values({
      site_id,
      key: 'm6',
      kind: 'contact_office',
      to_email: 'office@brand.example',
      locale: 'it',
      data: JSON.stringify({ ...question, email: PERSON.email, sender: PERSON.given_name }),
    })
    .execute();
}

/** Placed without signing in, after the address was confirmed; and a cart that never became an order. */
async function aLaterGuestOrder(db: Db, site_id: number) {
  const contact = JSON.stringify({ ...CONTACT, email: PERSON.email.toUpperCase() });
  const carts = await db
    .insertInto('carts')
    .values([
      { site_id, contact, status: 'ordered', delivery: JSON.stringify({ billing: PLACE }) },
      { site_id, contact },
    ])
    .returning('id')
    .execute();
  for (const { id: cart_id } of carts)
    await db
      .insertInto('addresses')
      .values([
        { site_id, cart_id, ...PLACE },
        { site_id, cart_id, ...PLACE, type: 'billing' },
      ])
      .execute();
  const order = await aDeliveredOrder(db, {
    site_id,
    customer_id: null,
    cart_id: carts[0]?.id ?? null,
    ...CONTACT,
    email: PERSON.email.toUpperCase(),
    phone: PERSON.phone,
    delivery_address: JSON.stringify(PLACE),
    billing_address: JSON.stringify(PLACE),
  });
  await db
    .insertInto('mails')
    .values({
      site_id,
      key: 'm8',
      kind: 'order_confirmed',
      order_id: order.id,
      to_email: PERSON.email.toUpperCase(),
      locale: 'it',
    })
    .execute();
  return order;
}

async function fillMails(
  db: Db,
  { site_id, customer_id }: Owned,
  about: { orderId: number; serial: string },
) {
  const mail = {
    site_id,
    locale: 'it',
    status: 'sent' as const,
    sent_at: new Date(),
    subject: 'Ciao Giovanna',
  };
  const bike = { bike: 'Cresta 29', serial: about.serial };
  await db
    .insertInto('mails')
    .values([
      { ...mail, key: 'm1', kind: 'order_confirmed', order_id: about.orderId, to_email: PERSON.email },
      { ...mail, key: `m2:${PERSON.email}`, kind: 'password_changed', to_email: PERSON.email.toUpperCase() },
      {
        ...mail,
        key: 'm3',
        kind: 'email_changed',
        to_email: OLD_EMAIL,
        data: JSON.stringify({ email: PERSON.email, given_name: PERSON.given_name }),
      },
      { ...mail, key: 'm4', kind: 'account_exists', to_email: OLD_EMAIL },
      {
        ...mail,
        key: 'm7',
        kind: 'email_change',
        to_email: PENDING_EMAIL,
        data: JSON.stringify({ customer_id, email: PENDING_EMAIL, given_name: PERSON.given_name }),
      },
      {
        ...mail,
        key: 'm5',
        kind: 'transfer_offered',
        to_email: 'friend@posta.example',
        subject: 'A bike',
        data: JSON.stringify({ ...bike, from: 'Giovanna Brambilla' }),
      },
    ])
    .execute();
}
