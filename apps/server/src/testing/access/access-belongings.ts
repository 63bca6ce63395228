import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { confirmToken, stopToken } from '../../features/alerts/alert-token.ts';
import { unsubscribeToken } from '../../features/newsletter/unsubscribe.ts';
import { makeRideKey } from '../../features/test-rides/ride-key.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { aBike, aDeliveredOrder, anUpload, aWarrantyRequest } from '../builders/after-sales-builders.ts';
import { anAlert } from '../builders/alert-builders.ts';
import { aBankLine } from '../builders/bank-builders.ts';
import { aCart, aProduct, aUnit } from '../builders/builders.ts';
import { aWebhook } from '../builders/desk-builders.ts';
import { aLetter, someSubscribers } from '../builders/letter-builders.ts';
import { aDemonstrator, aTestRide } from '../builders/test-ride-builders.ts';

export const secret = () => randomBytes(32).toString('base64url');

type Owned = { readonly site_id: number; readonly customer_id: number };

export async function addAccountRows(db: Db, owned: Owned, name: string) {
  const passkey = await db
    .insertInto('passkeys')
    .values({ ...owned, credential_id: secret(), public_key: randomBytes(32), name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = await db
    .insertInto('addresses')
    .values({
      ...owned,
      type: 'shipping',
      given_name: name,
      family_name: name,
      address1: 'Via Tortona 1',
      city: 'Milano',
      country_code: 'IT',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = () => anUpload(db, { ...owned, name: `${name}.jpg` });
  const [upload, ...images] = await Promise.all([picture(), picture(), picture(), picture()]);
  const video = await anUpload(db, { ...owned, kind: 'video', mime_type: 'video/mp4' });
  const open = await anUpload(db, {
    ...owned,
    name: `${name}.jpg`,
    status: 'uploading',
    received_bytes: 0,
    mime_type: null,
    sha256: null,
  });
  return {
    passkey: passkey.id,
    address: address.id,
    upload: upload.id,
    open_upload: open.id,
    images: images.map(({ id }) => id),
    video: video.id,
  };
}

export async function ofBikes(db: Db, owned: Owned) {
  const { site_id, customer_id } = owned;
  const [bike, offered, claimed] = await Promise.all([aBike(db, owned), aBike(db, owned), aBike(db, owned)]);
  const link = secret();
  await db
    .insertInto('bike_transfers')
    .values({
      site_id,
      bike_id: offered.id,
      from_customer_id: customer_id,
      to_email: 'b@c.example',
      token_hash: createHash('sha256').update(link).digest(),
    })
    .execute();
  const proof = await anUpload(db, owned);
  const unit = await soldUnit(db, site_id);
  const registration = await db
    .insertInto('bike_registrations')
    .values({ ...owned, unit_id: unit.id, serial: unit.serial ?? '', proof_upload_id: proof.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = await aWarrantyRequest(db, { ...owned, bike_id: claimed.id });
  const file = await db
    .selectFrom('warranty_files')
    .select('upload_id')
    .where('request_id', '=', request.id)
    .where('kind', '=', 'image')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    bike: bike.id,
    offered_bike: offered.id,
    transfer_link: link,
    bike_registration: registration.id,
    warranty_request: request.code,
    warranty_file: file.upload_id,
    proof: proof.id,
  };
}

/** An address that waits for its link to be followed, and a question to the office. */
export async function ofForms(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  input: { readonly name: string; readonly signingKeys: SigningKeys },
) {
  const key = { site_id: site.id };
  const link = secret();
  const subscriber = await db
    .insertInto('subscribers')
    .values({ ...key, email: `${input.name}-${secret()}@letters.example`, locale: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('subscriber_links')
    .values({
      ...key,
      subscriber_id: subscriber.id,
      expires_at: new Date(Date.now() + 3_600_000),
      token_hash: createHash('sha256').update(link).digest(),
    })
    .execute();
  const proof = secret();
  await db
    .insertInto('checkout_proofs')
    .values({
      ...key,
      cart_id: (await aCart(db, key)).id,
      email_key: randomBytes(32),
      token_hash: createHash('sha256').update(proof).digest(),
      token_expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  const ticket = await db
    .insertInto('contact_tickets')
    .values({
      ...key,
      id: randomUUID(),
      department: 'general' as const,
      name: input.name,
      locale: 'en',
      email: 'asks@letters.example',
      message: input.name,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  const alert = await anAlert(db, { ...key, status: 'pending' });
  const leave = unsubscribeToken(input.signingKeys, site.slug, subscriber.id);
  return {
    subscriber_link: link,
    proof_link: proof,
    leave_link: leave,
    contact_ticket: ticket.code,
    alert_link: confirmToken(input.signingKeys, site.slug, alert.id),
    alert_stop_link: stopToken(input.signingKeys, site.slug, alert.id),
    review: await aReview(db, key, input.name),
  };
}

async function aReview(db: Db, key: { site_id: number }, author: string): Promise<string> {
  const { id: product_id } = await aProduct(db);
  const { code } = await db
    .insertInto('reviews')
    .values({
      ...key,
      product_id,
      import_ref: randomUUID(),
      stars: 5,
      title: 'Light',
      body: 'It goes well.',
      author,
      locale: 'en',
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

export async function ofTestRides(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  input: { readonly name: string; readonly signingKeys: SigningKeys },
) {
  const demonstrator = await aDemonstrator(db, { site_id: site.id });
  const starts_at = new Date(Date.now() + 3 * 86_400_000);
  const ride = await aTestRide(db, demonstrator, {
    given_name: input.name,
    family_name: input.name,
    starts_at,
  });
  const block = await db
    .insertInto('demonstrator_blocks')
    .values({
      site_id: site.id,
      demonstrator_id: demonstrator.id,
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 3_600_000),
      reason: input.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { code, link_version: linkVersion, ends_at } = ride;
  return {
    test_ride: code,
    test_ride_key: makeRideKey(input.signingKeys, {
      site: site.slug,
      code,
      linkVersion,
      endsAt: ends_at.toISOString(),
    }),
    demonstrator: demonstrator.id,
    demonstrator_block: block.id,
  };
}

export async function ofReturns(db: Db, named: Owned & { given_name: string }) {
  const { site_id } = named;
  const delivered = await aDeliveredOrder(db, { ...named, unit: await soldUnit(db, site_id) });
  const returned = await aDeliveredOrder(db, {
    ...named,
    unit: await soldUnit(db, site_id),
    status: 'return_requested',
  });
  await sql`update sites set settings = settings || '{"withdrawal": {"days": 14}}' where id = ${site_id}`.execute(
    db,
  );
  await db.updateTable('orders').set({ registered_at: new Date() }).where('id', '=', delivered.id).execute();
  const request = await db
    .insertInto('returns')
    .values({ site_id, order_id: returned.id, reason: 'changed_mind' })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('return_lines')
    .values({ site_id, return_id: request.id, order_id: returned.id, unit_id: returned.unitId })
    .execute();
  return {
    delivered_order: delivered.code,
    unit: delivered.unitId,
    returned_order: returned.code,
    return: request.code,
    returned_unit: returned.unitId,
  };
}

export const soldUnit = (db: Db, site_id: number) =>
  aUnit(db, { site_id, status: 'delivered', delivered_on: '2026-11-01', sold_on: '2026-10-20' });

interface Files {
  readonly site: { readonly id: number };
  readonly ids: Readonly<Record<'upload' | 'warranty_file' | 'proof' | 'open_upload', unknown>>;
}

/** The bytes of the customer's files, where the api looks for them. */
export async function writeUploadFiles(uploadsDir: string, { site, ids }: Files): Promise<void> {
  const files = [
    ['kept', ids.upload, 'bytes'],
    ['kept', ids.warranty_file, 'bytes'],
    ['kept', ids.proof, 'bytes'],
    ['incoming', ids.open_upload, ''],
  ] as const;
  for (const [room, id, bytes] of files) {
    const directory = path.join(uploadsDir, room, String(site.id));
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, String(id)), bytes);
  }
}

/** What the desk keeps about a customer: a privacy request, a line of the bank, a refund. */
export async function ofDesk(db: Db, { email, ...refunded }: Refunded & { email: string }) {
  const { siteId, name } = refunded;
  const request = await db
    .insertInto('privacy_requests')
    .values({ site_id: siteId, kind: 'export', email, note: name, locale: 'it', opened_by: 1 })
    .returning('code')
    .executeTakeFirstOrThrow();
  const refund = await aRefundByHand(db, refunded);
  const bank = await aBankLine(db, siteId, name);
  const mail = await db
    .insertInto('mails')
    .values({
      site_id: siteId,
      key: `desk:${refunded.orderId}`,
      kind: 'order_received',
      order_id: refunded.orderId,
      to_email: email,
      locale: 'it',
      status: 'sent',
      sent_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    privacy_request: request.code,
    refund: refund.id,
    bank_statement: bank.bank_statement,
    bank_line: bank.bank_line,
    order_mail: mail.id,
    webhook: await aWebhook(db, siteId, name),
    ...(await ofLetters(db, siteId, name)),
  };
}

/** Letters in the states that their acts need, and a subscriber who would get them. */
async function ofLetters(db: Db, siteId: number, name: string) {
  await someSubscribers(db, siteId, [`${secret()}@readers.example`]);
  const scheduled = { status: 'scheduled' as const, scheduled_at: new Date(Date.now() + 86_400_000) };
  const started = { started_at: new Date(), planned: 1, last_subscriber_id: 1 };
  const inState = async (status: 'testing' | 'scheduled' | 'sending' | 'stopped') => {
    const id = await aLetter(db, siteId, { name });
    await db.updateTable('letters').set({ status: 'testing' }).where('id', '=', id).execute();
    if (status !== 'testing')
      await db
        .updateTable('letters')
        .set(status === 'scheduled' ? scheduled : { status: 'sending', ...started })
        .where('id', '=', id)
        .execute();
    if (status === 'stopped') await db.updateTable('letters').set({ status }).where('id', '=', id).execute();
    return id;
  };
  return {
    letter: await aLetter(db, siteId, { name }),
    tested_letter: await inState('testing'),
    scheduled_letter: await inState('scheduled'),
    sending_letter: await inState('sending'),
    stopped_letter: await inState('stopped'),
  };
}

interface Refunded {
  readonly siteId: number;
  readonly orderId: number;
  readonly attemptId: string;
  readonly name: string;
}

/** A refund that staff have to send, with its case: the database keeps them together. */
const aRefundByHand = (db: Db, { siteId, orderId, attemptId, name }: Refunded) =>
  db.transaction().execute(async (tx) => {
    const refund = await tx
      .insertInto('refunds')
      .values({
        site_id: siteId,
        attempt_id: attemptId,
        amount_minor: 100,
        currency: 'EUR',
        reason: name,
        status: 'manual',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('payment_cases')
      .values({
        site_id: siteId,
        order_id: orderId,
        attempt_id: attemptId,
        refund_id: refund.id,
        kind: 'refund_by_hand',
      })
      .execute();
    return refund;
  });
