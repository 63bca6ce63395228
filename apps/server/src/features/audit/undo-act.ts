import type { Db, Tx } from '../../platform/db/db.ts';
import { AUDIT_SUBJECTS } from '../staff/audit-subjects.fragment.ts';
import type { Permission, StaffCall } from '../staff/staff-call.ts';
import { countLaterActs, readAuditRow, type ShownAudit } from './audit.list.sql.ts';

/** Why an act cannot be undone; null: it can. */
export function undoRefusal(row: {
  readonly isUndoable: boolean;
  readonly isPermitted: boolean;
  readonly undoneBy: number | null;
  readonly laterActs: number;
}): string | null {
  if (!row.isUndoable) return 'no_inverse';
  if (row.undoneBy !== null) return 'undone';
  if (!row.isPermitted) return 'not_permitted';
  return row.laterActs > 0 ? 'moved_on' : null;
}

/** Staff who may read a subject may read its history; anything else needs `audit.read`. */
export function historyPermission(subjectKind: string): string {
  const subjects: Readonly<Record<string, { readonly history: string | null }>> = AUDIT_SUBJECTS;
  return subjects[subjectKind]?.history ?? 'audit.read';
}

/** The verb that undoes an act. Money, mails and hand-overs have none. */
export interface Inverse {
  readonly permission: Permission;
  /** Absent: it undoes every act of this name. */
  readonly undoes?: (row: ShownAudit) => boolean;
  /** Locks the subject, writes its own audit row with `call.undoes`, and refuses when the state does not allow it. */
  readonly run: (
    tx: Tx,
    call: StaffCall,
    input: { readonly row: ShownAudit; readonly reason: string },
  ) => Promise<{ readonly ok: boolean }>;
}

export type Inverses = ReadonlyMap<string, Inverse>;

/** The inverse of an act, if it has one. */
export function inverseOf(inverses: Inverses, row: ShownAudit): Inverse | undefined {
  const inverse = inverses.get(row.action);
  return inverse?.undoes?.(row) === false ? undefined : inverse;
}

/** The permission that undoing a row needs. Null: there is no such row, or its act has no inverse. */
export async function findInverse(
  db: Db,
  inverses: Inverses,
  { siteId, id }: { siteId: number; id: number },
) {
  const row = await readAuditRow(db, siteId, id);
  const inverse = row ? inverseOf(inverses, row) : undefined;
  return row && inverse ? { row, inverse } : null;
}

export type Undone = { readonly ok: true } | { readonly ok: false; readonly code: 'conflict' };

/** Runs the inverse. It has locked the subject when the later acts are counted: only its own row may follow. */
export async function undoAct(
  tx: Tx,
  call: StaffCall,
  { row, inverse, reason }: { row: ShownAudit; inverse: Inverse; reason: string },
): Promise<Undone> {
  if (row.undone_by !== null) return { ok: false, code: 'conflict' };
  const done = await inverse.run(tx, { ...call, undoes: row.id }, { row, reason });
  if (!done.ok) return { ok: false, code: 'conflict' };
  const subject = { siteId: call.siteId, kind: row.subject_kind, ref: row.subject_ref, id: row.id };
  return (await countLaterActs(tx, subject)) === 1 ? { ok: true } : { ok: false, code: 'conflict' };
}
