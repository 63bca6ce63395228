import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './audit-letter.ts';
import type { LetterText } from './letter-blocks.contract.ts';
import { type LetterRefusal, refuseLetterAction } from './letters.rules.ts';
import { lockLetter, saveLetterTexts } from './letters.sql.ts';

interface SaveInput {
  readonly id: number;
  readonly revision: number;
  readonly name: string;
  readonly texts: Readonly<Record<string, LetterText>>;
}

type Saved =
  | { readonly ok: true; readonly id: number; readonly revision: number; readonly status: 'draft' }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' | 'edited_meanwhile' };

/** Saves the whole letter. It is a draft again: what was tested before is not what would be sent. */
export async function saveLetter(tx: Tx, call: StaffCall, input: SaveInput): Promise<Saved> {
  const { id, revision, name, texts } = input;
  const letter = await lockLetter(tx, call.siteId, id);
  if (!letter) return { ok: false, code: 'not_found' };
  const refusal = refuseLetterAction('save', { status: letter.status, hasTexts: true });
  if (refusal) return { ok: false, code: refusal };
  if (letter.revision !== revision) return { ok: false, code: 'edited_meanwhile' };
  const saved = await saveLetterTexts(tx, { siteId: call.siteId, id }, { name, texts });
  await auditLetter(tx, call, id, 'save', { name, revision: saved, locales: Object.keys(texts).sort() });
  return { ok: true, id, revision: saved, status: 'draft' };
}
