import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import type { TextKind } from '../staff/texts.staff.contract.ts';
import { listPaths } from '../texts.sql.ts';
import { CONTENT, isContentKind } from './content-kinds.ts';

interface ContentKey {
  readonly kind: TextKind;
  readonly subject: string;
  readonly locale: string;
}

/** Puts saved words into the draft of their page or article, where previews show them. Other kinds have no draft. */
export async function draftContent(
  tx: Tx,
  call: StaffCall,
  { kind, subject, locale }: ContentKey,
  words: ReadonlyMap<string, string>,
): Promise<void> {
  if (!isContentKind(kind) || words.size === 0) return;
  const known = new Set(await listPaths(tx, kind, subject));
  await CONTENT[kind].draft(tx, subject, { locale, words, known, by: `staff:${call.staffId}` });
}
