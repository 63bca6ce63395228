import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { SiteIds } from './save-versions.ts';

export async function findSiteIds(tx: Tx): Promise<SiteIds> {
  const rows = await tx.selectFrom('sites').select(['slug', 'id']).orderBy('slug').execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

export interface AuditedImport {
  /** A digest of the bundle. */
  readonly ref: string;
  readonly after: object;
}

/** An act of the machine, in the log of every site: the brand's content is shown on all of them. */
export async function auditImport(tx: Tx, { ref, after }: AuditedImport): Promise<void> {
  await sql`
    insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, before, after)
    select id, 'system', 'brand', 'brand.import', 'brand', ${ref}, '{}', ${JSON.stringify(after)}::jsonb from sites`.execute(
    tx,
  );
}
