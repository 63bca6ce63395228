import type { Tx } from '../../../platform/db/db.ts';
import type { ContentCall, StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { type ContentKey, openContent } from '../../versions/change-content.ts';
import type { Scope } from '../../versions/versions.contract.ts';
import type { PageName } from '../pages.sql.ts';
import { findPageRevision } from './page-editor.sql.ts';
import type { EditedPage } from './page-editor.staff.contract.ts';
import { readEditedPage } from './show-edited-page.ts';

export interface PageKey extends PageName {
  readonly scope: Scope;
}

type Refused =
  | { ok: false; code: 'forbidden' }
  | { ok: false; code: 'edited_meanwhile'; current: EditedPage | null };

/** One change of a page by a person who has seen `revision` of it; null: whatever there is. */
export async function changePage<T extends { ok: boolean }>(
  tx: Tx,
  call: ContentCall,
  page: PageKey,
  revision: number | null,
  work: (key: ContentKey) => Promise<T>,
): Promise<T | Refused> {
  const { slug, locale, scope } = page;
  const key = await openContent(tx, call, scope, `page ${slug} ${locale}`);
  if (!key) return { ok: false, code: 'forbidden' };
  if (revision !== null && (await findPageRevision(tx, key.forSite, page)) !== revision) {
    const current = await readEditedPage(tx, call, { slug, locale }, scope);
    return { ok: false, code: 'edited_meanwhile', current };
  }
  return work(key);
}

type Change = { readonly action: string; readonly after: object; readonly reason?: string };

export const auditPage = (
  tx: Tx,
  call: StaffCall,
  { slug, locale, scope }: PageKey,
  { action, after, reason }: Change,
) =>
  writeAudit(tx, call, {
    action,
    reason: reason ?? null,
    subject: { kind: 'page', ref: `${slug}/${locale}` },
    before: {},
    after: scope === 'brand' ? { scope, ...after } : after,
  });
