import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { ContentCall, StaffCall } from '../../staff/staff-call.ts';
import { readPublishWindow } from '../../versions/publish-window.ts';
import type { PublishInput } from '../../versions/versions.contract.ts';
import type { PageText } from '../blocks.contract.ts';
import { publishPage, saveDraft, withdrawPage } from '../page-versions.ts';
import type { PageName } from '../pages.sql.ts';
import { auditPage, changePage, type PageKey } from './change-page.ts';
import { discardPageDraft, findPageStates, findPageVersion } from './page-editor.sql.ts';

/** An editor saves every few seconds while typing: the audit log gets one row per person and this many seconds. */
const AUDIT_SECONDS = 300;

const NOT_FOUND = { ok: false, code: 'not_found' } as const;

export const saveEditedPage = (
  db: Db,
  call: ContentCall,
  page: PageKey,
  { revision, text }: { revision: number; text: PageText },
) =>
  withSite(db, call.siteId, (tx) =>
    changePage(tx, call, page, revision, async ({ forSite }) => {
      const isNew = await isNewWork(tx, call, page);
      const saved = await saveDraft(tx, forSite, page, { text, by: `staff:${call.staffId}` });
      if (isNew) await auditPage(tx, call, page, { action: 'page.draft', after: { title: text.title } });
      return { ok: true as const, ...saved };
    }),
  );

/** Whether the draft is another person's, or was last saved a while ago. */
async function isNewWork(tx: Tx, call: ContentCall, page: PageKey): Promise<boolean> {
  const states = await findPageStates(tx, call.siteId, page);
  const draft = states.find(({ state, scope }) => state === 'draft' && scope === page.scope);
  const known = draft && (await findPageVersion(tx, page, draft.id));
  return !known || known.created_by !== `staff:${call.staffId}` || known.age > AUDIT_SECONDS;
}

export const discardPage = (db: Db, call: ContentCall, page: PageKey, revision: number) =>
  withSite(db, call.siteId, (tx) =>
    changePage(tx, call, page, revision, async ({ forSite }) => {
      const discarded = await discardPageDraft(tx, forSite, page);
      if (discarded === null) return NOT_FOUND;
      await auditPage(tx, call, page, { action: 'page.discard', after: {} });
      return { ok: true as const, revision: discarded };
    }),
  );

export const publishEditedPage = (
  tx: Tx,
  call: ContentCall,
  page: PageKey,
  { revision, input }: { revision: number; input: PublishInput },
) =>
  changePage(tx, call, page, revision, async ({ forSite }) => {
    const window = await readPublishWindow(tx, call.siteId, input);
    if (!window.ok) return window;
    const published = await publishPage(tx, forSite, page, window);
    if (!published.ok) return published;
    const data = toPublished(published);
    await auditPage(tx, call, page, { action: 'page.publish', after: shownOf(data) });
    return { ok: true as const, data };
  });

export const withdrawPageVersion = (
  tx: Tx,
  call: ContentCall,
  page: PageKey,
  { version, reason }: { version: number; reason: string },
) =>
  changePage(tx, call, page, null, async ({ forSite }) => {
    const ended = await withdrawPage(tx, forSite, page, version);
    if (!ended.ok) return ended;
    const data = toPublished(ended);
    await auditPage(tx, call, page, { action: 'page.withdraw', after: shownOf(data), reason });
    return { ok: true as const, data };
  });

/** Takes back what the site has published or scheduled last: the inverse of `page.publish`. */
export async function withdrawLatestVersion(tx: Tx, call: StaffCall, page: PageName, reason: string) {
  const ended = await withdrawPage(tx, call.siteId, page);
  if (!ended.ok) return ended;
  const after = shownOf(toPublished(ended));
  await auditPage(tx, call, { ...page, scope: 'site' }, { action: 'page.withdraw', after, reason });
  return { ok: true as const };
}

export const restorePageVersion = (
  tx: Tx,
  call: ContentCall,
  page: PageKey,
  { revision, version }: { revision: number; version: number },
) =>
  changePage(tx, call, page, revision, async ({ forSite }) => {
    const found = await findPageVersion(tx, page, version);
    if (!found) return NOT_FOUND;
    const by = `staff:${call.staffId}`;
    const saved = await saveDraft(tx, forSite, page, { text: found.text, by });
    await auditPage(tx, call, page, { action: 'page.restore', after: { version } });
    return { ok: true as const, ...saved };
  });

interface PublishedRow {
  readonly id: number;
  readonly revision: number;
  readonly publish_at: Date;
  readonly publish_until: Date | null;
}

export const toPublished = ({ id, revision, publish_at, publish_until }: PublishedRow) => ({
  version: id,
  revision,
  publish_at: publish_at.toISOString(),
  publish_until: publish_until?.toISOString() ?? null,
});

const shownOf = ({ publish_at, publish_until }: { publish_at: string; publish_until: string | null }) => ({
  publish_at,
  publish_until,
});
