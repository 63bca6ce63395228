import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { StoreHours } from '../../delivery/delivery.contract.ts';

export interface StoreRow {
  readonly ref: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly services: readonly string[];
  readonly timezone: string | null;
  readonly hours: Readonly<Record<string, string | undefined>>;
  readonly info: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly status: string;
}

const FIND_STORES = statement<Known<Statements['find_stores'], { ref: string }>, StoreRow>(
  'find_stores',
  `
    select feed_ref as ref, name, address, city, state, postal_code, country_iso as country, phone, email,
           services, timezone, office_hours as hours, info, st_y(location::geometry) as lat, st_x(location::geometry) as lng, status
      from stores where site_id = $1 and feed_ref = any($2)
     order by id for no key update`,
  { hours: StoreHours },
);

export async function findStores(tx: Tx, siteId: number, refs: readonly string[]): Promise<StoreRow[]> {
  const rows = await runPrepared(tx, FIND_STORES, [siteId, refs]);
  return rows;
}

const SAVE_STORES = statement(
  'save_stores',
  `
    insert into stores (site_id, feed_ref, name, address, city, state, postal_code, country_iso, phone, email, services,
                        timezone, office_hours, info, location, status)
    select $1::int, r.ref, r.name, r.address, r.city, r.state, r.postal_code, r.country, r.phone, r.email, r.services,
           r.timezone, r.hours, r.info, st_setsrid(st_makepoint(r.lng, r.lat), 4326)::geography, r.status
      from jsonb_to_recordset($2::jsonb)
        as r(ref text, name text, address text, city text, state text, postal_code text, country char(2), phone text,
             email text, services text[], timezone text, hours jsonb, info text, lat float8, lng float8, status text)
     order by r.ref
    on conflict (site_id, feed_ref) do update set
      name = excluded.name, address = excluded.address, city = excluded.city, state = excluded.state,
      postal_code = excluded.postal_code, country_iso = excluded.country_iso, phone = excluded.phone,
      email = excluded.email, services = excluded.services, timezone = excluded.timezone,
      office_hours = excluded.office_hours, info = excluded.info, location = excluded.location, status = excluded.status`,
);

export async function saveStores(tx: Tx, siteId: number, rows: readonly StoreRow[]) {
  await runPrepared(tx, SAVE_STORES, [siteId, JSON.stringify(rows)]);
}
