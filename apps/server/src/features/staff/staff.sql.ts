import type { Selectable } from 'kysely';
import { type Db, readSite, runPrepared, type Tx, writeAlong } from '../../platform/db.ts';
import type { StaffTokens } from '../../platform/schema.ts';

// Written down at most once a minute: a script should not write a row per call.
const TOKEN = {
  name: 'staff_token',
  text: `
with found as materialized (
  select id, role, last_used_at from staff_tokens
   where token_hash = $1 and revoked_at is null and (for_site_id is null or for_site_id = $2)
), touched as (
  update staff_tokens t set last_used_at = now()
    from found
   where t.id = found.id and (found.last_used_at is null or found.last_used_at < now() - interval '1 minute')
)
select id, role from found`,
};

/** The living token behind a hash, if it is for this site or for all; notes that it was used. */
export async function useStaffToken(db: Db, hash: Buffer, siteId: number) {
  const [row] = await runPrepared<Pick<Selectable<StaffTokens>, 'id' | 'role'>>(db, TOKEN, [hash, siteId]);
  return row;
}

export interface OrderStanding {
  readonly id: number;
  readonly code: string;
  readonly status: string;
  readonly payment_status: string;
  readonly fulfilment_status: string;
  /** The attempt that staff book on: the latest that no provider looks after. */
  readonly offline_attempt: string | null;
}

const STANDING = `
select o.id, o.code, o.status, o.payment_status, o.fulfilment_status,
       (select a.id from payment_attempts a where a.site_id = $1 and a.order_id = o.id and a.account_ref is null
         order by a.created_at desc limit 1) as offline_attempt
  from orders o where o.site_id = $1`;

export async function findStanding(tx: Tx, siteId: number, code: string): Promise<OrderStanding | null> {
  const statement = { name: 'staff_standing', text: `${STANDING} and o.code = $2` };
  const [row] = await runPrepared<OrderStanding>(tx, statement, [siteId, code]);
  return row ?? null;
}

const ORDER_ID = { name: 'staff_order_id', text: `select id from orders where site_id = $1 and code = $2` };

export async function findOrderId(db: Db, siteId: number, code: string): Promise<number | null> {
  const [row] = await readSite<{ id: number }>(db, siteId, ORDER_ID, [siteId, code]);
  return row?.id ?? null;
}

export interface AuditLine {
  readonly siteId: number;
  readonly staffId: number;
  readonly action: string;
  readonly subject: {
    readonly kind:
      | 'bike_registration'
      | 'warranty_request'
      | 'contact_ticket'
      | 'order'
      | 'payment_case'
      | 'page';
    readonly ref: string;
  };
  readonly requestId: string;
  readonly reason: string | null;
  readonly before: object;
  readonly after: object;
}

const AUDIT = {
  name: 'staff_audit',
  text: `
insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, request_id, reason, before, after)
values ($1, 'staff', $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb)`,
};

export async function insertAudit(tx: Tx, line: AuditLine): Promise<void> {
  await writeAlong(tx, AUDIT, [
    ...[line.siteId, String(line.staffId), line.action, line.subject.kind, line.subject.ref, line.requestId],
    ...[line.reason, JSON.stringify(line.before), JSON.stringify(line.after)],
  ]);
}
