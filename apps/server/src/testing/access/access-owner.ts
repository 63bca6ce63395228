import { randomBytes, randomUUID } from 'node:crypto';
import { issueInvoice } from '../../features/invoices/issue-invoice.ts';
import { makeOrderKey } from '../../features/orders/links/order-key.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { anAlert } from '../builders/alert-builders.ts';
import { anApproval, anAuditRow } from '../builders/approval-builders.ts';
import { aCart, aCustomer, anOrder, aSession, aUnit } from '../builders/builders.ts';
import { pastCart } from '../builders/cart-keys.ts';
import { showOn } from '../builders/catalogue-builders.ts';
import { aWishListEntry } from '../builders/wish-list-builders.ts';
import { aPaymentAttempt } from '../database/every-table.ts';
import {
  addAccountRows,
  ofBikes,
  ofDesk,
  ofForms,
  ofReturns,
  ofTestRides,
  secret,
  soldUnit,
} from './access-belongings.ts';

/** Everything of a person's that has an id on the wire. */
export type Kind =
  | 'cart'
  | 'session'
  | 'passkey'
  | 'address'
  | 'bike'
  | 'offered_bike'
  | 'transfer_link'
  | 'verify_link'
  | 'recovery_link'
  | 'secure_link'
  | 'subscriber_link'
  | 'leave_link'
  | 'alert_link'
  | 'alert_stop_link'
  | 'alert'
  | 'wish_list_entry'
  | 'proof_link'
  | 'contact_ticket'
  | 'test_ride'
  | 'test_ride_key'
  | 'demonstrator'
  | 'demonstrator_block'
  | 'review'
  | 'upload'
  | 'images'
  | 'video'
  | 'open_upload'
  | 'bike_registration'
  | 'warranty_request'
  | 'warranty_file'
  | 'order'
  | 'order_key'
  | 'attempt'
  | 'invoiced_order'
  | 'document'
  | 'delivered_order'
  | 'unit'
  | 'returned_order'
  | 'return'
  | 'returned_unit'
  // Other ids that a call needs and that are public.
  | 'shelf_unit'
  | 'frame'
  | 'store'
  | 'method'
  | 'proof'
  | 'case'
  | 'approval'
  | 'audit'
  | 'customer'
  | 'privacy_request'
  | 'bank_statement'
  | 'bank_line'
  | 'refund'
  | 'order_mail'
  | 'webhook'
  | 'letter'
  | 'tested_letter'
  | 'scheduled_letter'
  | 'sending_letter'
  | 'stopped_letter';

export type Ids = Readonly<Record<Kind, string | number | readonly string[]>>;

export interface Owner {
  readonly site: { readonly id: number; readonly slug: string };
  readonly customerId: number;
  readonly token: string;
  readonly secondToken: string;
  readonly expiredToken: string;
  readonly ids: Ids;
  /** Carts that made orders, as `id.key`. */
  readonly pastCarts: readonly string[];
}

/** A guest: no customer, only a cart that is open, carts that made orders, and the keys of all of them. */
export type GuestOwner = Pick<Owner, 'site' | 'ids' | 'pastCarts'>;

const code = () =>
  `9${randomBytes(6)
    .toString('hex')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, 'X')}`;

/** Well formed, and unknown. */
export const makeUnknownIds = (): Ids => ({
  cart: `IT_${randomUUID()}`,
  session: 999_999_999,
  passkey: 999_999_999,
  address: 999_999_999,
  bike: 999_999_999,
  offered_bike: 999_999_999,
  bike_registration: 999_999_999,
  case: 999_999_999,
  approval: 999_999_999,
  audit: 999_999_999,
  customer: 999_999_999,
  privacy_request: code(),
  bank_statement: 999_999_999,
  bank_line: 999_999_999,
  refund: randomUUID(),
  order_mail: 999_999_999,
  webhook: 999_999_999,
  letter: 999_999_999,
  tested_letter: 999_999_999,
  scheduled_letter: 999_999_999,
  sending_letter: 999_999_999,
  stopped_letter: 999_999_999,

  transfer_link: secret(),
  verify_link: secret(),
  recovery_link: secret(),
  secure_link: secret(),
  order_key: secret(),
  images: [randomUUID(), randomUUID(), randomUUID()],
  video: randomUUID(),
  warranty_file: randomUUID(),
  upload: randomUUID(),
  open_upload: randomUUID(),
  attempt: randomUUID(),
  document: 999_999_999,
  subscriber_link: secret(),
  proof_link: secret(),
  leave_link: `999999999.${secret()}`,
  alert_link: `999999999.zzzzzz.k0.${secret()}`,
  alert_stop_link: `999999999.${secret()}`,
  alert: 999_999_999,
  wish_list_entry: 'not-on-any-list',
  contact_ticket: code(),
  test_ride: code(),
  test_ride_key: secret(),
  demonstrator: 999_999_999,
  demonstrator_block: 999_999_999,
  review: code(),
  unit: randomUUID(),
  returned_unit: randomUUID(),
  warranty_request: code(),
  shelf_unit: randomUUID(),
  frame: 'NOBODYS1',
  store: 999_999,
  method: 999_999,
  proof: randomUUID(),

  order: code(),
  invoiced_order: code(),
  delivered_order: code(),
  returned_order: code(),
  return: code(),
});

/** A customer with one of everything. All of it carries the customer's name, so that a leak is recognised. */
export async function anOwner(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  input: { readonly name: string; readonly signingKeys: SigningKeys },
): Promise<Owner> {
  const key = { site_id: site.id };
  const customer = await aCustomer(db, { ...key, given_name: input.name, family_name: input.name });
  const owned = { ...key, customer_id: customer.id };
  const named = { ...owned, given_name: input.name, family_name: input.name };
  const confirmed = { ...owned, confirmed_at: new Date() };
  const [mine, second, ending, past, verify, recover, secure] = await Promise.all([
    aSession(db, confirmed),
    aSession(db, confirmed),
    aSession(db, owned),
    aSession(db, { ...owned, expires_at: new Date(Date.now() - 1000) }),
    aSession(db, { ...owned, kind: 'verification' }),
    aSession(db, { ...owned, kind: 'recovery' }),
    aSession(db, { ...owned, kind: 'secure_account' }),
  ]);
  const [cart, ordered] = await Promise.all([aCart(db, owned), aCart(db, owned)]);
  const [order, invoiced] = await Promise.all([
    anOrder(db, { ...named, cart_id: ordered.id }),
    anOrder(db, { ...named, status: 'confirmed', payment_status: 'paid' }),
  ]);
  const [shelf, wanted] = await Promise.all([aUnit(db, key), aUnit(db, key)]);
  for (const unit of [shelf, wanted]) await showOn(db, site.id, unit.product_id);
  const method = await findTransferMethod(db, site.id);
  await db
    .insertInto('cart_lines')
    .values({ ...key, cart_id: cart.id, unit_id: wanted.id })
    .execute();
  const frame = await soldUnit(db, site.id);
  const attempt = await aPaymentAttempt(db, site.id, order.id);
  const invoice = await anInvoiceOf(db, site.id, invoiced.id);
  return {
    site,
    customerId: customer.id,
    token: mine.token,
    secondToken: second.token,
    expiredToken: past.token,
    pastCarts: [pastCart(`${site.slug.toUpperCase()}_${ordered.id}`)],
    ids: {
      cart: `${site.slug.toUpperCase()}_${cart.id}`,
      session: ending.row.id,
      verify_link: verify.token,
      recovery_link: recover.token,
      secure_link: secure.token,
      order: order.code,
      attempt: attempt.id,
      case: await aLatePayment(db, site.id, { orderId: order.id, attemptId: attempt.id }),
      audit: await anAuditRow(db, site.id, { reason: input.name }),
      approval: await anApproval(db, site.id, { code: order.code, reason: input.name }),
      order_key: makeOrderKey(input.signingKeys, { site: site.slug, code: order.code, linkVersion: 1 }),
      shelf_unit: shelf.id,
      frame: frame.serial ?? '',
      store: shelf.store_id ?? 0,
      method: method.id,
      invoiced_order: invoiced.code,
      document: invoice,
      alert: (await anAlert(db, { ...key, email: customer.email })).id,
      wish_list_entry: (await aWishListEntry(db, { ...key, customer_id: customer.id })).key,
      customer: customer.id,
      ...(await ofDesk(db, {
        siteId: site.id,
        orderId: order.id,
        attemptId: attempt.id,
        name: input.name,
        email: customer.email,
      })),
      ...(await ofForms(db, site, input)),
      ...(await ofTestRides(db, site, input)),
      ...(await addAccountRows(db, owned, input.name)),
      ...(await ofBikes(db, owned)),
      ...(await ofReturns(db, named)),
    },
  };
}

/** What a guest leaves behind: a filled cart, an order that waits for its payment, and a paid one. */
export async function aGuestOwner(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  name: string,
): Promise<GuestOwner> {
  const key = { site_id: site.id };
  const named = { ...key, given_name: name, family_name: name };
  const [cart, unpaid, paid] = await Promise.all([aCart(db, key), aCart(db, key), aCart(db, key)]);
  const wanted = await aUnit(db, key);
  await showOn(db, site.id, wanted.product_id);
  await db
    .insertInto('cart_lines')
    .values({ ...key, cart_id: cart.id, unit_id: wanted.id })
    .execute();
  const contact = { email: `${name}@example.test`, given_name: name, family_name: name, phone: '0212345678' };
  await db
    .updateTable('carts')
    .set({ contact: JSON.stringify(contact) })
    .where('id', '=', cart.id)
    .execute();
  const address = await db
    .insertInto('addresses')
    .values({
      ...named,
      cart_id: cart.id,
      type: 'shipping',
      address1: 'Via Tortona 1',
      city: 'Milano',
      country_code: 'IT',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [order, invoiced] = await Promise.all([
    anOrder(db, { ...named, cart_id: unpaid.id }),
    anOrder(db, { ...named, cart_id: paid.id, status: 'confirmed', payment_status: 'paid' }),
  ]);
  const attempt = await aPaymentAttempt(db, site.id, order.id);
  const idOf = ({ id }: { id: string }) => `${site.slug.toUpperCase()}_${id}`;
  const ids = makeUnknownIds();
  return {
    site,
    pastCarts: [unpaid, paid].map((one) => pastCart(idOf(one))),
    ids: {
      ...ids,
      cart: idOf(cart),
      address: address.id,
      order: order.code,
      attempt: attempt.id,
      invoiced_order: invoiced.code,
      document: await anInvoiceOf(db, site.id, invoiced.id),
    },
  };
}

async function anInvoiceOf(db: Db, siteId: number, orderId: number): Promise<number> {
  await issueInvoice(db, { siteId, orderId }, 'Brand');
  const { id } = await db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}

const findTransferMethod = (db: Db, siteId: number) =>
  db
    .selectFrom('payment_methods')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code', '=', 'bank_transfer')
    .executeTakeFirstOrThrow();

async function aLatePayment(
  db: Db,
  siteId: number,
  { orderId, attemptId }: { orderId: number; attemptId: string },
): Promise<number> {
  const { id } = await db
    .insertInto('payment_cases')
    .values({ site_id: siteId, order_id: orderId, attempt_id: attemptId, kind: 'late_payment' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
