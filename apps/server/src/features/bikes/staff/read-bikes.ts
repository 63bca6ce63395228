import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { Permission } from '../../staff/staff.rules.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import { cutPage, decodeCursor, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { serialKey } from '../bikes.rules.ts';
import { readRegistration } from '../registration/registrations.sql.ts';
import { countActivations, listActivations as listActivationRows } from './activation-list.sql.ts';
import {
  countBikes,
  findBike,
  findBikesByFrame,
  type ListedBike,
  listBikes as listBikeRows,
} from './bike-list.sql.ts';
import type * as contracts from './bike-list.staff.contract.ts';

/** What the caller can do to an activation, and why not. */
const activationActions = (
  status: 'pending' | 'verified' | 'rejected',
  may: (permission: Permission) => boolean,
): Action[] =>
  ['bike.verify', 'bike.reject'].map((name) => {
    const reason = !may('bike.decide') ? 'not_permitted' : status === 'pending' ? null : `bike_${status}`;
    return { name, allowed: reason === null, reason, is_money: false, needs_approval: false };
  });

const Key = z.tuple([z.iso.datetime({ precision: 6 }), z.int().positive()]);

export async function listActivations(
  db: Db,
  { siteIds }: StaffScope,
  { status, after, limit }: z.output<(typeof contracts.listActivations)['query']>,
) {
  const page = { after: decodeCursor(Key, after), limit: limit + 1 };
  const [found, count] = await Promise.all([
    listActivationRows(db, siteIds, status, page),
    countActivations(db, siteIds, status, MAX_COUNT + 1),
  ]);
  const { rows, next } = cutPage(found, limit, ({ key, id }) => [key, id]);
  return { data: rows.map(({ key: _key, ...row }) => row), meta: listMeta(next, count) };
}

/** Null: this site has none with the number. */
export async function showActivation(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  id: number,
  may: (permission: Permission) => boolean,
): Promise<contracts.Activation | null> {
  const found = await readRegistration(db, site.id, id);
  return found && { ...found, site: site.slug, actions: activationActions(found.status, may) };
}

export async function listBikes(
  db: Db,
  { siteIds }: StaffScope,
  { q, after, limit }: z.output<(typeof contracts.listBikes)['query']>,
) {
  if (q) {
    const frame = serialKey(q);
    const rows = frame ? await findBikesByFrame(db, siteIds, frame, limit) : [];
    return { data: rows.map(toRow), meta: listMeta(null, rows.length) };
  }
  const page = { after: decodeCursor(Key, after), limit: limit + 1 };
  const [found, count] = await Promise.all([
    listBikeRows(db, siteIds, page),
    countBikes(db, siteIds, MAX_COUNT + 1),
  ]);
  const { rows, next } = cutPage(found, limit, ({ key, id }) => [key, id]);
  return { data: rows.map(toRow), meta: listMeta(next, count) };
}

const toRow = ({ key: _key, ...row }: ListedBike) => row;

/** Null: this site has none with the number. */
export const showBike = (db: Db, siteId: number, id: number) => findBike(db, siteId, id);
