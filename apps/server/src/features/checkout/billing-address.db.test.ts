import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSession } from '../../testing/builders/builders.ts';
import { ADDRESS, shopperIn } from '../../testing/builders/checkout-builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { invoiceText } from '../invoices/drawing/invoice-text.ts';
import type { InvoiceDocument } from '../invoices/invoices.sql.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

type Shopper = ReturnType<typeof shopperIn>;
const BOOK = { given_name: 'Anna', family_name: 'Rossi', ...ADDRESS };

/** A bag with one unit that is to be picked up in the store. */
async function toStore(shopper: Shopper, contact: object | null) {
  await shopper.add((await desk.shop.aUnit()).id);
  await shopper.checkOut();
  const saved = contact && (await shopper.contact(contact)).json().data;
  await shopper.quote({ address_type: 'store', store_id: desk.shop.store.id });
  const body = { payment_method_id: desk.shop.bank.id, check_terms: true };
  return { ...body, address_type: 'store', address_id: null, billing_address_id: saved?.address_id ?? null };
}

/** Orders, pays and invoices; whom the invoice is for, and the order as its page shows it. */
async function buyerOf(shopper: Shopper, body: object) {
  const placed = await shopper.order(body);
  expect(placed.statusCode, placed.body).toBe(200);
  const { post, order } = placed.json().data;
  await shopper.send('POST', post.url, { payment_method_id: desk.shop.bank.id, check_terms: true, ref: 'T' });
  await desk.call('POST', `orders/${order.code}/payment`, await desk.money(order.code), { as: 'finance' });
  const row = await desk.rowOf(order.code);
  await issueInvoice(desk.database.app, { siteId: desk.shop.site.id, orderId: row.id }, 'Moto');
  const { document } = await desk.database.owner
    .selectFrom('invoices')
    .select('document')
    .where('order_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const shown = await shopper.show(order.code);
  const { buyer } = document as InvoiceDocument;
  return { buyer, row, order: shown.json().data, text: invoiceText(document as InvoiceDocument) };
}

const guest = () => shopperIn(desk.api, { slug: 'ec' });
async function aCustomer(...addresses: object[]) {
  const { token } = await aSession(desk.database.owner, { site_id: desk.shop.site.id });
  const shopper = shopperIn(desk.api, { slug: 'ec', token });
  const ids: number[] = [];
  for (const address of addresses) {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const made = await shopper.send('POST', '/api/auth/addresses', { ...BOOK, ...address }, key);
    expect(made.statusCode, made.body).toBe(201);
    ids.push(made.json().data.id);
  }
  return { shopper, ids };
}
const HOME = { type: 'shipping', address1: 'Via Roma 2' };
const OFFICE = { type: 'billing', address1: 'Via Uffici 9', given_name: 'Studio', family_name: 'Rossi Srl' };

test('[B3] pickup: the invoice prints the billing address that the guest gave, not the store’s', async () => {
  const shopper = guest();
  const body = await toStore(shopper, {
    address: { ...ADDRESS, type: 'billing', address1: 'Via Fatture 7' },
  });
  const { buyer, row, order } = await buyerOf(shopper, body);
  expect(buyer.address.join(' ')).toContain('Via Fatture 7');
  expect(order.billing.lines).toContain('Via Fatture 7');
  expect(row.billing_address).toMatchObject({ address1: 'Via Fatture 7', type: 'billing' });
  expect(row.delivery_address).toMatchObject({ store: desk.shop.store.name });
});

test('[B3] pickup without any address of the buyer: the invoice prints none, never the store’s', async () => {
  const shopper = guest();
  const { buyer, order } = await buyerOf(shopper, await toStore(shopper, { address: null }));
  expect(order.billing).toBeNull();
  expect(buyer.name).toBe('Anna Rossi');
  expect(buyer.address).toEqual([]);
});

test('[B3] a customer’s saved billing address is offered and used, for pickup and for delivery', async () => {
  const { shopper, ids } = await aCustomer(HOME, OFFICE);
  await shopper.add((await desk.shop.aUnit()).id);
  const { addresses, billing_addresses } = (await shopper.checkOut()).json().data;
  expect(addresses.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
  expect(billing_addresses.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
  const pay = { payment_method_id: desk.shop.bank.id, check_terms: true };
  const atHome = await buyerOf(shopper, { ...pay, address_type: 'home', address_id: ids[0] });
  expect(atHome.buyer).toMatchObject({ name: 'Studio Rossi Srl' });
  expect(atHome.buyer.address.join(' ')).toContain('Via Uffici 9');
  expect(atHome.row.delivery_address).toMatchObject({ address1: 'Via Roma 2' });
  expect(atHome.order.billing).toMatchObject({ name: 'Studio Rossi Srl' });

  const onlyHome = await aCustomer(HOME);
  await onlyHome.shopper.add((await desk.shop.aUnit()).id);
  await onlyHome.shopper.checkOut();
  const same = await buyerOf(onlyHome.shopper, { ...pay, address_type: 'home', address_id: onlyHome.ids[0] });
  expect(same.order.billing).toBeNull();

  const again = await aCustomer(HOME, OFFICE);
  const collected = await buyerOf(again.shopper, await toStore(again.shopper, null));
  expect(collected.buyer.address.join(' ')).toContain('Via Uffici 9');
});

test('[B3] the address that the order names wins over the saved one', async () => {
  const { shopper, ids } = await aCustomer(HOME, OFFICE);
  const body = { ...(await toStore(shopper, null)), billing_address_id: ids[0] };
  const { buyer } = await buyerOf(shopper, body);
  expect(buyer.address.join(' ')).toContain('Via Roma 2');
});

test('[B3] an address of another customer is refused', async () => {
  const other = await aCustomer(OFFICE);
  const { shopper } = await aCustomer(HOME);
  const body = { ...(await toStore(shopper, null)), billing_address_id: other.ids[0] };
  const refused = await shopper.order(body);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'address_required']);
});

test('[B3] the call without a billing address, as the specification writes it, is accepted', async () => {
  const shopper = guest();
  const { billing_address_id: _, ...body } = await toStore(shopper, {
    address: { ...ADDRESS, type: 'billing', address1: 'Via Fatture 8' },
  });
  const { buyer } = await buyerOf(shopper, body);
  expect(buyer.address.join(' ')).toContain('Via Fatture 8');
});

test('a company and its VAT number are on the order and on the invoice, for guests and for saved addresses', async () => {
  const company = { company: 'Studio Rossi Srl', vat_number: ' it01234567890' };
  const visitor = guest();
  const contact = { address: { ...ADDRESS, ...company, type: 'billing' } };
  const byGuest = await buyerOf(visitor, await toStore(visitor, contact));
  const { shopper } = await aCustomer(HOME, { ...OFFICE, ...company });
  const byCustomer = await buyerOf(shopper, await toStore(shopper, null));
  for (const { buyer, order, text } of [byGuest, byCustomer]) {
    expect(order.billing.lines.slice(0, 2)).toEqual(['Studio Rossi Srl', 'IT01234567890']);
    expect(buyer).toMatchObject({ company: 'Studio Rossi Srl', vat_number: 'IT01234567890' });
    expect(buyer.address.join(' ')).not.toMatch(/Studio|IT0123/);
    expect(text.buyer[0]).toBe('Studio Rossi Srl');
    expect(text.buyer).toContain('VAT number or tax ID: \u2068IT01234567890\u2069');
  }
});

test('a VAT number that is none, or without a company, is refused under its field', async () => {
  const shopper = guest();
  await shopper.add((await desk.shop.aUnit()).id);
  await shopper.checkOut();
  const refused = async (address: object) =>
    (await shopper.contact({ address: { ...ADDRESS, ...address } })).json().errors;
  expect(await refused({ company: 'Studio Rossi Srl', vat_number: 'no!' })).toEqual({
    'address.vat_number': ['Enter a VAT number or tax ID of 4 to 20 letters and digits.'],
  });
  expect(await refused({ vat_number: 'IT01234567890' })).toEqual({
    'address.company': ['Enter the company that this VAT number or tax ID belongs to.'],
  });
});
