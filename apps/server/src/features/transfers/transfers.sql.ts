import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { TransferOffer } from './transfers.contract.ts';

/** How two people and a bike are named in the reader's language, and what "open" means, for statements about transfers. */
export const WORDS = {
  // Where people say the family name first, by the reader's language.
  person: (who: string, locale: string) =>
    `trim(case when ${locale} in ('ja', 'kh', 'vi', 'zh') then ${who}.family_name || ' ' || ${who}.given_name
               else ${who}.given_name || ' ' || ${who}.family_name end)`,
  bike: (locale: string) => `
  (select coalesce(own.name, en.name, p.original_name) from products p
     left join product_translations own on own.product_id = p.id and own.locale = ${locale}
     left join product_translations en on en.product_id = p.id and en.locale = 'en'
    where p.id = b.product_id)`,
};

// What is open, by the database's clock and in the hands of who offered it.
export const OPEN = `t.site_id = $1 and t.token_hash = $2 and t.status = 'pending' and t.expires_at > now()
   and b.customer_id = t.from_customer_id and b.lost_at is null`;

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export interface NewTransfer {
  readonly id: number;
  readonly expires_at: string;
  /** The last day, where the shop is. */
  readonly until: string;
  readonly from: string;
  /** Whom we write to: as the account of that address likes it, else as the giver writes. */
  readonly locale: string;
  readonly given_name: string;
  /** The bike's name in that language. */
  readonly bike: string;
}

// The caller holds the bike's lock. An offer that has run out does not stand in the way of the next.
const EXPIRE_OLD = statement(
  'transfer_expire_old',
  `
update bike_transfers set status = 'expired', ended_at = now()
 where site_id = $1 and bike_id = $2 and status = 'pending' and expires_at <= now()`,
);
const INSERT = statement<Statements['transfer_insert'], NewTransfer>(
  'transfer_insert',
  `
with made as (
  insert into bike_transfers (site_id, bike_id, from_customer_id, to_email) values ($1, $2, $3, $4)
  on conflict (site_id, bike_id) where status = 'pending' do nothing
  returning id, bike_id, from_customer_id, expires_at
)
select made.id, ${ISO('made.expires_at')} as expires_at, (made.expires_at at time zone s.timezone)::date::text as until,
       reader.locale, coalesce(r.given_name, '') as given_name, ${WORDS.person('g', 'reader.locale')} as "from",
       ${WORDS.bike('reader.locale')} as bike
  from made
  join sites s on s.id = $1
  join bikes b on b.site_id = $1 and b.id = made.bike_id
  join customers g on g.site_id = $1 and g.id = made.from_customer_id
  left join customers r on r.site_id = $1 and r.email_key = lower($4) and r.blocked_at is null
  cross join lateral (select coalesce(r.locale, $5) as locale) reader`,
);

/** Null: one is open already. */
export async function insertTransfer(
  tx: Tx,
  key: { readonly siteId: number; readonly bikeId: number; readonly customerId: number },
  email: string,
  locale: string,
): Promise<NewTransfer | null> {
  await runPrepared(tx, EXPIRE_OLD, [key.siteId, key.bikeId]);
  const values = [key.siteId, key.bikeId, key.customerId, email, locale] as const;
  const [row] = await runPrepared(tx, INSERT, values);
  return row ?? null;
}

const CANCEL = statement(
  'transfer_cancel',
  `
update bike_transfers set status = 'cancelled', ended_at = now()
 where site_id = $1 and bike_id = $2 and status = 'pending' returning id`,
);

export async function cancelOpen(tx: Tx, siteId: number, bikeId: number): Promise<boolean> {
  return (await runPrepared(tx, CANCEL, [siteId, bikeId])).length > 0;
}

const KEEP_TOKEN = statement(
  'transfer_token',
  `
update bike_transfers set token_hash = $3
 where site_id = $1 and id = $2 and status = 'pending' and expires_at > now() returning id`,
);

export async function keepTokenHash(
  tx: Tx,
  siteId: number,
  transferId: number,
  hash: Buffer,
): Promise<boolean> {
  return (await runPrepared(tx, KEEP_TOKEN, [siteId, transferId, hash])).length > 0;
}

export type OfferRow = Omit<TransferOffer, 'variant'> & { readonly values: readonly string[] };

const OFFER = statement<Statements['transfer_offer'], OfferRow>(
  'transfer_offer',
  `
select ${WORDS.bike('$4')} as name, coalesce(v.picture, p.picture) as picture, b.serial,
       array(select coalesce(vo.content, ve.content, av.original_content)
          from variant_values vv
          join attributes a on a.id = vv.attribute_id
          join attribute_values av on av.id = vv.value_id
          left join attribute_value_translations vo on vo.value_id = av.id and vo.locale = $4
          left join attribute_value_translations ve on ve.value_id = av.id and ve.locale = 'en'
         where vv.variant_id = b.variant_id order by a.position, a.id) as values,
       extract(year from age(b.expires_at, b.activated_at))::int as warranty_years, ends.day - ends.today as days_left,
       json_build_object('years', extract(year from age(ends.day, ends.today))::int,
         'months', extract(month from age(ends.day, ends.today))::int,
         'days', extract(day from age(ends.day, ends.today))::int) as time_left,
       ${WORDS.person('g', '$4')} as "from", ${ISO('b.expires_at')} as warranty_until, ${ISO('t.expires_at')} as expires_at,
       t.from_customer_id = $3 as is_own
  from bike_transfers t
  join bikes b on b.site_id = t.site_id and b.id = t.bike_id
  join sites s on s.id = t.site_id
  cross join lateral (select (now() at time zone s.timezone)::date as today,
    greatest((b.expires_at at time zone s.timezone)::date, (now() at time zone s.timezone)::date) as day) ends
  join products p on p.id = b.product_id
  join variants v on v.product_id = b.product_id and v.id = b.variant_id
  join customers g on g.site_id = t.site_id and g.id = t.from_customer_id
 where ${OPEN}`,
  { time_left: TransferOffer.shape.time_left },
);

/** Null: there is no such offer, or it has ended. */
export async function findOffer(
  db: Db,
  key: { readonly siteId: number; readonly customerId: number },
  hash: Buffer,
  locale: string,
): Promise<OfferRow | null> {
  const [row] = await readSite(db, key.siteId, OFFER, [key.siteId, hash, key.customerId, locale]);
  return row ?? null;
}

// The bike is locked before its offer, as everywhere, so that no deadlock can occur.
const LOCK_BIKE = statement(
  'transfer_lock_bike',
  `
select b.id from bikes b
 where b.site_id = $1 and b.id = (select t.bike_id from bike_transfers t where t.site_id = $1 and t.token_hash = $2)
   for no key update`,
);

export async function lockOfferedBike(tx: Tx, siteId: number, hash: Buffer): Promise<number | null> {
  const [row] = await runPrepared(tx, LOCK_BIKE, [siteId, hash]);
  return row?.id ?? null;
}
