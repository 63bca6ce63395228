import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { Permission } from '../../staff/staff.rules.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, listMeta } from '../../staff/staff-list.ts';
import { rideActions } from './ride-actions.rules.ts';
import { listRidesOfDay } from './rides.sql.ts';
import type { listRides as contract } from './rides.staff.contract.ts';

const Key = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export async function listRides(
  db: Db,
  { siteIds }: StaffScope,
  query: z.output<(typeof contract)['query']>,
  mayOn: (siteId: number) => (permission: Permission) => boolean,
) {
  const { day = null, store = null, limit } = query;
  const page = { after: decodeCursor(Key, query.after), limit: limit + 1 };
  const found = await listRidesOfDay(db, siteIds, { day, store }, page);
  const { rows, next } = cutPage(found, limit, ({ key, id }) => [key, id]);
  const data = rows.map(({ id: _id, key: _key, total: _total, site_id, ...row }) => ({
    ...row,
    actions: rideActions(row, mayOn(site_id)),
  }));
  return { data, meta: listMeta(next, found[0]?.total ?? 0) };
}
