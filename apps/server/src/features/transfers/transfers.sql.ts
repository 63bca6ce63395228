import { type Db, readSite, runPrepared, type Tx } from '../../platform/db.ts';
import type { TransferOffer } from './transfers.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
// Where people say the family name first, by the reader's language.
const NAME = (who: string, locale: string) =>
  `trim(case when ${locale} in ('ja', 'zh') then ${who}.family_name || ' ' || ${who}.given_name
             else ${who}.given_name || ' ' || ${who}.family_name end)`;
const BIKE_NAME = (locale: string) => `
  (select coalesce(own.name, en.name, p.original_name) from products p
     left join product_translations own on own.product_id = p.id and own.locale = ${locale}
     left join product_translations en on en.product_id = p.id and en.locale = 'en'
    where p.id = b.product_id)`;

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
const EXPIRE_OLD = {
  name: 'transfer_expire_old',
  text: `
update bike_transfers set status = 'expired', ended_at = now()
 where site_id = $1 and bike_id = $2 and status = 'pending' and expires_at <= now()`,
};
const INSERT = {
  name: 'transfer_insert',
  text: `
with made as (
  insert into bike_transfers (site_id, bike_id, from_customer_id, to_email) values ($1, $2, $3, $4)
  on conflict (site_id, bike_id) where status = 'pending' do nothing
  returning id, bike_id, from_customer_id, expires_at
)
select made.id, ${ISO('made.expires_at')} as expires_at, (made.expires_at at time zone s.timezone)::date::text as until,
       reader.locale, coalesce(r.given_name, '') as given_name, ${NAME('g', 'reader.locale')} as "from",
       ${BIKE_NAME('reader.locale')} as bike
  from made
  join sites s on s.id = $1
  join bikes b on b.site_id = $1 and b.id = made.bike_id
  join customers g on g.site_id = $1 and g.id = made.from_customer_id
  left join customers r on r.site_id = $1 and r.email_key = lower($4) and r.blocked_at is null
  cross join lateral (select coalesce(r.locale, $5) as locale) reader`,
};

/** Null: one is open already. */
export async function insertTransfer(
  tx: Tx,
  of: { readonly siteId: number; readonly bikeId: number; readonly customerId: number },
  email: string,
  locale: string,
): Promise<NewTransfer | null> {
  await runPrepared(tx, EXPIRE_OLD, [of.siteId, of.bikeId]);
  const values = [of.siteId, of.bikeId, of.customerId, email, locale];
  const [row] = await runPrepared<NewTransfer>(tx, INSERT, values);
  return row ?? null;
}

const CANCEL = {
  name: 'transfer_cancel',
  text: `
update bike_transfers set status = 'cancelled', ended_at = now()
 where site_id = $1 and bike_id = $2 and status = 'pending' returning id`,
};

export async function cancelOpen(tx: Tx, siteId: number, bikeId: number): Promise<boolean> {
  return (await runPrepared(tx, CANCEL, [siteId, bikeId])).length > 0;
}

const KEEP_TOKEN = {
  name: 'transfer_token',
  text: `
update bike_transfers set token_hash = $3
 where site_id = $1 and id = $2 and status = 'pending' and expires_at > now() returning id`,
};

export async function keepTokenHash(
  tx: Tx,
  siteId: number,
  transferId: number,
  hash: Buffer,
): Promise<boolean> {
  return (await runPrepared(tx, KEEP_TOKEN, [siteId, transferId, hash])).length > 0;
}

// What is open, by the database's clock and in the hands of who offered it.
const OPEN = `t.site_id = $1 and t.token_hash = $2 and t.status = 'pending' and t.expires_at > now()
   and b.customer_id = t.from_customer_id and b.lost_at is null`;

export type OfferRow = Omit<TransferOffer, 'variant'> & { readonly values: readonly string[] };

const OFFER = {
  name: 'transfer_offer',
  text: `
select ${BIKE_NAME('$4')} as name, coalesce(v.picture, p.picture) as picture, b.serial,
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
       ${NAME('g', '$4')} as "from", ${ISO('b.expires_at')} as warranty_until, ${ISO('t.expires_at')} as expires_at,
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
};

/** Null: there is no such offer, or it has ended. */
export async function findOffer(
  db: Db,
  of: { readonly siteId: number; readonly customerId: number },
  hash: Buffer,
  locale: string,
): Promise<OfferRow | null> {
  const [row] = await readSite<OfferRow>(db, of.siteId, OFFER, [of.siteId, hash, of.customerId, locale]);
  return row ?? null;
}

// The bike before its offer, as everywhere: then nobody who waits for one holds the other.
const LOCK_BIKE = {
  name: 'transfer_lock_bike',
  text: `
select b.id from bikes b
 where b.site_id = $1 and b.id = (select t.bike_id from bike_transfers t where t.site_id = $1 and t.token_hash = $2)
   for no key update`,
};

export async function lockOfferedBike(tx: Tx, siteId: number, hash: Buffer): Promise<number | null> {
  const [row] = await runPrepared<{ id: number }>(tx, LOCK_BIKE, [siteId, hash]);
  return row?.id ?? null;
}

/** How an offer ended, with what the two are told. */
export interface Ended {
  readonly site_id: number;
  readonly id: number;
  readonly bike_id: number;
  readonly serial: string;
  readonly bike: string;
  /** Whom it was offered to: by name, once he has said yes. */
  readonly to: string;
  readonly giver_email: string;
  readonly giver_locale: string;
  readonly giver_name: string;
  /** Who has it now; null where nobody said yes. */
  readonly receiver: {
    readonly email: string;
    readonly locale: string;
    readonly given_name: string;
    readonly bike: string;
    readonly until: string;
  } | null;
}

const TOLD = (ended: string) => `
select ended.site_id, ended.id, b.id as bike_id, b.serial, ${BIKE_NAME('g.locale')} as bike,
       coalesce(${NAME('r', 'g.locale')}, ended.to_email) as "to", g.email as giver_email, g.locale as giver_locale,
       g.given_name as giver_name,
       case when r.id is not null then json_build_object('email', r.email, 'locale', r.locale,
         'given_name', r.given_name, 'bike', ${BIKE_NAME('r.locale')},
         'until', (b.expires_at at time zone s.timezone)::date) end as receiver
  from ${ended} ended
  join sites s on s.id = ended.site_id
  join bikes b on b.site_id = ended.site_id and b.id = ended.bike_id
  join customers g on g.site_id = ended.site_id and g.id = ended.from_customer_id
  left join customers r on r.site_id = ended.site_id and r.id = ended.to_customer_id`;
const ENDED = 't.site_id, t.id, t.bike_id, t.from_customer_id, t.to_customer_id, t.to_email';

const ACCEPT = {
  name: 'transfer_accept',
  text: `
with accepted as (
  update bike_transfers t set status = 'accepted', to_customer_id = $3, ended_at = now()
    from bikes b
   where ${OPEN} and b.site_id = t.site_id and b.id = t.bike_id and t.from_customer_id <> $3
  returning ${ENDED}
), moved as (
  update bikes b set customer_id = $3 from accepted a where b.site_id = $1 and b.id = a.bike_id
), before as (
  update bike_owners o set until = now() from accepted a
   where o.site_id = $1 and o.bike_id = a.bike_id and o.until is null
  returning o.bike_id
), now_his as (
  insert into bike_owners (site_id, bike_id, customer_id, how)
  -- Reading "before" ends the old row first: there is one owner at a time.
  select $1, a.bike_id, $3, 'transferred' from accepted a where (select count(*) from before) >= 0
)
${TOLD('accepted')}`,
};

/** Null: it has ended, or the giver himself asks. Whose the bike is and since when is written with it. */
export async function acceptOpen(
  tx: Tx,
  of: { readonly siteId: number; readonly customerId: number },
  hash: Buffer,
): Promise<Ended | null> {
  const [row] = await runPrepared<Ended>(tx, ACCEPT, [of.siteId, hash, of.customerId]);
  return row ?? null;
}

const DECLINE = {
  name: 'transfer_decline',
  text: `
with declined as (
  update bike_transfers t set status = 'declined', ended_at = now()
    from bikes b
   where ${OPEN} and b.site_id = t.site_id and b.id = t.bike_id and t.from_customer_id <> $3
  returning ${ENDED}
)
${TOLD('declined')}`,
};

export async function declineOpen(
  tx: Tx,
  of: { readonly siteId: number; readonly customerId: number },
  hash: Buffer,
): Promise<Ended | null> {
  const [row] = await runPrepared<Ended>(tx, DECLINE, [of.siteId, hash, of.customerId]);
  return row ?? null;
}

/** Across all sites, in the sweeping job only: offers nobody answered. */
export const unsafeExpireOffers = (tx: Tx): Promise<Ended[]> =>
  runPrepared<Ended>(
    tx,
    {
      name: 'transfers_expire',
      text: `
with due as materialized (
  select t.site_id, t.id from bike_transfers t where t.status = 'pending' and t.expires_at <= now()
   order by t.site_id, t.id limit 500 for update skip locked
), expired as (
  update bike_transfers t set status = 'expired', ended_at = now()
    from due where t.site_id = due.site_id and t.id = due.id
  returning ${ENDED}
)
${TOLD('expired')}`,
    },
    [],
  );
