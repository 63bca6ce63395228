import type { Selectable } from 'kysely';
import { type Db, queueWrite, runPrepared, type Tx } from '../../platform/db/db.ts';
import type { StaffTokens } from '../../platform/db/schema.ts';
import { statement } from '../../platform/db/statement.ts';
import type { StaffAuditSql, StaffTokenSql } from './staff.sql.types.ts';

// Written down at most once a minute: a script should not write a row per call.
const TOKEN = statement<StaffTokenSql, Pick<Selectable<StaffTokens>, 'id' | 'role'>>(
  'staff_token',
  `
with found as materialized (
  select id, role, last_used_at from staff_tokens
   where token_hash = $1 and revoked_at is null and (for_site_id is null or for_site_id = $2)
), touched as (
  update staff_tokens t set last_used_at = now()
    from found
   where t.id = found.id and (found.last_used_at is null or found.last_used_at < now() - interval '1 minute')
)
select id, role from found`,
);

/** The living token behind a hash, if it is for this site or for all; notes that it was used. */
export async function useStaffToken(db: Db, hash: Buffer, siteId: number) {
  const [row] = await runPrepared(db, TOKEN, [hash, siteId]);
  return row;
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
      | 'page'
      | 'test_ride'
      | 'demonstrator'
      | 'review';
    readonly ref: string;
  };
  readonly requestId: string;
  readonly reason: string | null;
  readonly before: object;
  readonly after: object;
}

const AUDIT = statement<StaffAuditSql>(
  'staff_audit',
  `
insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, request_id, reason, before, after)
values ($1, 'staff', $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb)`,
);

export async function insertAudit(tx: Tx, line: AuditLine): Promise<void> {
  await queueWrite(tx, AUDIT, [
    line.siteId,
    String(line.staffId),
    line.action,
    line.subject.kind,
    line.subject.ref,
    line.requestId,
    line.reason,
    JSON.stringify(line.before),
    JSON.stringify(line.after),
  ]);
}
