import { type Db, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { SavedView, ViewInput } from './views.contract.ts';

const SHOWN = `id, list, name, address, is_pinned, shared_role, staff_id = $1 as is_mine`;

const ROLES = statement(
  'view_roles',
  `
select distinct role from grants
 where staff_id = $1 and ended_at is null and from_at <= now() and (until_at is null or until_at > now())`,
);

export const findRolesOfStaff = async (db: Db, staffId: number): Promise<string[]> =>
  (await runPrepared(db, ROLES, [staffId])).map(({ role }) => role);

const LIST = statement<Statements['views_list'], SavedView>(
  'views_list',
  `
select ${SHOWN} from saved_views
 where (staff_id = $1 or shared_role = any ($2::text[])) and ($3::text is null or list = $3)
 order by list, lower(name), id limit 500`,
);

export const listViews = (
  db: Db,
  input: { readonly staffId: number; readonly roles: readonly string[]; readonly list: string | null },
): Promise<SavedView[]> => runPrepared(db, LIST, [input.staffId, [...input.roles], input.list]);

const MAX_VIEWS = 100;

// The count and the insert are not one step: two calls at once may make one view too many, which harms nothing.
const SAVE = statement<Statements['view_save'], SavedView>(
  'view_save',
  `
insert into saved_views as v (id, staff_id, list, name, address, is_pinned, shared_role)
select $2::uuid, $1, $3, $4, $5, $6, $7
 where exists (select from saved_views where id = $2::uuid)
    or (select count(*) from saved_views where staff_id = $1) < ${MAX_VIEWS}
on conflict (id) do update set list = $3, name = $4, address = $5, is_pinned = $6, shared_role = $7, updated_at = now()
 where v.staff_id = $1
returning ${SHOWN}`,
);

/** Null: the view is another person's, or the caller has as many as are allowed. */
export async function saveView(
  db: Db,
  key: { readonly staffId: number; readonly id: string },
  view: ViewInput,
) {
  const { list, name, address, is_pinned, shared_role } = view;
  const [row] = await runPrepared(db, SAVE, [
    key.staffId,
    key.id,
    list,
    name,
    address,
    is_pinned,
    shared_role,
  ]);
  return row ?? null;
}

const DELETE = statement(
  'view_delete',
  'delete from saved_views where staff_id = $1 and id = $2::uuid returning id',
);

export const deleteView = async (
  db: Db,
  { staffId, id }: { readonly staffId: number; readonly id: string },
): Promise<boolean> => (await runPrepared(db, DELETE, [staffId, id])).length > 0;
