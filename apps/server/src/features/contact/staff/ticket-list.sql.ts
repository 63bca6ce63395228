import { type Db, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { staffName } from './staff-name.fragment.ts';
import { TicketRow } from './tickets.staff.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
/** With microseconds: a cursor that rounds would skip rows. */
const KEY = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export interface ListedTicket extends TicketRow {
  readonly id: string;
  readonly key: string;
}

const STATE = `case when t.closed_at is not null then 'closed' when t.answered_at is not null then 'answered'
  when t.taken_by is not null then 'taken' else 'new' end`;

const shown = (key: string) => `
select t.id, ${KEY(key)} as key, s.slug as site, t.code as number, t.department, t.channel, t.name,
       left(coalesce(t.subject, t.message), 160) as summary, t.locale, ${STATE} as state,
       ${ISO('t.received_at')} as received_at, ${ISO('t.due_at')} as due_at,
       t.answered_at is null and t.closed_at is null and t.due_at <= now() as is_overdue,
       case when t.taken_by is not null
         then json_build_object('id', t.taken_by, 'name', coalesce(${staffName('t.taken_by')}, '')) end as taken_by`;

const TAKEN_BY = { taken_by: TicketRow.shape.taken_by };

export interface PageKey {
  /** The instant and the id of the last row before. */
  readonly after: readonly [string, string] | null;
  readonly limit: number;
}

// Each site gives its own first rows by its own index; the page is cut from the merged keys.
const WAITING = statement<Statements['tickets_waiting'], ListedTicket>(
  'tickets_waiting',
  `${shown('t.due_at')}
  from unnest($1::int[]) site(id)
 cross join lateral (
   select * from contact_tickets t
    where t.site_id = site.id and t.answered_at is null and t.closed_at is null
      and (not $2::boolean or t.due_at <= now()) and ($3::bigint is null or t.taken_by = $3)
      and ($4::timestamptz is null or (t.due_at, t.id) > ($4::timestamptz, $5::uuid))
    order by t.due_at, t.id limit $6) t
  join sites s on s.id = t.site_id
 order by t.due_at, t.id limit $6`,
  TAKEN_BY,
);

/** Open tickets, due first. `takenBy`: only those of one member of staff. */
export const listWaitingTickets = (
  db: Db,
  siteIds: readonly number[],
  filter: { readonly late: boolean; readonly takenBy: number | null },
  { after, limit }: PageKey,
): Promise<ListedTicket[]> =>
  readSites(db, siteIds, WAITING, [
    [...siteIds],
    filter.late,
    filter.takenBy,
    after?.[0] ?? null,
    after?.[1] ?? null,
    limit,
  ]);

const ENDED = statement<Statements['tickets_ended'], ListedTicket>(
  'tickets_ended',
  `${shown('t.ended_at')}
  from unnest($1::int[]) site(id)
 cross join lateral (
   (select a.*, a.answered_at as ended_at from contact_tickets a
     where $2::text = 'answered' and a.site_id = site.id and a.answered_at is not null and a.closed_at is null
       and ($3::timestamptz is null or (a.answered_at, a.id) < ($3::timestamptz, $4::uuid))
     order by a.answered_at desc, a.id desc limit $5)
    union all
   (select c.*, c.closed_at as ended_at from contact_tickets c
     where $2::text = 'closed' and c.site_id = site.id and c.closed_at is not null
       and ($3::timestamptz is null or (c.closed_at, c.id) < ($3::timestamptz, $4::uuid))
     order by c.closed_at desc, c.id desc limit $5)) t
  join sites s on s.id = t.site_id
 order by t.ended_at desc, t.id desc limit $5`,
  TAKEN_BY,
);

/** Answered or closed tickets, the newest first. */
export const listEndedTickets = (
  db: Db,
  siteIds: readonly number[],
  view: 'answered' | 'closed',
  { after, limit }: PageKey,
): Promise<ListedTicket[]> =>
  readSites(db, siteIds, ENDED, [[...siteIds], view, after?.[0] ?? null, after?.[1] ?? null, limit]);

interface TicketSearch {
  /** The number of a ticket. */
  readonly code: string;
  /** Ranges of words; all of them must occur. */
  readonly words: readonly { readonly from: string; readonly to: string }[];
}

/** Candidates of a site: a word that begins many tickets costs no more than this. */
const MAX_CANDIDATES = 200;

// By number, or by the beginning of words; every further word must occur as well. Whole words sort before longer ones.
const FOUND = statement<Statements['tickets_found'], ListedTicket>(
  'tickets_found',
  `${shown('t.received_at')}
  from unnest($1::int[]) site(id)
 cross join lateral (
   (select * from contact_tickets n where n.site_id = site.id and n.code = $2::text)
    union
   (select c.* from (select distinct hit.ticket_id from (
        select w.ticket_id from ticket_words w where w.site_id = site.id and w.word >= $3::text and w.word < $4::text
         order by w.word, w.received_at desc limit ${MAX_CANDIDATES}) hit) found
      join contact_tickets c on c.site_id = site.id and c.id = found.ticket_id
     where not exists (select from unnest($5::text[], $6::text[]) as more(first, last)
        where not exists (select from ticket_words o where o.site_id = site.id and o.ticket_id = c.id
                             and o.word >= more.first and o.word < more.last))
     order by c.received_at desc, c.id limit $7)) t
  join sites s on s.id = t.site_id
 order by t.received_at desc, t.id limit $7`,
  TAKEN_BY,
);

export const findTickets = (
  db: Db,
  siteIds: readonly number[],
  { code, words: [first, ...more] }: TicketSearch,
  limit: number,
): Promise<ListedTicket[]> =>
  readSites(db, siteIds, FOUND, [
    [...siteIds],
    code,
    first?.from ?? null,
    first?.to ?? null,
    more.map(({ from }) => from),
    more.map(({ to }) => to),
    limit,
  ]);

const COUNT = statement<Statements['ticket_count'], { count: number }>(
  'ticket_count',
  `
select count(*)::int as count from (
  select from contact_tickets t
   where t.site_id = any($1::int[]) and case $2::text
           when 'closed' then t.closed_at is not null
           when 'answered' then t.closed_at is null and t.answered_at is not null
           else t.closed_at is null and t.answered_at is null and ($2::text <> 'late' or t.due_at <= now())
                and ($2::text <> 'mine' or t.taken_by = $3::bigint) end
   limit $4) counted`,
);

export async function countTickets(
  db: Db,
  siteIds: readonly number[],
  key: { readonly view: string; readonly staffId: number; readonly max: number },
): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], key.view, key.staffId, key.max]);
  return row?.count ?? 0;
}
