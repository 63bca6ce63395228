import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { aBike, aDeliveredOrder, anUpload, aWarrantyRequest } from '../builders/after-sales-builders.ts';
import { anAlert } from '../builders/alert-builders.ts';
import { anApproval } from '../builders/approval-builders.ts';
import { fillBank } from '../builders/bank-builders.ts';
import { aCart, aCustomer, anOrder, aSession, aStop, aUnit } from '../builders/builders.ts';
import { fillStaffTables } from '../builders/desk-builders.ts';
import { fillReviews } from '../builders/review-builders.ts';
import { aDemonstrator, aTestRide } from '../builders/test-ride-builders.ts';
import { aWishListEntry } from '../builders/wish-list-builders.ts';

/** One row or more in every tenant table of the site, so that "sees nothing" cannot be true for want of rows. */
export async function fillEveryTable(db: Db, siteId: number) {
  const site = { site_id: siteId };
  const customer = await aCustomer(db, site);
  const cart = await aCart(db, { ...site, customer_id: customer.id });
  const unit = await aUnit(db, site);
  await aSession(db, { ...site, customer_id: customer.id });
  await db
    .insertInto('login_counters')
    .values({ ...site, subject_kind: 'account', subject_hash: randomBytes(32) })
    .execute();
  await db
    .insertInto('cart_lines')
    .values({ ...site, cart_id: cart.id, unit_id: unit.id })
    .execute();
  await db
    .insertInto('addresses')
    .values({
      ...site,
      customer_id: customer.id,
      type: 'shipping',
      given_name: 'Anna',
      family_name: 'Rossi',
      address1: 'Via Tortona 1',
      city: 'Milano',
      country_code: 'IT',
    })
    .execute();
  await fillReviews(db, siteId, unit.product_id);
  await aStop(db, await aUnit(db, site));
  await db
    .insertInto('unit_etd_changes')
    .values({ ...site, unit_id: unit.id, from_on: '2026-11-20', to_on: '2026-12-01', reason: 'feed' })
    .execute();
  const order = await anOrder(db, { ...site, unit, customer_id: customer.id, cart_id: cart.id });
  const ordered = { ...site, unit_id: unit.id, order_id: order.id };
  const claim = await db
    .insertInto('unit_claims')
    .values({ ...ordered, kind: 'sale' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('claim_keys')
    .values({ ...site, claim_id: claim.id, kind: 'network', key: randomBytes(32) })
    .execute();
  await db
    .insertInto('checkout_proofs')
    .values({ ...site, cart_id: cart.id, email_key: randomBytes(32) })
    .execute();
  await db
    .insertInto('delivery_promises')
    .values({ ...ordered, local_days: 3, total_days: 9, promised_on: '2026-12-01', reason: 'revised' })
    .execute();
  await db
    .insertInto('order_events')
    .values({ ...site, order_id: order.id, seq: 0, kind: 'placed', actor_kind: 'system' })
    .execute();
  await db
    .insertInto('order_notes')
    .values({ ...site, order_id: order.id, staff_ref: '1', text: 'Called back.' })
    .execute();
  await fillMoney(db, siteId, order.id);
  await fillShop(db, siteId, order.id);
  await fillForms(db, siteId);
  await fillTestRides(db, siteId);
  await fillAfterSales(db, siteId, customer.id);
  await db
    .insertInto('idempotency_keys')
    .values({ ...site, actor: 'customer:1', key: 'key', request_hash: randomBytes(32) })
    .execute();
  await fillAudit(db, siteId, order.code);
  await fillStaffTables(db, { ...site, customer_id: customer.id });
  await anApproval(db, siteId, { code: order.code, reason: 'asked' });
}

async function fillAudit(db: Db, siteId: number, code: string) {
  const site = { site_id: siteId };
  const seen = await db
    .insertInto('audit_log')
    .values({
      ...site,
      actor_kind: 'staff',
      action: 'order.seen',
      subject_kind: 'order',
      subject_ref: code,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('audit_private')
    .values({ ...site, audit_id: seen.id, salt: randomBytes(16), before: '{}', after: '{}' })
    .execute();
}

async function fillAfterSales(db: Db, siteId: number, customerId: number) {
  const site = { site_id: siteId };
  const owned = { ...site, customer_id: customerId };
  await db
    .insertInto('passkeys')
    .values({
      ...owned,
      credential_id: `credential-${siteId}-0123`,
      public_key: randomBytes(32),
      name: 'Phone',
    })
    .execute();
  await db
    .insertInto('consents')
    .values({
      ...site,
      id: randomUUID(),
      version: 1,
      regime: 'opt_in' as const,
      gpc: false,
      functional: true,
      analytics: false,
      marketing: false,
    })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({ ...owned, challenge_hash: randomBytes(32), expires_at: new Date(Date.now() + 60_000) })
    .execute();
  await db
    .insertInto('known_devices')
    .values({ ...owned, token_hash: randomBytes(32) })
    .execute();
  const bike = await aBike(db, owned);
  const proof = await anUpload(db, owned);
  await db
    .insertInto('bike_registrations')
    .values({ ...owned, unit_id: bike.unit_id, serial: bike.serial, proof_upload_id: proof.id })
    .execute();
  await db
    .insertInto('bike_transfers')
    .values({ ...site, bike_id: bike.id, from_customer_id: customerId, to_email: 'b@c.example' })
    .execute();
  await aWarrantyRequest(db, { ...owned, bike_id: bike.id });
  await fillReturns(db, siteId, customerId);
}

async function fillReturns(db: Db, siteId: number, customerId: number) {
  const site = { site_id: siteId };
  const owned = { ...site, customer_id: customerId };
  const order = await aDeliveredOrder(db, owned);
  const returned = await db
    .insertInto('returns')
    .values({ ...site, order_id: order.id, reason: 'changed_mind' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const photo = await anUpload(db, owned);
  await db
    .insertInto('return_lines')
    .values({ ...site, return_id: returned.id, order_id: order.id, unit_id: order.unitId })
    .execute();
  await db
    .insertInto('return_files')
    .values({ ...site, return_id: returned.id, upload_id: photo.id })
    .execute();
  await db
    .updateTable('sites')
    .set({ settings: sql`settings || '{"withdrawal": {"days": 14}}'` })
    .where('id', '=', siteId)
    .execute();
  const withdrawn = await db
    .insertInto('withdrawals')
    .values({
      ...site,
      order_id: order.id,
      name: 'A B',
      email: 'a@b.example',
      locale: 'en',
      refund_by: '2026-12-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('withdrawal_lines')
    .values({ ...site, withdrawal_id: withdrawn.id, order_id: order.id, unit_id: order.unitId })
    .execute();
}

async function fillForms(db: Db, siteId: number) {
  const site = { site_id: siteId };
  await anAlert(db, site);
  await aWishListEntry(db, { ...site, customer_id: (await aCustomer(db, site)).id });
  const { id } = await db
    .insertInto('subscribers')
    .values({ ...site, email: 'reader@b.example', locale: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('subscriber_links')
    .values({ ...site, subscriber_id: id, token_hash: randomBytes(32), expires_at: new Date() })
    .execute();
  await db
    .insertInto('subscriber_consents')
    .values({
      ...site,
      subscriber_id: id,
      email_hash: randomBytes(32),
      what: 'asked' as const,
      text_version: '1',
      locale: 'en',
    })
    .execute();
  const ticketId = randomUUID();
  await db
    .insertInto('contact_tickets')
    .values({
      ...site,
      id: ticketId,
      department: 'general' as const,
      name: 'Anna',
      locale: 'en',
      email: 'anna@b.example',
      message: 'Good morning',
    })
    .execute();
  await db
    .insertInto('ticket_messages')
    .values({ ...site, ticket_id: ticketId, direction: 'in', body: 'Good evening' })
    .execute();
  await db
    .insertInto('saved_replies')
    .values({ ...site, locale: 'en', name: 'Opening hours', body: 'Nine to six.' })
    .execute();
}

async function fillTestRides(db: Db, siteId: number) {
  const demonstrator = await aDemonstrator(db, { site_id: siteId });
  await aTestRide(db, demonstrator, { starts_at: new Date() });
  await db
    .insertInto('demonstrator_blocks')
    .values({
      site_id: siteId,
      demonstrator_id: demonstrator.id,
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 3_600_000),
      reason: 'Service',
    })
    .execute();
}

async function fillShop(db: Db, siteId: number, orderId: number) {
  const site = { site_id: siteId };
  const shipment = await db
    .insertInto('shipment_methods')
    .values({ ...site, code: 'standard', kind: 'home', carrier: 'Corriere' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shipment_method_translations')
    .values({ ...site, method_id: shipment.id, locale: 'en', name: 'To your door' })
    .execute();
  await db
    .insertInto('mails')
    .values({
      ...site,
      key: 'k',
      kind: 'order_received',
      order_id: orderId,
      to_email: 'a@b.example',
      locale: 'en',
    })
    .execute();
}

async function fillMoney(db: Db, siteId: number, orderId: number) {
  const site = { site_id: siteId };
  const attempt = await aPaymentAttempt(db, siteId, orderId);
  await db
    .insertInto('payment_method_translations')
    .values({ ...site, method_id: attempt.method_id, locale: 'en', name: 'Card' })
    .execute();
  await aCapture(db, { siteId, attemptId: attempt.id, amounts: [1000, -1000] });
  await db
    .insertInto('payment_cases')
    .values({ ...site, order_id: orderId, attempt_id: attempt.id, kind: 'late_payment' })
    .execute();
  await db
    .insertInto('reconciliation_reports')
    .values({
      ...site,
      provider: 'sandbox',
      account_ref: 'sandbox',
      from_at: new Date(0),
      to_at: new Date(1),
      matched: 0,
    })
    .execute();
  await db
    .insertInto('provider_events')
    .values({
      ...site,
      provider: 'sandbox',
      event_id: `evt_${orderId}`,
      verified: true,
      body: Buffer.from('{}'),
    })
    .execute();
  await db
    .insertInto('refunds')
    .values({ ...site, attempt_id: attempt.id, amount_minor: 100, currency: 'EUR', reason: 'returned' })
    .execute();
  await fillBank(db, siteId);
  await db
    .insertInto('invoice_series')
    .values({ ...site, series: 'A', legal_entity: 'Brand' })
    .execute();
  await anInvoice(db, siteId, orderId);
}

export async function aPaymentAttempt(db: Db, siteId: number, orderId: number) {
  const method = await db
    .insertInto('payment_methods')
    .values({
      site_id: siteId,
      code: `card_${orderId}`,
      provider: 'sandbox',
      component: 'CardConfirm',
      reserve_minutes: 30,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('payment_attempts')
    .values({
      site_id: siteId,
      order_id: orderId,
      method_id: method.id,
      provider: 'sandbox',
      amount_minor: 1000,
      currency: 'EUR',
      exponent: 2,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Books a capture with one entry per amount, in one transaction, because its balance is checked at commit. */
export async function aCapture(
  db: Db,
  input: { siteId: number; attemptId: string; amounts: readonly number[]; txn?: string },
) {
  return db.transaction().execute(async (tx) => {
    const posting = await tx
      .insertInto('ledger_postings')
      .values({
        site_id: input.siteId,
        attempt_id: input.attemptId,
        kind: 'captured',
        provider: 'sandbox',
        provider_txn_id: input.txn ?? input.attemptId,
        occurred_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entries = input.amounts.map((amount_minor, n) => ({
      site_id: input.siteId,
      posting_id: posting.id,
      entry_no: n + 1,
      account: n === 0 ? ('provider' as const) : ('sales' as const),
      amount_minor,
      currency: 'EUR',
    }));
    if (entries.length > 0) await tx.insertInto('ledger_entries').values(entries).execute();
  });
}

export async function anInvoice(db: Db, siteId: number, orderId: number) {
  return db
    .insertInto('invoices')
    .values({
      site_id: siteId,
      series: 'A',
      number: 0,
      kind: 'invoice',
      order_id: orderId,
      issued_on: '2026-11-15',
      total_minor: 1000,
      currency: 'EUR',
      document: '{}',
    })
    .returning('number')
    .executeTakeFirstOrThrow();
}
