import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { cleanBlocks } from '../../pages/clean-blocks.ts';
import { identifyBlocks } from '../../pages/identify-blocks.ts';
import type { ContentCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { findSiteFacts, lockBrandContent, openContent } from '../../versions/change-content.ts';
import { readPublishWindow } from '../../versions/publish-window.ts';
import { queueFollow } from '../../versions/queue-follow.ts';
import { scheduleChange } from '../../versions/schedule-change.ts';
import type { PublishInput } from '../../versions/versions.contract.ts';
import { NEWS_PAGES } from '../news.rules.ts';
import {
  endArticleVersion,
  extendVersionBefore,
  findArticleVersion,
  findNextStart,
  findParts,
  publishArticleDraft,
  putArticle,
} from './articles.sql.ts';
import type { ArticleInput, EditedArticle } from './news.staff.contract.ts';
import { articleOf, mayEdit, readEditedArticle } from './read-articles.ts';

const NOT_FOUND = { ok: false, code: 'not_found' } as const;
const FORBIDDEN = { ok: false, code: 'forbidden' } as const;

type Refused =
  | { ok: false; code: 'forbidden' | 'not_found' }
  | { ok: false; code: 'edited_meanwhile'; current: EditedArticle };

/** A change by a person who may edit the article as it is, and has seen `revision` of it (null: whatever there is). */
async function changeArticle<T extends { ok: boolean }>(
  tx: Tx,
  call: ContentCall,
  id: number,
  revision: number | null,
  work: (current: EditedArticle) => Promise<T>,
): Promise<T | Refused> {
  await openContent(tx, call, 'site', `article ${id}`);
  // An article belongs to several sites: editors of two sites, and translators, wait for each other.
  await lockBrandContent(tx, `article ${id}`);
  const current = await readEditedArticle(tx, call, id);
  if (!current) return NOT_FOUND;
  if (!current.can_edit) return FORBIDDEN;
  if (revision !== null && current.revision !== revision)
    return { ok: false, code: 'edited_meanwhile', current };
  return work(current);
}

type Invalid = { ok: false; code: 'invalid'; field: 'cover' | 'tags' | 'sites' };

async function putDraft(tx: Tx, call: ContentCall, id: number | null, input: ArticleInput) {
  const parts = await findParts(tx, input);
  const invalid = (field: Invalid['field']): Invalid => ({ ok: false, code: 'invalid', field });
  if (!parts.hasCover) return invalid('cover');
  if (parts.tags !== new Set(input.tags).size) return invalid('tags');
  if (input.sites && parts.siteIds.length !== new Set(input.sites).size) return invalid('sites');
  const { sites } = await findSiteFacts(tx, call.siteId);
  if (!mayEdit(call, input.sites === null ? null : parts.siteIds, sites)) return FORBIDDEN;
  const texts = Object.fromEntries(
    Object.entries(input.texts).map(([locale, text]) => [
      locale,
      { ...text, blocks: identifyBlocks(cleanBlocks(text.blocks)) },
    ]),
  );
  const article = { ...input, tags: [...new Set(input.tags)], texts };
  const by = `staff:${call.staffId}`;
  const saved = await putArticle(tx, id, { article, siteIds: parts.siteIds, by });
  const { number, revision, saved_at } = saved;
  return { ok: true as const, data: { id: number, revision, saved_at, article } };
}

export async function createArticle(tx: Tx, call: ContentCall, input: ArticleInput) {
  const saved = await putDraft(tx, call, null, input);
  if (saved.ok) await auditArticle(tx, call, saved.data.id, { action: 'article.create', after: {} });
  return saved;
}

export const saveArticle = (
  db: Db,
  call: ContentCall,
  id: number,
  { revision, input }: { revision: number; input: ArticleInput },
) =>
  withSite(db, call.siteId, (tx) =>
    changeArticle(tx, call, id, revision, async () => {
      const saved = await putDraft(tx, call, id, input);
      if (saved.ok) await auditArticle(tx, call, id, { action: 'article.draft', after: {} });
      return saved;
    }),
  );

export const publishArticle = (
  tx: Tx,
  call: ContentCall,
  id: number,
  { revision, input }: { revision: number; input: PublishInput },
) =>
  changeArticle(tx, call, id, revision, async (current) => {
    if (current.source !== 'draft') return NOT_FOUND;
    // Languages without a text of their own show the English one.
    if (!current.article.texts.en) return { ok: false as const, code: 'english_missing' as const };
    const window = await readPublishWindow(tx, call.siteId, input);
    if (!window.ok) return window;
    const { at } = window;
    const next = await findNextStart(tx, id, at);
    const until = next && (!window.until || next < window.until) ? next : window.until;
    const published = await publishArticleDraft(tx, id, { at, until });
    if (!published) return NOT_FOUND;
    await scheduleChange(tx, NEWS_PAGES, [at, ...(until ? [until] : [])]);
    await queueFollow(tx, 'news', String(id));
    return audited(tx, call, id, { action: 'article.publish', row: published });
  });

/** A version that has not begun leaves its place to the one before; of a live one a copy of that one follows. */
export const withdrawArticleVersion = (
  tx: Tx,
  call: ContentCall,
  id: number,
  { version, reason }: { version: number; reason: string },
) =>
  changeArticle(tx, call, id, null, async () => {
    const ended = await endArticleVersion(tx, id, version);
    if (!ended) return NOT_FOUND;
    const { publish_at: begins, publish_until: at, ended: until } = ended;
    const before = await extendVersionBefore(tx, id, { id: ended.id, begins, until });
    if (before !== null && begins < at) await publishCopy(tx, call, id, { version: before, at, until });
    await scheduleChange(tx, NEWS_PAGES, [at]);
    await queueFollow(tx, 'news', String(id));
    return audited(tx, call, id, { action: 'article.withdraw', row: ended, reason });
  });

/** A draft that is being written stays: the copy is made only where there is none. */
async function publishCopy(
  tx: Tx,
  call: ContentCall,
  id: number,
  { version, at, until }: { version: number; at: Date; until: Date | null },
) {
  const current = await readEditedArticle(tx, call, id);
  const found = await findArticleVersion(tx, id, version);
  if (!found || !current || current.source === 'draft') return;
  const saved = await putDraft(tx, call, id, articleOf(found));
  if (saved.ok) await publishArticleDraft(tx, id, { at, until });
}

export const restoreArticleVersion = (
  tx: Tx,
  call: ContentCall,
  id: number,
  { revision, version }: { revision: number; version: number },
) =>
  changeArticle(tx, call, id, revision, async () => {
    const found = await findArticleVersion(tx, id, version);
    if (!found) return NOT_FOUND;
    const saved = await putDraft(tx, call, id, articleOf(found));
    if (saved.ok) await auditArticle(tx, call, id, { action: 'article.restore', after: { version } });
    return saved;
  });

interface PublishedRow {
  readonly id: number;
  readonly revision: number;
  readonly publish_at: Date;
  readonly publish_until: Date | null;
}

async function audited(
  tx: Tx,
  call: ContentCall,
  id: number,
  { action, row, reason }: { action: string; row: PublishedRow; reason?: string },
) {
  const shown = {
    publish_at: row.publish_at.toISOString(),
    publish_until: row.publish_until?.toISOString() ?? null,
  };
  await auditArticle(tx, call, id, { action, after: shown, reason });
  return { ok: true as const, data: { version: row.id, revision: row.revision, ...shown } };
}

const auditArticle = (
  tx: Tx,
  call: ContentCall,
  id: number,
  { action, after, reason }: { action: string; after: object; reason?: string | undefined },
) =>
  writeAudit(tx, call, {
    action,
    reason: reason ?? null,
    subject: { kind: 'article', ref: String(id) },
    before: {},
    after,
  });
