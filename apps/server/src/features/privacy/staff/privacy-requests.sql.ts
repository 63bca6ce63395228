import { type Db, readSites, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { PrivacyRequest } from './privacy-requests.staff.contract.ts';

const SHOWN = `json_build_object('code', r.code, 'site', (select s.slug from sites s where s.id = r.site_id),
  'kind', r.kind, 'email', r.email, 'note', r.note, 'status', r.status, 'received_at', r.received_at, 'due_at', r.due_at,
  'is_overdue', r.closed_at is null and r.due_at < now(), 'links', r.links, 'proved_at', r.proved_at,
  'closed_at', r.closed_at, 'refusal', r.refusal,
  'customer_id', (select c.id from customers c where c.site_id = r.site_id and c.email_key = r.email_key))`;

interface Page {
  readonly siteIds: readonly number[];
  readonly isOpen: boolean;
  readonly after: readonly [string, number] | null;
  readonly limit: number;
}
interface Row {
  readonly request: PrivacyRequest;
  readonly at: string;
  readonly id: number;
}

// Open requests ascend by the day they are due, closed ones descend by the day they came.
const LIST = statement<Statements['privacy_requests'], Row>(
  'privacy_requests',
  `
select ${SHOWN} as request, to_json(case when $2 then r.due_at else r.received_at end) #>> '{}' as at, r.id
  from privacy_requests r
 where r.site_id = any ($1::int[]) and (r.closed_at is null) = $2::boolean
   and ($3::timestamptz is null
        or ($2 and (r.due_at, r.id) > ($3::timestamptz, $4::bigint))
        or (not $2 and (r.received_at, r.id) < ($3::timestamptz, $4::bigint)))
 order by case when $2 then r.due_at end, case when $2 then r.id end,
          case when not $2 then r.received_at end desc, case when not $2 then r.id end desc
 limit $5::int`,
  { request: PrivacyRequest },
);

export const listRequests = (db: Db, { siteIds, isOpen, after, limit }: Page): Promise<Row[]> =>
  readSites(db, siteIds, LIST, [[...siteIds], isOpen, after?.[0] ?? null, after?.[1] ?? null, limit]);

const COUNT = statement<Statements['privacy_requests_count'], { counted: number }>(
  'privacy_requests_count',
  `
select count(*)::int as counted from (
  select from privacy_requests where site_id = any ($1::int[]) and (closed_at is null) = $2::boolean limit $3::int) counted_rows`,
);

export async function countRequests(db: Db, siteIds: readonly number[], isOpen: boolean, max: number) {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], isOpen, max]);
  return row?.counted ?? 0;
}

const READ = statement(
  'privacy_request_read',
  `select ${SHOWN} as request from privacy_requests r where r.site_id = $1 and r.code = $2`,
  { request: PrivacyRequest },
);

export async function readRequest(tx: Tx, siteId: number, code: string): Promise<PrivacyRequest | null> {
  const [row] = await runPrepared(tx, READ, [siteId, code]);
  return row?.request ?? null;
}

const LOCK = statement(
  'privacy_request_lock',
  `
select id, code, kind, email, locale, status, links from privacy_requests
 where site_id = $1 and code = $2 for update`,
);
export type LockedRequest = Statements['privacy_request_lock']['row'];

export async function lockRequest(tx: Tx, siteId: number, code: string): Promise<LockedRequest | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, code]);
  return row ?? null;
}

// The person reads the mail in the language of the account, or else in that of the site.
const INSERT = statement(
  'privacy_request_insert',
  `
insert into privacy_requests (site_id, kind, email, note, opened_by, locale)
values ($1, $2, $3, $4, $5, coalesce(
  (select c.locale from customers c where c.site_id = $1 and c.email_key = lower($3)),
  (select l.locale from site_locales l where l.site_id = $1 and l.is_default)))
returning code`,
);

export async function insertRequest(
  tx: Tx,
  siteId: number,
  input: { readonly kind: string; readonly email: string; readonly note: string; readonly staffId: number },
): Promise<string> {
  const [row] = await runPrepared(tx, INSERT, [siteId, input.kind, input.email, input.note, input.staffId]);
  if (!row) throw new Error('The request was not inserted');
  return row.code;
}

const LINK = statement(
  'privacy_request_link',
  'update privacy_requests set links = links + 1 where site_id = $1 and id = $2 returning links',
);

export async function countLink(tx: Tx, siteId: number, id: number): Promise<number> {
  const [row] = await runPrepared(tx, LINK, [siteId, id]);
  return row?.links ?? 0;
}

const PROVE = statement(
  'privacy_request_prove',
  `
update privacy_requests r set status = 'proved', proved_at = now()
  from mails m
 where m.site_id = $1 and m.id = $2 and r.site_id = $1 and r.status = 'received'
   and m.key = 'privacy-request:' || r.code || ':' || r.links and r.email_key = m.to_key
returning r.code`,
);

/** The link of this mail was used: the request it was sent for is proved. */
export const proveRequest = (tx: Tx, siteId: number, mailId: number) =>
  runPrepared(tx, PROVE, [siteId, mailId]);

const CLOSE = statement(
  'privacy_request_close',
  `
update privacy_requests set status = case when $4::text is null then 'done' else 'refused' end, refusal = $4::text,
       closed_at = now(), closed_by = $3
 where site_id = $1 and id = $2`,
);

export const closeRequest = (
  tx: Tx,
  key: { readonly siteId: number; readonly id: number; readonly staffId: number },
  refusal: string | null,
) => runPrepared(tx, CLOSE, [key.siteId, key.id, key.staffId, refusal]);
