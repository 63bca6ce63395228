import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import * as table from './saved-replies.sql.ts';
import type { SavedReply } from './saved-replies.staff.contract.ts';

type Input = Omit<SavedReply, 'id'>;

export const listSavedReplies = (db: Db, siteId: number, locale: string | undefined) =>
  table.listSavedReplies(db, siteId, locale ?? null);

const audit = (tx: Tx, call: StaffCall, action: string, id: number, after: object) =>
  writeAudit(tx, call, {
    action: `saved_reply.${action}`,
    reason: null,
    subject: { kind: 'saved_reply', ref: String(id) },
    before: {},
    after,
  });

/** Null: the site has one with this name in this language. */
export async function createSavedReply(tx: Tx, call: StaffCall, input: Input): Promise<SavedReply | null> {
  const made = await table.insertSavedReply(tx, call.siteId, input);
  if (made) await audit(tx, call, 'create', made.id, { name: made.name, locale: made.locale });
  return made;
}

type Changed =
  | { readonly ok: true; readonly data: SavedReply }
  | { readonly ok: false; readonly code: 'not_found' | 'saved_reply_exists' };

export async function changeSavedReply(tx: Tx, call: StaffCall, id: number, input: Input): Promise<Changed> {
  const { siteId } = call;
  if (!(await table.lockSavedReply(tx, siteId, id))) return { ok: false, code: 'not_found' };
  const data = await table.updateSavedReply(tx, siteId, id, input);
  if (!data) return { ok: false, code: 'saved_reply_exists' };
  await audit(tx, call, 'change', id, { name: data.name, locale: data.locale });
  return { ok: true, data };
}

export async function deleteSavedReply(tx: Tx, call: StaffCall, id: number): Promise<boolean> {
  const gone = await table.deleteSavedReply(tx, call.siteId, id);
  if (gone) await audit(tx, call, 'delete', id, gone);
  return gone !== null;
}
