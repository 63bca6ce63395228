import type { Db } from '../../platform/db/db.ts';
import type { SavedView, ViewInput } from './views.contract.ts';
import * as views from './views.sql.ts';

/** The caller's own views and those shared with one of the caller's roles. */
export async function listViews(db: Db, staffId: number, list: string | null): Promise<SavedView[]> {
  const roles = await views.findRolesOfStaff(db, staffId);
  return views.listViews(db, { staffId, roles, list });
}

export type SavedResult =
  | { readonly ok: true; readonly view: SavedView }
  | { readonly ok: false; readonly code: 'forbidden' | 'conflict' };

/** `forbidden`: shared with a role that the caller does not have. `conflict`: another person's view, or too many. */
export async function saveView(
  db: Db,
  key: { readonly staffId: number; readonly id: string },
  input: ViewInput,
): Promise<SavedResult> {
  const { shared_role } = input;
  if (shared_role !== null && !(await views.findRolesOfStaff(db, key.staffId)).includes(shared_role))
    return { ok: false, code: 'forbidden' };
  const view = await views.saveView(db, key, input);
  return view ? { ok: true, view } : { ok: false, code: 'conflict' };
}

export const deleteView = (db: Db, key: { readonly staffId: number; readonly id: string }) =>
  views.deleteView(db, key);
