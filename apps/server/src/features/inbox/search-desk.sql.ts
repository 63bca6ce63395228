import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { SearchHit } from './search-desk.contract.ts';

const MAX_HITS = 4;

/** Returns, tickets and warranty requests whose code begins with the text; each kind on the sites of its permission. */
export async function findByCode(
  tx: Tx,
  prefix: string,
  sites: Record<'return' | 'ticket' | 'warranty', readonly number[]>,
): Promise<SearchHit[]> {
  const isIn = sql`code >= ${prefix} and code < ${`${prefix}\u{10FFFF}`}`;
  const matching = (ids: readonly number[]) => sql`site_id = any (${[...ids]}::int[]) and ${isIn}`;
  const { rows } = await sql<SearchHit>`
    select f.kind, s.slug as site, f.ref, f.title, f.detail, f.state from (
      (select 'return' as kind, r.site_id, r.code as ref, o.given_name || ' ' || o.family_name as title,
              o.code as detail, r.status as state
         from (select * from returns where ${matching(sites.return)} limit ${MAX_HITS}) r
         join orders o on o.site_id = r.site_id and o.id = r.order_id)
      union all
      (select 'ticket', site_id, code, name, left(message, 80), case when answered_at is null then 'open' else 'answered' end
         from contact_tickets where ${matching(sites.ticket)} limit ${MAX_HITS})
      union all
      (select 'warranty', site_id, code, part, left(description, 80), status
         from warranty_requests where ${matching(sites.warranty)} limit ${MAX_HITS})
    ) f join sites s on s.id = f.site_id`.execute(tx);
  return rows;
}
