import { z } from 'zod';
import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { OPEN, WORDS } from './transfers.sql.ts';

const Receiver = z
  .object({
    email: z.string(),
    locale: z.string(),
    given_name: z.string(),
    bike: z.string(),
    until: z.string(),
  })
  .nullable();

/** How an offer ended, with what the two are told. */
export interface Ended {
  readonly site_id: number;
  readonly id: number;
  readonly bike_id: number;
  readonly serial: string;
  readonly bike: string;
  /** The receiver: by name, once accepted. */
  readonly to: string;
  readonly giver_email: string;
  readonly giver_locale: string;
  readonly giver_name: string;
  /** The new owner; null when it was not accepted. */
  readonly receiver: z.infer<typeof Receiver>;
}

const TOLD = (ended: string) => `
select ended.site_id, ended.id, b.id as bike_id, b.serial, ${WORDS.bike('g.locale')} as bike,
       coalesce(${WORDS.person('r', 'g.locale')}, ended.to_email) as "to", g.email as giver_email, g.locale as giver_locale,
       g.given_name as giver_name,
       case when r.id is not null then json_build_object('email', r.email, 'locale', r.locale,
         'given_name', r.given_name, 'bike', ${WORDS.bike('r.locale')},
         'until', (b.expires_at at time zone s.timezone)::date) end as receiver
  from ${ended} ended
  join sites s on s.id = ended.site_id
  join bikes b on b.site_id = ended.site_id and b.id = ended.bike_id
  join customers g on g.site_id = ended.site_id and g.id = ended.from_customer_id
  left join customers r on r.site_id = ended.site_id and r.id = ended.to_customer_id`;
const ENDED = 't.site_id, t.id, t.bike_id, t.from_customer_id, t.to_customer_id, t.to_email';

const ACCEPT = statement<Statements['transfer_accept'], Ended>(
  'transfer_accept',
  `
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
), new_owner as (
  insert into bike_owners (site_id, bike_id, customer_id, how)
  -- Reading "before" ends the old row first: there is one owner at a time.
  select $1, a.bike_id, $3, 'transferred' from accepted a where (select count(*) from before) >= 0
)
${TOLD('accepted')}`,
  { receiver: Receiver },
);

/** Null: it has ended, or the caller is the giver. The ownership history is written in the same statement. */
export async function acceptOpen(
  tx: Tx,
  key: { readonly siteId: number; readonly customerId: number },
  hash: Buffer,
): Promise<Ended | null> {
  const [row] = await runPrepared(tx, ACCEPT, [key.siteId, hash, key.customerId]);
  return row ?? null;
}

const DECLINE = statement<Statements['transfer_decline'], Ended>(
  'transfer_decline',
  `
with declined as (
  update bike_transfers t set status = 'declined', ended_at = now()
    from bikes b
   where ${OPEN} and b.site_id = t.site_id and b.id = t.bike_id and t.from_customer_id <> $3
  returning ${ENDED}
)
${TOLD('declined')}`,
  { receiver: Receiver },
);

export async function declineOpen(
  tx: Tx,
  key: { readonly siteId: number; readonly customerId: number },
  hash: Buffer,
): Promise<Ended | null> {
  const [row] = await runPrepared(tx, DECLINE, [key.siteId, hash, key.customerId]);
  return row ?? null;
}

const EXPIRE = statement<Statements['transfers_expire'], Ended>(
  'transfers_expire',
  `
with due as materialized (
  select t.site_id, t.id from bike_transfers t where t.status = 'pending' and t.expires_at <= now()
   order by t.site_id, t.id limit 500 for update skip locked
), expired as (
  update bike_transfers t set status = 'expired', ended_at = now()
    from due where t.site_id = due.site_id and t.id = due.id
  returning ${ENDED}
)
${TOLD('expired')}`,
  { receiver: Receiver },
);

/** Across all sites, in the sweeping job only: expired offers. */
export const unsafeExpireOffers = (tx: Tx): Promise<Ended[]> => runPrepared(tx, EXPIRE, []);
