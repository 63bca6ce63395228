import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { SavedReply } from './saved-replies.staff.contract.ts';

const LIST = statement(
  'saved_replies_list',
  `
select id, locale, name, body from saved_replies where site_id = $1
 order by (locale = $2::text) desc, (split_part(locale, '-', 1) = split_part($2::text, '-', 1)) desc, locale, name limit 200`,
);

export const listSavedReplies = (db: Db, siteId: number, locale: string | null): Promise<SavedReply[]> =>
  readSite(db, siteId, LIST, [siteId, locale]);

type Input = Omit<SavedReply, 'id'>;

const INSERT = statement(
  'saved_reply_insert',
  `
insert into saved_replies (site_id, locale, name, body) values ($1, $2, $3, $4)
on conflict (site_id, locale, name) do nothing returning id, locale, name, body`,
);

/** Null: there is one with this name. */
export async function insertSavedReply(tx: Tx, siteId: number, input: Input): Promise<SavedReply | null> {
  const [row] = await runPrepared(tx, INSERT, [siteId, input.locale, input.name, input.body]);
  return row ?? null;
}

const LOCK = statement(
  'saved_reply_lock',
  'select id from saved_replies where site_id = $1 and id = $2 for update',
);

export const lockSavedReply = async (tx: Tx, siteId: number, id: number): Promise<boolean> =>
  (await runPrepared(tx, LOCK, [siteId, id])).length > 0;

const UPDATE = statement(
  'saved_reply_update',
  `
update saved_replies set locale = $3, name = $4, body = $5, updated_at = now() where site_id = $1 and id = $2
   and not exists (select from saved_replies o where o.site_id = $1 and o.locale = $3 and o.name = $4 and o.id <> $2)
returning id, locale, name, body`,
);

/** Null: another one of the language has this name. */
export async function updateSavedReply(
  tx: Tx,
  siteId: number,
  id: number,
  input: Input,
): Promise<SavedReply | null> {
  const [row] = await runPrepared(tx, UPDATE, [siteId, id, input.locale, input.name, input.body]);
  return row ?? null;
}

const DELETE = statement(
  'saved_reply_delete',
  'delete from saved_replies where site_id = $1 and id = $2 returning name, locale',
);

export async function deleteSavedReply(tx: Tx, siteId: number, id: number) {
  const [row] = await runPrepared(tx, DELETE, [siteId, id]);
  return row ?? null;
}
