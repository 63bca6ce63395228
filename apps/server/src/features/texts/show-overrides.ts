import { spellEdition } from '@paddock/i18n/editions';
import type { Db } from '../../platform/db/db.ts';
import type { TextKind } from './staff/texts.staff.contract.ts';
import { resolveOverrides } from './texts.rules.ts';
import { listOverrides } from './texts.sql.ts';

/** The words of the desk that a page or mail in this locale or edition shows, by message id. */
export async function showOverrides(db: Db, kind: TextKind, locale: string): Promise<Record<string, string>> {
  const resolved = resolveOverrides(await listOverrides(db, kind), locale);
  return spellEdition(locale, Object.fromEntries(resolved));
}
