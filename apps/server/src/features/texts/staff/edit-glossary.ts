import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { insertTerm, listTerms, lockTerm, retireTerm, updateTerm } from '../glossary.sql.ts';
import type { GlossaryInput } from './glossary.staff.contract.ts';

export type Edited =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' | 'glossary_term_exists' };

export const listGlossary = (db: Db, locale: string) => listTerms(db, locale);

const audit = (
  tx: Tx,
  call: StaffCall,
  action: string,
  { locale, term, before, after }: { locale: string; term: string; before: object; after: object },
) =>
  writeAudit(tx, call, {
    action,
    reason: null,
    subject: { kind: 'glossary_term', ref: `${locale}/${term}` },
    before,
    after,
  });

export async function createTerm(tx: Tx, call: StaffCall, input: GlossaryInput): Promise<Edited> {
  const id = await insertTerm(tx, input);
  if (id === undefined) return { ok: false, code: 'glossary_term_exists' };
  await audit(tx, call, 'glossary.create', { ...input, before: {}, after: input });
  return { ok: true, id };
}

export async function changeTerm(
  tx: Tx,
  call: StaffCall,
  id: number,
  { revision, ...input }: GlossaryInput & { readonly revision: number },
): Promise<Edited> {
  const before = await lockTerm(tx, id);
  if (!before || before.locale !== input.locale) return { ok: false, code: 'not_found' };
  if (before.revision !== revision) return { ok: false, code: 'conflict' };
  if (!(await updateTerm(tx, id, input))) return { ok: false, code: 'glossary_term_exists' };
  await audit(tx, call, 'glossary.change', { ...input, before, after: input });
  return { ok: true, id };
}

export async function deleteTerm(
  tx: Tx,
  call: StaffCall,
  id: number,
  { locale, revision }: { readonly locale: string; readonly revision: number },
): Promise<Edited> {
  const before = await lockTerm(tx, id);
  if (!before || before.locale !== locale) return { ok: false, code: 'not_found' };
  if (before.revision !== revision) return { ok: false, code: 'conflict' };
  await retireTerm(tx, id);
  await audit(tx, call, 'glossary.delete', { ...before, before, after: {} });
  return { ok: true, id };
}
