import type { Db, Tx } from '../../platform/db/db.ts';
import { createPreview } from '../previews/create-preview.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import type { PageText } from './blocks.contract.ts';
import { listPages } from './list-pages.ts';
import { publishPage } from './publish-page.ts';
import { saveDraft } from './save-draft.ts';
import { withdrawPage } from './withdraw-page.ts';

export interface Named {
  readonly slug: string;
  readonly locale: string;
}

type Query = Parameters<typeof listPages>[2];
export const listStaffPages = (db: Db, siteId: number, input: Query) => listPages(db, siteId, input);

/** Each of these is written down with who did it, in the same transaction. */
export async function saveStaffPage(tx: Tx, call: StaffCall, page: Named, text: PageText) {
  await saveDraft(tx, call.siteId, page, { text, by: `staff:${call.staffId}` });
  await writeDown(tx, call, page, { action: 'page.draft', after: { title: text.title } });
}

export async function publishStaffPage(
  tx: Tx,
  call: StaffCall,
  page: Named,
  { at, until }: { at?: string | undefined; until?: string | undefined },
) {
  const window = { at: at ? new Date(at) : null, until: until ? new Date(until) : null };
  const published = await publishPage(tx, call.siteId, page, window);
  if (!published.ok) return published;
  const shown = windowOf(published);
  await writeDown(tx, call, page, { action: 'page.publish', after: shown });
  return { ok: true as const, ...page, ...shown };
}

export async function withdrawStaffPage(tx: Tx, call: StaffCall, page: Named, reason: string) {
  const ended = await withdrawPage(tx, call.siteId, page);
  if (!ended.ok) return ended;
  const shown = windowOf(ended);
  await writeDown(tx, call, page, { action: 'page.withdraw', after: shown, reason });
  return { ok: true as const, ...page, ...shown };
}

const PREVIEW_HOURS = 14 * 24;

/** A link to the shop of the site with its drafts, for two weeks. */
export async function previewStaffPage(tx: Tx, call: StaffCall, page: Named, shopOrigin: string) {
  const input = { locale: page.locale, drafts: true, hours: PREVIEW_HOURS };
  const { token, until } = await createPreview(tx, call, input, shopOrigin);
  return { ...page, token, until };
}

const windowOf = ({ publish_at, publish_until }: { publish_at: Date; publish_until: Date | null }) => ({
  publish_at: publish_at.toISOString(),
  publish_until: publish_until?.toISOString() ?? null,
});

type Change = { readonly action: string; readonly after: object; readonly reason?: string };

const writeDown = (tx: Tx, call: StaffCall, { slug, locale }: Named, { action, after, reason }: Change) =>
  writeAudit(tx, call, {
    action,
    reason: reason ?? null,
    subject: { kind: 'page', ref: `${slug}/${locale}` },
    before: {},
    after,
  });
