import { randomBytes, randomUUID } from 'node:crypto';
import { issueInvoice } from '../features/invoices/issue-invoice.ts';
import { orderKey } from '../features/orders/order-key.ts';
import type { Db } from '../platform/db.ts';
import { inTheAccount, ofBikes, ofForms, ofReturns, secret, soldUnit } from './access-belongings.ts';
import { aCart, aCustomer, anOrder, aSession, aUnit } from './builders.ts';
import { showOn } from './catalogue-builders.ts';
import { aPaymentAttempt } from './every-table.ts';

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
  | 'subscriber_link'
  | 'leave_link'
  | 'ticket'
  | 'upload'
  | 'images'
  | 'video'
  | 'open_upload'
  | 'registration'
  | 'warranty'
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
  // What a call needs besides, and everybody may name.
  | 'shelf_unit'
  | 'frame'
  | 'store'
  | 'method'
  | 'proof'
  | 'case';

export type Ids = Readonly<Record<Kind, string | number | readonly string[]>>;

export interface Owner {
  readonly site: { readonly id: number; readonly slug: string };
  readonly customerId: number;
  readonly token: string;
  readonly secondToken: string;
  readonly expiredToken: string;
  readonly ids: Ids;
}

const code = () =>
  `9${randomBytes(6)
    .toString('hex')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, 'X')}`;

/** Well formed, and nobody's. */
export const nobodys = (): Ids => ({
  ...{ cart: `IT_${randomUUID()}`, session: 999_999_999, passkey: 999_999_999, address: 999_999_999 },
  ...{ bike: 999_999_999, offered_bike: 999_999_999, registration: 999_999_999, case: 999_999_999 },
  ...{ transfer_link: secret(), verify_link: secret(), recovery_link: secret(), order_key: secret() },
  ...{ images: [randomUUID(), randomUUID(), randomUUID()], video: randomUUID(), warranty_file: randomUUID() },
  ...{ upload: randomUUID(), open_upload: randomUUID(), attempt: randomUUID(), document: 999_999_999 },
  ...{ subscriber_link: secret(), leave_link: `999999999.${secret()}`, ticket: code() },
  ...{ unit: randomUUID(), returned_unit: randomUUID(), warranty: code() },
  ...{ shelf_unit: randomUUID(), frame: 'NOBODYS1', store: 999_999, method: 999_999, proof: randomUUID() },
  ...{
    order: code(),
    invoiced_order: code(),
    delivered_order: code(),
    returned_order: code(),
    return: code(),
  },
});

/** A customer with one of everything. Whatever is his carries his name, so that it is known where it turns up. */
export async function anOwner(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  given: { readonly name: string; readonly signingSecret: string },
): Promise<Owner> {
  const of = { site_id: site.id };
  const customer = await aCustomer(db, { ...of, given_name: given.name, family_name: given.name });
  const owned = { ...of, customer_id: customer.id };
  const named = { ...owned, given_name: given.name, family_name: given.name };
  const [mine, second, ending, past, verify, recover] = await Promise.all([
    aSession(db, owned),
    aSession(db, owned),
    aSession(db, owned),
    aSession(db, { ...owned, expires_at: new Date(Date.now() - 1000) }),
    aSession(db, { ...owned, kind: 'verification' }),
    aSession(db, { ...owned, kind: 'recovery' }),
  ]);
  const [cart, order, invoiced] = await Promise.all([
    aCart(db, owned),
    anOrder(db, named),
    anOrder(db, { ...named, status: 'confirmed', payment_status: 'paid' }),
  ]);
  const [shelf, wanted] = await Promise.all([aUnit(db, of), aUnit(db, of)]);
  for (const unit of [shelf, wanted]) await showOn(db, site.id, unit.product_id);
  const method = await db
    .selectFrom('payment_methods')
    .select('id')
    .where('site_id', '=', site.id)
    .where('code', '=', 'bank_transfer')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_lines')
    .values({ ...of, cart_id: cart.id, unit_id: wanted.id })
    .execute();
  const frame = await soldUnit(db, site.id);
  const attempt = await aPaymentAttempt(db, site.id, order.id);
  const invoice = await anInvoiceOf(db, site.id, invoiced.id);
  const paidCase = await db
    .insertInto('payment_cases')
    .values({ ...of, order_id: order.id, attempt_id: attempt.id, kind: 'late_payment' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    site,
    customerId: customer.id,
    ...{ token: mine.token, secondToken: second.token, expiredToken: past.token },
    ids: {
      ...{
        cart: `${site.slug.toUpperCase()}_${cart.id}`,
        session: ending.row.id,
        verify_link: verify.token,
        recovery_link: recover.token,
      },
      ...{ order: order.code, attempt: attempt.id, case: paidCase.id },
      order_key: orderKey(given.signingSecret, site.slug, order.code),
      ...{ shelf_unit: shelf.id, frame: frame.serial ?? '', store: shelf.store_id ?? 0 },
      method: method.id,
      ...{ invoiced_order: invoiced.code, document: invoice },
      ...(await ofForms(db, site, given)),
      ...(await inTheAccount(db, owned, given.name)),
      ...(await ofBikes(db, owned)),
      ...(await ofReturns(db, named)),
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
