import { CONTACT as PERSON, ADDRESS as PLACE } from '../builders/checkout-builders.ts';
import type { Access, Slot } from './access.ts';
import type { Kind } from './access-owner.ts';
import { CONTENT_ACCESS } from './access-table-content.ts';
import { DESK_ACCESS } from './access-table-desk.ts';
import { PATH_ACCESS } from './access-table-paths.ts';

const CART: Record<Slot, Kind> = { 'headers.cart': 'cart' };
// Bag and past bags open the order they made (H-45); those of `Owner` made none.
const ORDER = { 'params.code': 'order', ...CART } as const;
const ATTEMPT = { ...ORDER, 'params.attempt': 'attempt' } as const;
const UNIT = { open: 'every unit that can be bought is public', from: 'shelf_unit' } as const;
const SERIAL = { open: 'stamped into the frame; what a check of it tells is laid down (H-52, H-53)' };
const BROWSERS = { open: 'what the browser says proves itself by its signature, or nothing' };
const CATALOGUE = { open: 'the same for all visitors' };
const SIGNED = { open: 'a signature that fits one mail; any other is refused' };
const NEWS = { open: 'published content is public' };
const RIDE = {
  ids: { 'params.code': 'test_ride', 'query.key': 'test_ride_key' },
  for: 'holder',
} as const;
const ADDRESS = {
  type: 'shipping',
  given_name: 'Eve',
  family_name: 'Neri',
  address1: 'Via Roma 1',
  city: 'Milano',
  postal_code: '20144',
  state: 'MI',
  country_code: 'IT',
};
const CONTACT = { ...PERSON, address: { ...PLACE, state: 'MI' } };
const DELIVERY = { address_type: 'home', shipment_id: null };

const ROWS: Readonly<Record<string, Partial<Access>>> = {
  'POST /api/auth/verify-email': {
    ids: { 'body.token': 'verify_link' },
    body: () => ({ password: 'a-quiet-road-in-november' }),
    for: 'holder',
  },
  // Needs the password of the account besides: account.db.test.ts.
  'POST /api/auth/change-email': {
    ids: { 'body.token': { open: 'opens nothing without the password' } },
    body: () => ({ current_password: 'a-quiet-road-in-november' }),
  },
  'POST /api/auth/secure-account': { ids: { 'body.token': 'secure_link' }, for: 'holder' },
  // Signed, of one mail, for an hour: guest-data.db.test.ts.
  'GET /api/front/privacy-requests/:token/export': { ids: { 'params.token': SIGNED } },
  'POST /api/front/privacy-requests/:token/erasure': { ids: { 'params.token': SIGNED } },
  'POST /api/auth/update-password': {
    ids: { 'body.token': 'recovery_link' },
    body: () => ({ password: 'a-quiet-road-in-november' }),
    for: 'holder',
  },
  'POST /api/front/subscriber/verify': { ids: { 'body.token': 'subscriber_link' }, for: 'holder' },
  'POST /api/front/subscriber/resend': { ids: { 'body.token': 'subscriber_link' }, for: 'holder' },
  'POST /api/front/subscriber/unsubscribe': { ids: { 'body.token': 'leave_link' }, for: 'holder' },
  'POST /api/front/alerts/confirm': { ids: { 'body.token': 'alert_link' }, for: 'holder' },
  'POST /api/front/alerts/stop': { ids: { 'body.token': 'alert_stop_link' }, for: 'holder' },
  'DELETE /api/auth/alerts/:id': { ids: { 'params.id': 'alert' } },
  'DELETE /api/auth/wish-list/:key': { ids: { 'params.key': 'wish_list_entry' } },
  'POST /api/front/order-links': {
    ids: {
      'body.code': {
        open: 'the answer is the same for every code; the link goes to the address of the order',
      },
    },
    body: () => ({ email: 'eve@orders.example' }),
  },
  // The subject of a visitor's question; nothing is looked up by it.
  'POST /api/front/contact': {
    ids: { 'body.order_code': { open: 'only written down' }, 'body.serial': { open: 'only written down' } },
  },
  'POST /api/staff/contact-tickets/:code/reply': { body: () => ({ message: 'Yes.' }) },
  'POST /api/staff/contact-tickets/:code/note': { body: () => ({ message: 'Called.' }) },
  'POST /api/staff/contact-tickets/:code/hand-over': {
    ids: {
      'params.code': 'contact_ticket',
      'body.staff_id': { open: 'members of staff are known to each other' },
    },
    body: () => ({ staff_id: null }),
  },
  'POST /api/staff/contact-tickets/:code/merge': {
    body: () => ({ into: '00000000' }),
    answer: 404,
  },
  'GET /api/front/test-rides/offer': { ids: { 'query.unit': UNIT } },
  'POST /api/front/test-rides': {
    ids: { 'headers.cart': { open: 'a signed-in rider needs no captcha; the cart is not read' } },
  },
  'GET /api/front/test-rides/:code': RIDE,
  'POST /api/front/test-rides/:code/change': {
    ...RIDE,
    body: () => ({ starts_at: '2026-11-20T09:00:00Z' }),
    answer: 409,
  },
  'POST /api/front/test-rides/:code/cancel': { ...RIDE, body: () => ({}) },
  'POST /api/staff/test-rides/:code/done': { answer: 409 },
  'POST /api/staff/test-rides/:code/no-show': { answer: 409 },
  'POST /api/staff/test-rides/:code/move': {
    body: () => ({ starts_at: '2026-11-20T09:00:00Z' }),
    answer: 409,
  },
  'POST /api/staff/saved-replies/:id/change': {
    ids: { 'params.id': { open: 'texts of the office, looked up in the site of the call' } },
    body: () => ({ locale: 'en', name: 'Hours', body: 'Nine to six.' }),
    answer: 404,
  },
  'POST /api/staff/saved-replies/:id/delete': {
    ids: { 'params.id': { open: 'texts of the office, looked up in the site of the call' } },
    body: () => ({}),
    answer: 404,
  },
  'POST /api/staff/demonstrators/:id/blocks': {
    body: () => ({ starts_at: '2030-01-01T00:00:00Z', ends_at: '2030-01-02T00:00:00Z', reason: 'Service' }),
  },
  'POST /api/staff/units/:id/stops': { body: () => ({ source: 'staff', reason: 'Scratch' }) },
  'POST /api/staff/units/:id/stops/lift': {
    body: () => ({ source: 'recall', ref: '26V-001', reason: 'Done' }),
    answer: 404,
  },
  'DELETE /api/auth/sessions/:id': { ids: { 'params.id': 'session' } },
  'DELETE /api/auth/passkeys/:id': { ids: { 'params.id': 'passkey' } },
  'POST /api/auth/passkeys': { ids: { 'body.response.id': BROWSERS, 'body.response.rawId': BROWSERS } },
  'POST /api/auth/step-up/passkey': {
    ids: { 'body.response.id': BROWSERS, 'body.response.rawId': BROWSERS },
  },
  'POST /api/auth/passkey-login': { ids: { 'body.response.id': BROWSERS, 'body.response.rawId': BROWSERS } },

  'GET /api/auth/uploads/:id/status': { ids: { 'params.id': 'upload' } },
  'GET /api/auth/uploads/:id/file': { ids: { 'params.id': 'upload' } },
  'HEAD /api/auth/uploads/:id': {
    ids: { 'params.id': 'open_upload' },
    headers: { 'tus-resumable': '1.0.0' },
  },
  'PATCH /api/auth/uploads/:id': {
    ids: { 'params.id': 'open_upload' },
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: () => 'bytes',
  },
  'DELETE /api/auth/uploads/:id': { ids: { 'params.id': 'upload' }, headers: { 'tus-resumable': '1.0.0' } },

  'GET /api/auth/bikes/:id': { ids: { 'params.id': 'bike' } },
  'POST /api/auth/bikes': {
    ids: { 'body.serial': SERIAL, 'body.proof': 'upload' },
    body: ({ frame }) => ({ serial: frame, purchase_date: '2026-01-02' }),
  },
  'POST /api/auth/bikes/:id/recovery': {
    ids: { 'params.id': 'bike' },
    body: () => ({ message: 'Blue, with a scratch.' }),
  },
  'DELETE /api/auth/bikes/:id/recovery': { ids: { 'params.id': 'bike' } },
  'GET /api/front/bikes/check': { ids: { 'query.serial': SERIAL } },
  'POST /api/auth/bikes/:id/transfers': {
    ids: { 'params.id': 'bike' },
    body: () => ({ email: 'new@owner.example' }),
  },
  'DELETE /api/auth/bikes/:id/transfers': { ids: { 'params.id': 'offered_bike' } },
  'POST /api/auth/transfers/preview': { ids: { 'body.token': 'transfer_link' }, for: 'holder' },
  'POST /api/auth/transfers/decline': { ids: { 'body.token': 'transfer_link' }, for: 'holder' },
  'POST /api/auth/transfers/accept': { ids: { 'body.token': 'transfer_link' }, for: 'holder' },
  'GET /api/auth/bikes/:id/warranty-form': { ids: { 'params.id': 'bike' } },
  'POST /api/auth/bikes/:id/warranty-requests': {
    ids: { 'params.id': 'bike', 'body.images': 'images', 'body.video': 'video' },
    body: ({ store }) => ({
      part: 'other',
      description: 'It knocks when braking.',
      store_id: store,
      accept_terms: true,
    }),
  },
  'GET /api/auth/warranty-requests/:code': { ids: { 'params.code': 'warranty_request' } },
  'GET /api/front/news/:id': { ids: { 'params.id': NEWS } },
  'GET /api/front/social-feed/:post/picture': { ids: { 'params.post': NEWS } },
  'GET /api/front/places/:id': { ids: { 'params.id': CATALOGUE } },

  'PUT /api/auth/addresses/:id': { ids: { 'params.id': 'address' }, body: () => ADDRESS },
  'DELETE /api/auth/addresses/:id': { ids: { 'params.id': 'address' } },

  'POST /api/front/consents': {
    ids: { 'body.id': { open: 'made up by the browser, insert-only, never shown' } },
    body: () => ({
      id: '3f0a4e52-5a40-4d0e-9a57-0a2f6f3f9d11',
      version: 1,
      regime: 'opt_in',
      gpc: false,
      choices: { functional: true, analytics: false, marketing: false },
    }),
  },
  'GET /api/front/cart': { ids: CART },
  'POST /api/front/cart/items': { ids: { ...CART, 'body.uuid': UNIT } },
  'PUT /api/front/cart/pieces': {
    ids: { ...CART, 'body.variant_id': CATALOGUE },
    body: () => ({ variant_id: 1, quantity: 0 }),
  },
  'DELETE /api/front/cart/items/:uuid': { ids: { ...CART, 'params.uuid': UNIT } },
  'POST /api/front/cart/check-out': { ids: CART },
  'GET /api/front/cart/proof': { ids: CART },
  // Without a captcha's answer it is refused, but not before it is clear whose cart it is.
  'POST /api/front/cart/proof': { ids: CART, body: () => ({ email: 'eve@example.test' }), answer: 422 },
  'POST /api/front/cart/proof/confirm': { ids: { 'body.token': 'proof_link' }, for: 'holder' },
  'PUT /api/front/cart/contact': { ids: CART, body: () => CONTACT },
  'POST /api/front/fulfillment': { ids: { ...CART, 'body.address_id': 'address' }, body: () => DELIVERY },
  'POST /api/front/sales-orders/checkout': {
    ids: { ...CART, 'body.address_id': 'address', 'body.billing_address_id': 'address' },
    body: ({ method }) => ({ ...DELIVERY, payment_method_id: method, check_terms: true }),
  },

  'POST /api/front/checkout/:code/attempts/:attempt': {
    ids: ATTEMPT,
    body: ({ method }) => ({ payment_method_id: method, check_terms: true, ref: 'TRX' }),
    answer: 422,
  },
  'POST /api/front/checkout/:code/attempts/:attempt/results/:id': {
    ids: { ...ATTEMPT, 'params.id': { open: "the provider's own, a hint" } },
    body: ({ method }) => ({ payment_method_id: method, check_terms: true }),
    answer: 422,
  },
  'POST /api/front/checkout/:code/attempts/:attempt/form': {
    ids: { ...ATTEMPT, 'body.user_id': { open: 'a number on an identity card' } },
    body: () => ({
      name: 'Eve',
      surname: 'Neri',
      user_id: '12345',
      phone: '+390212345678',
      street1: 'Via Roma 1',
      postal_code: '20144',
    }),
    // This provider has no such form; the owner's way through one is in the tests of those that have.
    answer: 404,
  },
  'POST /api/front/checkout/:code/attempts/:attempt/return': {
    ids: { 'params.code': 'order', 'params.attempt': 'attempt' },
    for: 'holder',
  },

  'GET /api/front/sales-orders': { ids: CART, ownInstead: true },
  'GET /api/front/sales-orders/:code': { ids: { ...ORDER, 'query.key': 'order_key' } },
  'POST /api/front/sales-orders/:code/confirm-email': {
    ids: { ...ORDER, 'query.key': 'order_key' },
    answer: 409,
  },
  'GET /api/front/sales-orders/:code/events': {
    ids: { ...ORDER, 'query.key': 'order_key' },
    // A stream lasts until it is told to end.
    query: { seconds: '1' },
  },
  'GET /api/front/sales-orders/:code/invoice': {
    ids: { 'params.code': 'invoiced_order', ...CART, 'query.key': 'order_key' },
  },
  'GET /api/front/sales-orders/:code/documents/:id': {
    ids: { 'params.code': 'invoiced_order', 'params.id': 'document', ...CART, 'query.key': 'order_key' },
  },
  'POST /api/front/sales-orders/:code/withdrawals': {
    ids: { 'params.code': 'delivered_order', ...CART, 'query.key': 'order_key', 'body.items': 'unit' },
    body: () => ({ name: 'Eve Neri', email: 'eve@example.test' }),
  },
  'GET /api/front/sales-orders/:code/reviews': {
    ids: { 'params.code': 'delivered_order', ...CART, 'query.key': 'order_key' },
  },
  'POST /api/front/sales-orders/:code/reviews': {
    ids: { 'params.code': 'delivered_order', ...CART, 'query.key': 'order_key', 'body.item': 'unit' },
    body: () => ({ stars: 5, title: 'Light', text: 'It goes well.', name: 'Eve N.' }),
  },
  'GET /api/auth/sales-orders/:code': { ids: { 'params.code': 'order' } },
  'POST /api/auth/sales-orders/:code/cart-key': { ids: { 'params.code': 'order' } },
  'POST /api/auth/sales-orders/:code/cancel': { ids: { 'params.code': 'order' }, body: () => ({}) },
  'POST /api/auth/sales-orders/:code/returns': {
    ids: { 'params.code': 'delivered_order', 'body.items': 'unit', 'body.photos': 'upload' },
    body: () => ({ reason: 'changed_mind' }),
  },
  'DELETE /api/auth/sales-orders/:code/returns/:return_code': {
    ids: { 'params.code': 'returned_order', 'params.return_code': 'return' },
  },

  'POST /api/webhooks/:provider/:site/:secret': {
    ids: { 'params.secret': { open: "a provider's; wrong ones are refused in the tests of the webhooks" } },
  },

  ...DESK_ACCESS,
  ...CONTENT_ACCESS,
  // Undone only where the act has an inverse.
  'POST /api/staff/audit/:id/undo': { answer: 409 },
  'POST /api/staff/approvals/:id/refuse': { body: () => ({ note: 'No.' }) },
  // Only the proposer may.
  'POST /api/staff/approvals/:id/withdraw': { answer: 403 },
  'POST /api/staff/orders/:code/payment': {
    body: () => ({ amount_minor: 1, currency: 'EUR', value_on: '2026-11-15', reference: 'x' }),
  },
  'POST /api/staff/orders/:code/accept': { answer: 409 },
  'POST /api/staff/orders/:code/refund': {
    body: () => ({ amount_minor: 1, reason: 'Because.' }),
    answer: 409,
  },
  'POST /api/staff/cases/:id/request-payment': { answer: 409 },
  'POST /api/staff/cases/:id/resolve': { body: () => ({ resolution: 'close', note: 'Looked at.' }) },
  'POST /api/staff/orders/:code/prepare': { answer: 409 },
  'POST /api/staff/orders/:code/ready': { answer: 409 },
  'POST /api/staff/orders/:code/ship': { answer: 409 },
  'POST /api/staff/orders/:code/deliver': { answer: 409 },
  'POST /api/staff/returns/:code/receive': { answer: 409 },
  'POST /api/staff/returns/:code/inspect': {
    ids: { 'params.code': 'return', 'body.units': 'returned_unit' },
    body: () => ({ outcome: 'resell' }),
    answer: 409,
  },
  'POST /api/staff/returns/:code/refund': { answer: 409 },
  'POST /api/staff/reviews/:code/answer': { body: () => ({ text: 'Thank you.' }), answer: 409 },
  'GET /api/staff/warranty-requests/:code/files/:id': {
    ids: { 'params.code': 'warranty_request', 'params.id': 'warranty_file' },
  },
  'GET /api/staff/warranty-requests/:code/files/:id/link': {
    ids: { 'params.code': 'warranty_request', 'params.id': 'warranty_file' },
  },
  'POST /api/staff/warranty-requests/:code/repair': { answer: 409 },
  'POST /api/staff/warranty-requests/:code/close': { answer: 409 },
};

/** Every route that takes an id with an owner. A route that is missing here fails the test. */
export const ACCESS: Readonly<Record<string, Access>> = Object.fromEntries(
  Object.keys({ ...ROWS, ...PATH_ACCESS }).map((key) => [
    key,
    { ids: {}, ...PATH_ACCESS[key], ...ROWS[key] },
  ]),
);
