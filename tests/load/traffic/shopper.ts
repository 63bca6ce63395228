import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { makeCartKey } from '../../../apps/server/src/features/carts/check-cart-id.ts';
import type { CheckoutSite } from './checkout-demo.ts';

export const CONTACT = {
  email: 'bench@example.test',
  given_name: 'Ben',
  family_name: 'Ch',
  phone: '+39 347 555 0162',
};
export const ADDRESS = {
  type: 'shipping',
  label: null,
  address1: 'Via Mazzolari 18',
  address2: null,
  city: 'Pesaro',
  state: 'PU',
  postal_code: '61121',
  country_code: 'IT',
};

export interface Placed {
  readonly code: string;
  readonly post: Record<string, never> & { url: string; clientSecret?: string; publishableKey?: string };
  readonly total: number;
  readonly currency: string;
}

/** One guest at the checkout. Every call is counted, so that the calls of an order are known too. */
export class Shopper {
  calls = 0;
  readonly #base: string;
  readonly #site: CheckoutSite;
  readonly #cart: string;
  readonly #cartKey = makeCartKey();
  readonly #address: string;

  constructor(base: string, site: CheckoutSite, n: number) {
    this.#base = base;
    this.#site = site;
    this.#cart = `${site.slug.toUpperCase()}_${randomUUIDv7()}`;
    // Each is another visitor, so that no limit is met.
    this.#address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  }

  async add(unit: string): Promise<void> {
    await this.call('POST', '/api/front/cart/items', { uuid: unit });
  }

  /** From the bag to the panel. */
  async placeOrder(methodId: number): Promise<Placed> {
    await this.call('POST', '/api/front/cart/check-out');
    const { data: contact } = await this.call('PUT', '/api/front/cart/contact', {
      ...CONTACT,
      address: ADDRESS,
    });
    const home = { address_type: 'home', address_id: contact.address_id };
    const { data: quote } = await this.call('POST', '/api/front/fulfillment', home);
    const { data } = await this.call('POST', '/api/front/sales-orders/checkout', {
      ...home,
      payment_method_id: methodId,
      check_terms: true,
    });
    return {
      code: data.order.code,
      post: data.post,
      total: quote.total,
      currency: quote.shipments[0].currency,
    };
  }

  /** What the panel posts when the shopper has finished. */
  async register(url: string, methodId: number, ref: string): Promise<string> {
    const { data } = await this.call('POST', url, { payment_method_id: methodId, check_terms: true, ref });
    return data.status;
  }

  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    this.calls += 1;
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        'x-tenant': this.#site.slug,
        'x-locale': 'en',
        'x-cart-id': this.#cart,
        'x-cart-key': this.#cartKey,
        'x-forwarded-for': this.#address,
        'idempotency-key': randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }
}
