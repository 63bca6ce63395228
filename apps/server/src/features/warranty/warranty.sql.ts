import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { pointJson } from '../../platform/db/point-json.fragment.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import {
  WarrantyDealer,
  type WarrantyPart,
  WarrantyRequest,
  type WarrantyStatus,
} from './warranty.contract.ts';

export interface Owner {
  readonly siteId: number;
  readonly customerId: number;
}

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const SHOWN = `
select w.code, w.status, w.reason, w.part, w.description, w.phone,
       json_build_object('id', b.id, 'serial', b.serial, 'name', coalesce(own.name, en.name, p.original_name),
         'picture', coalesce(v.picture, p.picture)) as bike,
       json_build_object('id', s.id, 'name', s.name, 'address', s.address, 'city', s.city, 'phone', s.phone) as store,
       ${ISO('w.created_at')} as created_at, ${ISO('w.verified_at')} as verified_at, ${ISO('w.closed_at')} as closed_at,
       (select json_agg(json_build_object('id', f.upload_id, 'kind', f.kind, 'mime_type', u.mime_type) order by f.position)
          from warranty_files f
          join uploads u on u.site_id = f.site_id and u.id = f.upload_id
         where f.site_id = w.site_id and f.request_id = w.id) as files`;
const JOINED = `
  from warranty_requests w
  join bikes b on b.site_id = w.site_id and b.id = w.bike_id
  join products p on p.id = b.product_id
  join variants v on v.product_id = b.product_id and v.id = b.variant_id
  join stores s on s.site_id = w.site_id and s.id = w.store_id
  left join product_translations own on own.product_id = p.id and own.locale = $3
  left join product_translations en on en.product_id = p.id and en.locale = 'en'`;

const OF_CUSTOMER = statement<
  Known<Statements['warranty_requests'], Pick<WarrantyRequest, 'part'>>,
  WarrantyRequest
>(
  'warranty_requests',
  `${SHOWN} ${JOINED}
 where w.site_id = $1 and w.customer_id = $2 and ($4::text is null or w.code = $4)
 order by w.created_at desc, w.id desc limit 100`,
  {
    bike: WarrantyRequest.shape.bike,
    store: WarrantyRequest.shape.store,
    files: WarrantyRequest.shape.files,
  },
);

/** The newest first; only the named one, if one is named. */
export const findRequests = (
  db: Db,
  { siteId, customerId }: Owner,
  locale: string,
  code: string | null = null,
) => readSite(db, siteId, OF_CUSTOMER, [siteId, customerId, locale, code]);

/** The same inside the transaction that made it. */
export async function getRequest(
  tx: Tx,
  { siteId, customerId }: Owner,
  locale: string,
  code: string,
): Promise<WarrantyRequest> {
  const [row] = await runPrepared(tx, OF_CUSTOMER, [siteId, customerId, locale, code]);
  if (!row) throw new Error(`warranty request ${code} is not there`);
  return row;
}

const CATEGORY = statement<Statements['warranty_category'], { category: string; isVehicle: boolean }>(
  'warranty_category',
  `select c.slug as category, p.type_id = 1 as "isVehicle" from bikes b
           join products p on p.id = b.product_id
           join categories c on c.id = p.category_id
          where b.site_id = $1 and b.customer_id = $2 and b.id = $3`,
);

/** Null: this customer has no such bike. */
export async function findCategory(db: Db, { siteId, customerId }: Owner, bikeId: number) {
  const [row] = await readSite(db, siteId, CATEGORY, [siteId, customerId, bikeId]);
  return row ?? null;
}

// More than any country has: a list cut short could miss the nearest.
const DEALERS = (condition: string) => `
select s.id, s.name, s.address, s.city, s.phone, ${pointJson('s.location')} as position
  from stores s
 where s.site_id = $1 and s.status = 'active' ${condition} order by s.city, s.name, s.id limit 500`;
const WORKSHOPS = statement<Statements['warranty_stores'], WarrantyDealer>(
  'warranty_stores',
  DEALERS(`and s.services @> array['service']`),
  { position: WarrantyDealer.shape.position },
);
const ALL_STORES = statement<Statements['warranty_stores_all'], WarrantyDealer>(
  'warranty_stores_all',
  DEALERS(''),
  { position: WarrantyDealer.shape.position },
);

/** Those with a workshop; where none says so, all of them. */
export async function listWorkshops(db: Db, siteId: number): Promise<WarrantyDealer[]> {
  const workshops = await readSite(db, siteId, WORKSHOPS, [siteId]);
  return workshops.length > 0 ? workshops : readSite(db, siteId, ALL_STORES, [siteId]);
}

const STORE = statement(
  'warranty_store',
  `select name from stores where site_id = $1 and id = $2 and status = 'active'`,
);

/** Null: not one of this site's stores. */
export async function findStoreName(tx: Tx, siteId: number, storeId: number): Promise<string | null> {
  const [row] = await runPrepared(tx, STORE, [siteId, storeId]);
  return row?.name ?? null;
}

const INSERT = statement(
  'warranty_insert',
  `insert into warranty_requests (site_id, customer_id, bike_id, store_id, part, description, phone)
         select $1, $2, $3, $4, $5, $6, $7
          where (select count(*) from warranty_requests where site_id = $1 and bike_id = $3
                   and status in ('pending', 'verified', 'in_repair')) < $8::int
         returning id, code`,
);

export interface NewRequest {
  readonly bikeId: number;
  readonly storeId: number;
  readonly part: WarrantyPart;
  readonly description: string;
  readonly phone: string | null;
}

/** Null: enough are open for this bike. Its row is locked, so two at once cannot both be the last. */
export async function insertRequest(
  tx: Tx,
  { siteId, customerId }: Owner,
  { bikeId, storeId, part, description, phone }: NewRequest,
  mostOpen: number,
): Promise<{ id: number; code: string } | null> {
  const values = [siteId, customerId, bikeId, storeId, part, description, phone, mostOpen] as const;
  const [row] = await runPrepared(tx, INSERT, values);
  return row ?? null;
}

const INSERT_FILES = statement(
  'warranty_files_insert',
  `insert into warranty_files (site_id, request_id, upload_id, kind, position)
         select $1, $2, file.id, file.kind, file.position
           from unnest($3::uuid[], $4::text[]) with ordinality as file (id, kind, position)`,
);

export async function insertFiles(
  tx: Tx,
  siteId: number,
  requestId: number,
  files: readonly { readonly id: string; readonly kind: string }[],
): Promise<void> {
  await runPrepared(tx, INSERT_FILES, [
    siteId,
    requestId,
    files.map(({ id }) => id),
    files.map(({ kind }) => kind),
  ]);
}

export type LockedRequest = Statements['warranty_lock']['row'];

const LOCK = statement(
  'warranty_lock',
  `select id, status from warranty_requests where site_id = $1 and code = $2 for no key update`,
);

export async function lockRequest(tx: Tx, siteId: number, code: string): Promise<LockedRequest | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, code]);
  return row ?? null;
}

const MOVE = statement(
  'warranty_move',
  `update warranty_requests set status = $3, reason = $4,
           verified_at = case when $3 = 'verified' then now() else verified_at end,
           closed_at = case when $3 = 'closed' then now() else closed_at end
          where site_id = $1 and id = $2`,
);

export async function moveRequest(
  tx: Tx,
  siteId: number,
  id: number,
  to: WarrantyStatus,
  reason: string | null,
): Promise<void> {
  await runPrepared(tx, MOVE, [siteId, id, to, reason]);
}
