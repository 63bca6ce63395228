import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

const FIND_UNIT_STANDING = statement<Statements['find_unit_standing'], { claimed: boolean }>(
  'find_unit_standing',
  `
    select c.id is not null or u.blocked or u.status in ('sold', 'delivered') as claimed
      from units u
      left join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
           and (c.expires_at is null or c.expires_at > now())
     where u.site_id = $1 and u.id = $2`,
);

export async function findUnitStanding(tx: Tx, siteId: number, unitId: string) {
  const rows = await runPrepared(tx, FIND_UNIT_STANDING, [siteId, unitId]);
  return rows[0] ?? null;
}
