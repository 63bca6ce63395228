import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

/** A bike with its new owner, and the data of the mail to them. */
export interface NewBike {
  readonly id: number;
  /** Of the row of its history: unlike the bike itself, new each time. */
  readonly owner_id: number;
  readonly serial: string;
  readonly name: string;
  readonly until: string;
  readonly email: string;
  readonly locale: string;
  readonly given_name: string;
}

// Two years are the law's, whatever a feed forgot to say. By the calendar of the site, not by UTC's.
const ENDS = (begins: string) =>
  `((${begins}) at time zone s.timezone + greatest(p.warranty_months, 24) * interval '1 month') at time zone s.timezone`;

/**
 * Gives the vehicles of `input` to their owners: one row per unit for ever, so a row without an owner is reused
 * and an owned one stays. That decides between concurrent calls; they lock the unit first,
 * because `on conflict` handles one unique key and a bike has two.
 */
const give = (how: 'bought' | 'registered', input: string, mayTakeUp = 'true') => `
with input as materialized (${input} for no key update of u), made as (
  insert into bikes as b (site_id, unit_id, product_id, variant_id, serial, customer_id, order_id, purchased_on,
                          activated_at, expires_at)
  select $1, g.unit_id, g.product_id, g.variant_id, g.serial, g.customer_id, g.order_id, g.purchased_on,
         g.activated_at, g.expires_at
    from input g
   where not exists (select from bikes twin where twin.site_id = $1 and twin.serial = g.serial
                        and twin.unit_id <> g.unit_id)
  on conflict (site_id, unit_id) do update
    set customer_id = excluded.customer_id, order_id = excluded.order_id, purchased_on = excluded.purchased_on,
        activated_at = excluded.activated_at, expires_at = excluded.expires_at
  where b.customer_id is null and ${mayTakeUp}
  returning id, unit_id, product_id, serial, customer_id, expires_at
), owned as (
  insert into bike_owners (site_id, bike_id, customer_id, how)
  select $1, id, customer_id, '${how}' from made
  returning id, bike_id
), settled as (
  update bike_registrations r set status = 'verified', decided_at = now()
    from made
   where r.site_id = $1 and r.unit_id = made.unit_id and r.customer_id = made.customer_id and r.status = 'pending'
)
select made.id, owned.id as owner_id, made.serial, coalesce(own.name, en.name, p.original_name) as name,
       (made.expires_at at time zone s.timezone)::date::text as until, c.email, c.locale, c.given_name
  from made
  join owned on owned.bike_id = made.id
  join sites s on s.id = $1
  join customers c on c.site_id = $1 and c.id = made.customer_id
  join products p on p.id = made.product_id
  left join product_translations own on own.product_id = p.id and own.locale = c.locale
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 order by made.id`;

// Vehicles with a frame number, of delivered orders, that were not given back. Accessories have no passport.
const BOUGHT = `
select u.id as unit_id, u.product_id, u.variant_id, u.serial_key as serial, c.id as customer_id, o.id as order_id,
       (o.placed_at at time zone s.timezone)::date as purchased_on, coalesce(o.delivered_at, now()) as activated_at,
       ${ENDS('coalesce(o.delivered_at, now())')} as expires_at
  from order_lines l
  join orders o on o.site_id = l.site_id and o.id = l.order_id and o.fulfilment_status = 'delivered'
  join sites s on s.id = l.site_id
  join units u on u.site_id = l.site_id and u.id = l.unit_id and u.serial_key is not null
  join products p on p.id = u.product_id and p.type_id = 1
  join customers c on c.site_id = l.site_id and c.erased_at is null
 where l.site_id = $1 and not exists (
         select from unit_claims gone where gone.site_id = $1 and gone.order_id = l.order_id
            and gone.unit_id = l.unit_id and gone.release_reason = 'returned')`;

const OF_ORDER = statement<Statements['bikes_of_order'], NewBike>(
  'bikes_of_order',
  give(
    'bought',
    `${BOUGHT} and l.order_id = $2 and c.id = o.customer_id`,
    // What the same order brought before, and was given up since, does not come back.
    'b.order_id is distinct from excluded.order_id',
  ),
);

export const insertBikesOfOrder = (tx: Tx, siteId: number, orderId: number) =>
  runPrepared(tx, OF_ORDER, [siteId, orderId]);

const OF_BUYER = statement<Statements['bike_of_buyer'], NewBike>(
  'bike_of_buyer',
  give(
    'bought',
    `${BOUGHT} and l.unit_id = $3 and c.id = $2
       and (o.customer_id = c.id
         or o.customer_id is null and lower(o.email) = c.email_key and c.email_verified_at is not null)
     order by o.placed_at desc limit 1`,
  ),
);

/** To the buyer: by the account, or as a guest under an address verified since. */
export async function insertBikeOfBuyer(
  tx: Tx,
  key: { readonly siteId: number; readonly customerId: number },
  unitId: string,
): Promise<NewBike | null> {
  const [row] = await runPrepared(tx, OF_BUYER, [key.siteId, key.customerId, unitId]);
  return row ?? null;
}

// Our own books know better than the owner when it left the shop.
const BEGAN = `coalesce(u.delivered_on, u.sold_on, r.purchased_on, (now() at time zone s.timezone)::date)`;

const OF_REGISTRATION = statement<Statements['bike_of_registration'], NewBike>(
  'bike_of_registration',
  give(
    'registered',
    `
select u.id as unit_id, u.product_id, u.variant_id, u.serial_key as serial, r.customer_id, null::bigint as order_id,
       r.purchased_on, began.at as activated_at, ${ENDS('began.at')} as expires_at
  from bike_registrations r
  join sites s on s.id = r.site_id
  join units u on u.site_id = r.site_id and u.id = r.unit_id and u.status in ('sold', 'delivered')
  join products p on p.id = u.product_id
  join customers c on c.site_id = r.site_id and c.id = r.customer_id and c.erased_at is null
  cross join lateral (select least(${BEGAN}::timestamp at time zone s.timezone, now()) as at) began
 where r.site_id = $1 and r.id = $2 and r.status = 'pending'`,
  ),
);

/** Null: it has an owner by now, or is not sold any more. */
export async function insertBikeOfRegistration(
  tx: Tx,
  siteId: number,
  registrationId: number,
): Promise<NewBike | null> {
  const [row] = await runPrepared(tx, OF_REGISTRATION, [siteId, registrationId]);
  return row ?? null;
}
