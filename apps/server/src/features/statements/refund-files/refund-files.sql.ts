import { type Db, queueWrite, readSites, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { RefundRow } from '../refunds.contract.ts';

const WHERE = `r.site_id = any($1::int[]) and ($2::text is null or r.status = $2)`;

const LIST = statement<Statements['refunds_list'], RefundRow>(
  'refunds_list',
  `
with page as (
  select r.* from refunds r
   where ${WHERE} and ($3::timestamptz is null or (r.created_at, r.id) > ($3::timestamptz, $4::uuid))
   order by r.created_at, r.id limit $5)
select s.slug as site, r.id, o.code as order_code, o.given_name || ' ' || o.family_name as name, r.status, r.amount_minor,
       r.currency, r.reason, to_json(r.created_at) #>> '{}' as created_at,
       (select c.id from payment_cases c
         where c.site_id = r.site_id and c.refund_id = r.id and c.status = 'open' order by c.id limit 1) as case_id,
       case when p.iban is not null then json_build_object('iban', p.iban, 'holder', p.holder) end as payee,
       (select l.iban from bank_lines l
         where l.site_id = r.site_id and l.order_code = o.code and l.iban is not null order by l.id limit 1) as paid_from,
       case when f.id is not null then json_build_object('message_id', f.message_id, 'made_at', f.made_at) end as file
  from page r
  join sites s on s.id = r.site_id
  join payment_attempts a on a.site_id = r.site_id and a.id = r.attempt_id
  join orders o on o.site_id = a.site_id and o.id = a.order_id
  left join refund_payees p on p.site_id = r.site_id and p.refund_id = r.id
  left join refund_files f on f.site_id = p.site_id and f.id = p.file_id
 order by r.created_at, r.id`,
  { payee: RefundRow.shape.payee, file: RefundRow.shape.file },
);

export const listRefundRows = (
  db: Db,
  siteIds: readonly number[],
  status: string | null,
  after: readonly [string, string] | null,
  limit: number,
) => readSites(db, siteIds, LIST, [[...siteIds], status, after?.[0] ?? null, after?.[1] ?? null, limit]);

const COUNT = statement<Statements['refunds_count'], { count: number }>(
  'refunds_count',
  `select count(*)::int as count from (select from refunds r where ${WHERE} limit $3) as counted`,
);

export async function countRefunds(
  db: Db,
  siteIds: readonly number[],
  status: string | null,
  max: number,
): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], status, max]);
  return row?.count ?? 0;
}

const SET_PAYEE = statement(
  'refund_payee_set',
  `
insert into refund_payees (site_id, refund_id, iban, holder, set_by)
select r.site_id, r.id, $3, $4, $5 from refunds r where r.site_id = $1 and r.id = $2::uuid and r.status = 'manual'
on conflict (site_id, refund_id) do update
   set iban = excluded.iban, holder = excluded.holder, set_by = excluded.set_by, set_at = now()
returning refund_id`,
);

/** False: no such refund waits to be sent by hand. */
export async function upsertPayee(
  tx: Tx,
  siteId: number,
  input: { refundId: string; iban: string; holder: string; staffId: number },
): Promise<boolean> {
  const values = [siteId, input.refundId, input.iban, input.holder, input.staffId] as const;
  return (await runPrepared(tx, SET_PAYEE, values)).length > 0;
}

const TO_SEND = statement(
  'refunds_to_send',
  `
select r.id, r.amount_minor, r.currency, r.status, o.code as order_code, p.iban, p.holder, p.file_id
  from refunds r
  join payment_attempts a on a.site_id = r.site_id and a.id = r.attempt_id
  join orders o on o.site_id = a.site_id and o.id = a.order_id
  left join refund_payees p on p.site_id = r.site_id and p.refund_id = r.id
 where r.site_id = $1 and r.id = any($2::uuid[])
 order by r.created_at, r.id for update of r`,
);

export type RefundToSend = Statements['refunds_to_send']['row'];

/** Locked, so that two clerks cannot put one refund into two files unseen. */
export const lockRefundsToSend = (tx: Tx, siteId: number, ids: readonly string[]) =>
  runPrepared(tx, TO_SEND, [siteId, [...ids]]);

const ACCOUNT = statement(
  'refund_account',
  `select id, holder, number, bic, currency from bank_accounts where site_id = $1 and id = $2`,
);

export async function findDebtor(tx: Tx, siteId: number, id: number) {
  const [row] = await runPrepared(tx, ACCOUNT, [siteId, id]);
  return row ?? null;
}

const INSERT_FILE = statement(
  'refund_file_insert',
  `
insert into refund_files (site_id, account_id, message_id, execute_on, made_by) values ($1, $2, $3, $4, $5)
returning id, made_at`,
);

export async function insertRefundFile(
  tx: Tx,
  input: { siteId: number; accountId: number; messageId: string; executeOn: string; staffId: number },
) {
  const { siteId, accountId, messageId, executeOn, staffId } = input;
  const [row] = await runPrepared(tx, INSERT_FILE, [siteId, accountId, messageId, executeOn, staffId]);
  if (!row) throw new Error(`Payment file ${messageId} was not kept`);
  return row;
}

const MARK = statement(
  'refund_file_mark',
  `update refund_payees set file_id = $3 where site_id = $1 and refund_id = any($2::uuid[])`,
);

export const markInFile = (tx: Tx, siteId: number, ids: readonly string[], fileId: number) =>
  queueWrite(tx, MARK, [siteId, [...ids], fileId]);
