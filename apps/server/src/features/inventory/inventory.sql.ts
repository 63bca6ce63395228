import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

export async function findUnitStanding(tx: Tx, siteId: number, unitId: string) {
  const { rows } = await sql<{ claimed: boolean }>`
    select c.id is not null or u.blocked or u.status in ('sold', 'delivered') as claimed
      from units u
      left join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
           and (c.expires_at is null or c.expires_at > now())
     where u.site_id = ${siteId} and u.id = ${unitId}`.execute(tx);
  return rows[0] ?? null;
}
