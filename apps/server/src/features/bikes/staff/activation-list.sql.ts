import { type Db, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { ActivationRow } from './bike-list.staff.contract.ts';

export interface ListedActivation extends ActivationRow {
  readonly key: string;
}

const paged = (beyond: '>' | '<', order: 'asc' | 'desc') => `
select r.id, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, s.slug as site, r.status,
       r.serial, p.original_name as bike, c.given_name || ' ' || c.family_name as customer,
       r.proof_upload_id is not null as has_proof,
       to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
  from unnest($1::int[]) one(id)
 cross join lateral (
   select * from bike_registrations g
    where g.site_id = one.id and g.status = $2
      and ($3::timestamptz is null or (g.created_at, g.id) ${beyond} ($3::timestamptz, $4::bigint))
    order by g.created_at ${order}, g.id ${order} limit $5) r
  join sites s on s.id = r.site_id
  join customers c on c.site_id = r.site_id and c.id = r.customer_id
  join units u on u.site_id = r.site_id and u.id = r.unit_id
  join products p on p.id = u.product_id
 order by r.created_at ${order}, r.id ${order} limit $5`;

const OLDEST = statement<Statements['activations_oldest'], ListedActivation>(
  'activations_oldest',
  paged('>', 'asc'),
);
const NEWEST = statement<Statements['activations_newest'], ListedActivation>(
  'activations_newest',
  paged('<', 'desc'),
);

export const listActivations = (
  db: Db,
  siteIds: readonly number[],
  status: ActivationRow['status'],
  page: { readonly after: readonly [string, number] | null; readonly limit: number },
): Promise<ListedActivation[]> =>
  readSites(db, siteIds, status === 'pending' ? OLDEST : NEWEST, [
    [...siteIds],
    status,
    page.after?.[0] ?? null,
    page.after?.[1] ?? null,
    page.limit,
  ]);

const COUNT = statement<Statements['activations_count'], { count: number }>(
  'activations_count',
  `
select count(*)::int as count from (
  select from bike_registrations where site_id = any($1::int[]) and status = $2 limit $3) counted`,
);

export async function countActivations(
  db: Db,
  siteIds: readonly number[],
  status: ActivationRow['status'],
  max: number,
): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], status, max]);
  return row?.count ?? 0;
}
