import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import type { BuyersLog } from './log.ts';
import { type Shop, SITE } from './shop.ts';

const GIVE_UP_MS = 120_000;
const CONTACT = {
  given_name: 'Ada',
  family_name: 'Chaos',
  phone: '+39 347 555 0162',
};
const ADDRESS = {
  type: 'shipping',
  label: null,
  address1: 'Via Mazzolari 18',
  address2: null,
  city: 'Pesaro',
  state: 'PU',
  postal_code: '61121',
  country_code: 'IT',
};

/** The shop registration no, and will go on saying it. */
class Refused extends Error {}

interface Placed {
  readonly code: string;
  readonly total: number;
  readonly currency: string;
  readonly post: { url: string; clientSecret?: string; result_data?: { id: string } };
}

export interface BuyerWorld {
  /** The shop's URL; may change during a purchase. */
  base: string;
  readonly shop: Shop;
  readonly log: BuyersLog;
  /** Whether a call without an answer is retried. */
  readonly retries?: boolean;
  /** How all buyers pay; by default two by card and one by transfer. */
  readonly by?: 'card' | 'bank';
}

let visitors = 0;

/** One guest who buys one unit. Each call keeps its key and is made again until the shop says yes or no. */
export class Buyer {
  readonly #world: BuyerWorld;
  readonly #cart = `${SITE.toUpperCase()}_${randomUUIDv7()}`;
  readonly #address: string;
  /** Each has a mailbox: one gets few mails an hour about unpaid orders. */
  readonly #email: string;

  constructor(world: BuyerWorld) {
    this.#world = world;
    visitors += 1;
    this.#email = `ada${visitors}@example.test`;
    this.#address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  }

  /** `nothing`: the order is placed and never paid. */
  async buy(unit: string, by: 'card' | 'bank' | 'nothing'): Promise<void> {
    const { log } = this.#world;
    try {
      const placed = await this.#placeOrder(unit, by);
      if (by === 'nothing') return;
      await (by === 'card' ? this.#payByCard(placed) : this.#payByBank(placed));
    } catch (error) {
      if (error instanceof Refused) log.refuse(error.message);
      else log.gaveUp.push((error as Error).message);
    }
  }

  async #placeOrder(unit: string, by: 'card' | 'bank' | 'nothing'): Promise<Placed> {
    const { shop, log } = this.#world;
    await this.#call('bag', 'POST', '/api/front/cart/items', { uuid: unit });
    await this.#call('hold', 'POST', '/api/front/cart/check-out');
    const contact = JSON.parse(
      (
        await this.#call('contact', 'PUT', '/api/front/cart/contact', {
          ...CONTACT,
          email: this.#email,
          address: ADDRESS,
        })
      ).text,
    );
    const home = { address_type: 'home', address_id: contact.data.address_id };
    const quote = JSON.parse(
      (await this.#call('delivery', 'POST', '/api/front/fulfillment', { ...home, shipment_id: 'standard' }))
        .text,
    ).data;
    const request = {
      ...home,
      payment_method_id: by === 'bank' ? shop.bankId : shop.cardId,
      check_terms: true,
    };
    const key = randomUUID();
    const answer = await this.#call('order', 'POST', '/api/front/sales-orders/checkout', request, { key });
    const { order, post } = JSON.parse(answer.text).data;
    const ack = { code: order.code as string, unit, cart: this.#cart, key, request: JSON.stringify(request) };
    log.ack({ kind: 'order', at: Date.now(), ...ack, answer: answer.text });
    return { code: order.code, total: quote.total, currency: quote.shipments[0].currency, post };
  }

  async #payByCard({ code, post }: Placed): Promise<void> {
    const { shop, log } = this.#world;
    const intent = (post.clientSecret ?? '').split('_secret')[0];
    const paid = await ask(shop.card.baseUrl, {
      method: 'POST',
      path: `/v1/payment_intents/${intent}/confirm`,
      body: 'payment_method=pm_card_visa',
      headers: {
        authorization: `Bearer ${shop.card.secret}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    if (paid.status !== 200)
      throw new Error(`the provider answered ${paid.status}: ${paid.text.slice(0, 200)}`);
    const registration = { payment_method_id: shop.cardId, check_terms: true, ref: intent };
    const end = Date.now() + GIVE_UP_MS;
    while (Date.now() < end) {
      const answer = await this.#call(
        'register',
        'POST',
        `${post.url}/${post.result_data?.id}`,
        registration,
      );
      const { status } = JSON.parse(answer.text).data;
      if (status === 'success') return log.ack({ kind: 'paid', at: Date.now(), code, by: 'card' });
      await sleep(300);
    }
    throw new Error(`${code} was paid and is not known to be`);
  }

  async #payByBank({ code, post, total, currency }: Placed): Promise<void> {
    const { shop, log } = this.#world;
    const registration = { payment_method_id: shop.bankId, check_terms: true, ref: 'CRO 0542 8111' };
    await this.#call('register', 'POST', post.url, registration);
    log.ack({ kind: 'registered', at: Date.now(), code });
    const body = {
      amount_minor: total,
      currency,
      value_on: new Date().toISOString().slice(0, 10),
      // Each transfer has a reference of its own: the same one pays only one order.
      reference: `statement ${code}`,
    };
    const staff = { authorization: `Bearer ${shop.staffToken}` };
    await this.#call('staff', 'POST', `/api/staff/orders/${code}/payment`, body, { headers: staff });
    log.ack({ kind: 'paid', at: Date.now(), code, by: 'bank' });
  }

  async #call(
    step: string,
    method: string,
    path: string,
    body?: object,
    more: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { log, retries = true } = this.#world;
    const key = more.key ?? randomUUID();
    const end = Date.now() + GIVE_UP_MS;
    for (let pause = 150; ; pause = Math.min(1000, pause * 2)) {
      const at = Date.now();
      // Looked up each time: the shop may have moved.
      const answer = await ask(this.#world.base, {
        method,
        path,
        headers: headersOf(this.#cart, this.#address, key, body !== undefined, more.headers),
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch((error: Error) => error);
      const failed = answer instanceof Error;
      const status = failed ? null : answer.status;
      const why = failed ? answer.message : answer.status < 400 ? '' : codeOf(answer.text);
      log.calls.push({ at: Date.now(), ms: Date.now() - at, step, status, why });
      if (!failed && answer.status < 300) return answer;
      if (!failed && !isWorthAnother(answer.status, why))
        throw new Refused(`${step}: ${answer.status} ${why}`);
      if (!retries || Date.now() > end) throw new Error(`${step}: ${status ?? 'nobody'} ${why}`);
      await sleep(pause);
    }
  }
}

export const headersOf = (
  cart: string,
  address: string,
  key: string,
  hasBody: boolean,
  more: Record<string, string> = {},
) => ({
  'x-tenant': SITE,
  'x-locale': 'en',
  'x-cart-id': cart,
  // Derived from the id, so that a request written to the log can be sent again.
  'x-cart-key': createHash('sha256').update(cart).digest('base64url'),
  'x-forwarded-for': address,
  'idempotency-key': key,
  ...(hasBody ? { 'content-type': 'application/json' } : {}),
  ...more,
});

const isWorthAnother = (status: number, code: string) =>
  status >= 500 ||
  status === 408 ||
  status === 429 ||
  code === 'idempotency_in_progress' ||
  code === 'conflict';

function codeOf(text: string): string {
  try {
    return String(JSON.parse(text).code ?? '');
  } catch {
    return 'not json';
  }
}
