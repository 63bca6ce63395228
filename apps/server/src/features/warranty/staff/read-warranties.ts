import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { serialKey } from '../../bikes/bikes.rules.ts';
import type { Permission } from '../../staff/staff.rules.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import { cutPage, decodeCursor, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import type { WarrantyStatus } from '../warranty.contract.ts';
import { mayMove } from '../warranty.rules.ts';
import {
  countWarranties,
  findWarranties,
  findWarrantyContext,
  type ListedWarranty,
  listWarranties as listRows,
} from './warranties.sql.ts';
import type { listWarranties as contract, Warranty } from './warranties.staff.contract.ts';
import { findDeskRequest } from './warranty.staff.sql.ts';

const Key = z.tuple([z.iso.datetime({ precision: 6 }), z.int().positive()]);

export async function listWarranties(
  db: Db,
  { siteIds }: StaffScope,
  { status, q, after, limit }: z.output<(typeof contract)['query']>,
) {
  if (q) {
    const rows = await findWarranties(db, siteIds, serialKey(q), limit);
    return { data: rows.map(toRow), meta: listMeta(null, rows.length) };
  }
  const page = { after: decodeCursor(Key, after), limit: limit + 1 };
  const [found, count] = await Promise.all([
    listRows(db, siteIds, status, page),
    countWarranties(db, siteIds, status, MAX_COUNT + 1),
  ]);
  const { rows, next } = cutPage(found, limit, ({ key, id }) => [key, id]);
  return { data: rows.map(toRow), meta: listMeta(next, count) };
}

const toRow = ({ id: _id, key: _key, ...row }: ListedWarranty) => row;

/** Null: this site has no request with the number. */
export async function showWarranty(
  db: Db,
  siteId: number,
  code: string,
  may: (permission: Permission) => boolean,
): Promise<Warranty | null> {
  const [request, context] = await Promise.all([
    findDeskRequest(db, siteId, code),
    findWarrantyContext(db, siteId, code),
  ]);
  if (!request || !context) return null;
  const actions = warrantyActions(request.status, may);
  return { ...request, files: [...(request.files ?? [])], ...context, actions };
}

const STEPS = [
  ['warranty.verify', 'verified', 'warranty.decide'],
  ['warranty.reject', 'rejected', 'warranty.decide'],
  ['warranty.repair', 'in_repair', 'warranty.repair'],
  ['warranty.close', 'closed', 'warranty.repair'],
] as const;

/** What the caller can do to a request, and why not. */
const warrantyActions = (status: WarrantyStatus, may: (permission: Permission) => boolean): Action[] =>
  STEPS.map(([name, to, permission]) => {
    const reason = !may(permission) ? 'not_permitted' : mayMove(status, to) ? null : `warranty_${status}`;
    return { name, allowed: reason === null, reason, is_money: false, needs_approval: false };
  });
