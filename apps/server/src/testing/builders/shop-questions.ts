import { LIST_OPEN } from '../../features/orders/revised/revised-dates.sql.ts';

/**
 * What the shop will ask of the large tables, asked of the indexes before the features exist.
 * `index` names the one that must answer. $1 is always the site.
 */
export interface Question {
  readonly asks: string;
  readonly text: string;
  readonly parameters?: readonly unknown[];
  readonly index: string;
  /** Asked by a job for every site in one statement; it has no $1. */
  readonly everySite?: boolean;
}

export const SHOP_QUESTIONS: readonly Question[] = [
  {
    asks: 'the unit with a frame number',
    text: 'select id from units where site_id = $1 and serial = $2',
    parameters: ['SN0'],
    index: 'units_site_id_serial_key',
  },
  {
    // An ordering may use the index under row-level security; a condition on the distance may not.
    asks: 'the ten nearest stores',
    text: `select id from stores where site_id = $1
            order by location <-> st_setsrid(st_makepoint($2, $3), 4326)::geography limit 10`,
    parameters: [9.19, 45.46],
    index: 'stores_by_location',
  },
  {
    asks: 'the customer with an e-mail address',
    text: 'select id from customers where site_id = $1 and email_key = lower($2)',
    parameters: ['Rider1@example.test'],
    index: 'customers_site_id_email_key_key',
  },
  {
    asks: "a customer's latest orders",
    text: 'select code from orders where site_id = $1 and customer_id = $2 order by placed_at desc limit 10',
    parameters: [1],
    index: 'orders_by_customer',
  },
  {
    asks: 'the order with a code',
    text: 'select id from orders where site_id = $1 and code = $2',
    parameters: ['CFCD208495D5'],
    index: 'orders_by_code_all_sites',
  },
  {
    asks: 'the lines of an order',
    text: 'select name from order_lines where site_id = $1 and order_id = $2',
    parameters: [1],
    index: 'order_lines_pkey',
  },
  {
    asks: 'the orders a unit was in',
    text: 'select order_id from order_lines where site_id = $1 and unit_id = $2',
    parameters: ['018bcfe5-6800-7cfc-8d20-8495d565ef66'],
    index: 'order_lines_by_unit',
  },
  {
    asks: 'the story of an order',
    text: 'select kind from order_events where site_id = $1 and order_id = $2 order by seq',
    parameters: [1],
    index: 'order_events_pkey',
  },
  {
    asks: 'the lines of a cart with their units',
    text: `select u.serial from cart_lines l join units u on u.site_id = l.site_id and u.id = l.unit_id
            where l.site_id = $1 and l.cart_id = md5('cart 0')::uuid`,
    index: 'cart_lines_pkey',
  },
  {
    asks: 'the attempt a provider speaks of',
    text: `select id from payment_attempts where site_id = $1 and provider = 'sandbox' and provider_ref = $2`,
    parameters: ['pi_1'],
    index: 'payment_attempts_by_provider_ref',
  },
  {
    asks: 'the orders past their deadline, in every site',
    text: `select o.id from sites s cross join lateral (
             select o.id from orders o
              where o.site_id = s.id and o.status in ('pending_confirmation', 'processing', 'payment_failed')
                and o.deadline_at < now()
              order by o.deadline_at limit 20) o`,
    index: 'orders_due',
    everySite: true,
  },
  {
    asks: 'the claims past their time, in every site',
    text: `select c.id from sites s cross join lateral (
             select c.id from unit_claims c
              where c.site_id = s.id and c.released_at is null and c.expires_at < now()
              order by c.expires_at limit 20) c`,
    index: 'unit_claims_ending',
    everySite: true,
  },
  {
    asks: '[LAW-09] the orders with a revised date to tell, in every site',
    text: LIST_OPEN.text.replace('$1', '500'),
    index: 'delays_open',
    everySite: true,
  },
];
