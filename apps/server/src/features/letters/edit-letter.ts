import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import type { LetterText } from './letter-blocks.contract.ts';
import { readLetterChoices } from './letter-facts.sql.ts';
import type { SavedLetter } from './letters.contract.ts';
import { type LetterRefusal, refuseLetterAction } from './letters.rules.ts';
import { findLetter, findRecentSave, insertLetter, lockLetter, saveLetterTexts } from './letters.sql.ts';

type Act = 'create' | 'save' | 'test' | 'send' | 'schedule' | 'cancel' | 'stop' | 'resume';

/** Writes down who did what to a letter, in the transaction that does it. */
export const auditLetter = (tx: Tx, call: StaffCall, id: number, act: Act, after: object): Promise<void> =>
  writeAudit(tx, call, {
    action: `letter.${act}`,
    subject: { kind: 'letter', ref: String(id) },
    reason: null,
    before: {},
    after,
  });

export async function createLetter(tx: Tx, call: StaffCall, name: string): Promise<number> {
  const id = await insertLetter(tx, { siteId: call.siteId, name, createdBy: call.staffId });
  await auditLetter(tx, call, id, 'create', { name });
  return id;
}

/** An editor saves every few seconds while typing: the audit log gets one row per person and this many seconds. */
const AUDIT_SECONDS = 300;

interface SaveInput {
  readonly id: number;
  readonly revision: number;
  readonly name: string;
  readonly texts: Readonly<Record<string, LetterText>>;
}

type Saved =
  | { readonly ok: true; readonly letter: SavedLetter }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' }
  | { readonly ok: false; readonly code: 'edited_meanwhile'; readonly current: SavedLetter | null };

/** Saves the whole letter. It is a draft again: what was tested before is not what would be sent. */
export const saveLetter = (db: Db, call: StaffCall, input: SaveInput): Promise<Saved> =>
  withSite(db, call.siteId, async (tx) => {
    const { id, revision, name, texts } = input;
    const letter = await lockLetter(tx, call.siteId, id);
    if (!letter) return { ok: false, code: 'not_found' };
    const refusal = refuseLetterAction('save', { status: letter.status, hasTexts: true });
    if (refusal) return { ok: false, code: refusal };
    if (letter.revision !== revision)
      return { ok: false, code: 'edited_meanwhile', current: await findLetter(tx, call.siteId, id) };
    const isNewWork = !(await findRecentSave(tx, call, id, AUDIT_SECONDS));
    const saved = await saveLetterTexts(tx, { siteId: call.siteId, id }, { name, texts });
    if (isNewWork)
      await auditLetter(tx, call, id, 'save', { name, revision: saved, locales: Object.keys(texts).sort() });
    return { ok: true, letter: { id, revision: saved, status: 'draft', name, texts } };
  });

/** Products and articles that the blocks of a letter can name at a site. */
export const listLetterChoices = (db: Db, siteId: number) => readLetterChoices(db, siteId);
