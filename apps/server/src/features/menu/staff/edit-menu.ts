import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { ContentCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { type ContentKey, forSiteOf, openContent } from '../../versions/change-content.ts';
import { readPublishWindow } from '../../versions/publish-window.ts';
import { frameTags, scheduleChange } from '../../versions/schedule-change.ts';
import type { PublishInput, Scope } from '../../versions/versions.contract.ts';
import type { MenuLayout, MenuName } from '../layout.contract.ts';
import { layoutFault } from '../layout.rules.ts';
import {
  endMenuVersion,
  findMenuRevision,
  findMenuVersion,
  findMenuVersions,
  publishMenuDraft,
  putMenuDraft,
} from '../menu-versions.sql.ts';
import { readEditedMenu } from './show-edited-menu.ts';

export interface MenuKey {
  readonly menu: MenuName;
  readonly scope: Scope;
}

const NOT_FOUND = { ok: false, code: 'not_found' } as const;

type Refused = { ok: false; code: 'forbidden' } | { ok: false; code: 'edited_meanwhile'; current: unknown };

async function changeMenu<T extends { ok: boolean }>(
  tx: Tx,
  call: ContentCall,
  { menu, scope }: MenuKey,
  revision: number | null,
  work: (key: ContentKey) => Promise<T>,
): Promise<T | Refused> {
  const key = await openContent(tx, call, scope, `menu ${menu}`);
  if (!key) return { ok: false, code: 'forbidden' };
  if (revision !== null && (await findMenuRevision(tx, key.forSite, menu)) !== revision)
    return { ok: false, code: 'edited_meanwhile', current: await readEditedMenu(tx, call, menu, scope) };
  return work(key);
}

export const saveMenu = (
  db: Db,
  call: ContentCall,
  key: MenuKey,
  { revision, layout }: { revision: number; layout: MenuLayout },
) =>
  withSite(db, call.siteId, (tx) =>
    changeMenu(tx, call, key, revision, async ({ forSite }) => {
      if (layoutFault(layout)) return { ok: false as const, code: 'invalid' as const };
      const by = `staff:${call.staffId}`;
      const saved = await putMenuDraft(tx, forSite, { menu: key.menu, layout, by });
      await auditMenu(tx, call, key, { action: 'menu.draft', after: { entries: layout.entries.length } });
      return { ok: true as const, ...saved, layout };
    }),
  );

export const publishMenu = (
  tx: Tx,
  call: ContentCall,
  key: MenuKey,
  { revision, input }: { revision: number; input: PublishInput },
) =>
  changeMenu(tx, call, key, revision, async ({ forSite, site }) => {
    const window = await readPublishWindow(tx, call.siteId, input);
    if (!window.ok) return window;
    const published = await publishMenuDraft(tx, forSite, key.menu, window);
    if (!published) return NOT_FOUND;
    const { publish_at, publish_until } = published;
    const tags = frameTags(forSite === null ? null : site.slug);
    await scheduleChange(tx, tags, [publish_at, ...(publish_until ? [publish_until] : [])]);
    return audited(tx, call, key, { action: 'menu.publish', row: published });
  });

export const withdrawMenuVersion = (
  tx: Tx,
  call: ContentCall,
  key: MenuKey,
  { version, reason }: { version: number; reason: string },
) =>
  changeMenu(tx, call, key, null, async ({ forSite, site }) => {
    const ended = await endMenuVersion(tx, forSite, key.menu, version);
    if (!ended) return NOT_FOUND;
    await scheduleChange(tx, frameTags(forSite === null ? null : site.slug), [ended.publish_until]);
    return audited(tx, call, key, { action: 'menu.withdraw', row: ended, reason });
  });

export const restoreMenuVersion = (
  tx: Tx,
  call: ContentCall,
  key: MenuKey,
  { revision, version }: { revision: number; version: number },
) =>
  changeMenu(tx, call, key, revision, async ({ forSite }) => {
    const found = await findMenuVersion(tx, key.menu, version);
    if (!found) return NOT_FOUND;
    const { layout } = found;
    const saved = await putMenuDraft(tx, forSite, {
      menu: key.menu,
      layout,
      by: `staff:${call.staffId}`,
    });
    await auditMenu(tx, call, key, { action: 'menu.restore', after: { version } });
    return { ok: true as const, ...saved, layout };
  });

export const listMenuVersions = (db: Db, call: ContentCall, { menu, scope }: MenuKey) =>
  withSite(db, call.siteId, (tx) => findMenuVersions(tx, forSiteOf(scope, call.siteId), menu));

export const showMenuVersion = (db: Db, call: ContentCall, { menu }: MenuKey, version: number) =>
  withSite(db, call.siteId, (tx) => findMenuVersion(tx, menu, version));

interface PublishedRow {
  readonly id: number;
  readonly revision: number;
  readonly publish_at: Date;
  readonly publish_until: Date | null;
}

async function audited(
  tx: Tx,
  call: ContentCall,
  key: MenuKey,
  { action, row, reason }: { action: string; row: PublishedRow; reason?: string },
) {
  const shown = {
    publish_at: row.publish_at.toISOString(),
    publish_until: row.publish_until?.toISOString() ?? null,
  };
  await auditMenu(tx, call, key, { action, after: shown, reason });
  return { ok: true as const, data: { version: row.id, revision: row.revision, ...shown } };
}

const auditMenu = (
  tx: Tx,
  call: ContentCall,
  { menu, scope }: MenuKey,
  { action, after, reason }: { action: string; after: object; reason?: string | undefined },
) =>
  writeAudit(tx, call, {
    action,
    reason: reason ?? null,
    subject: { kind: 'menu', ref: menu },
    before: {},
    after: scope === 'brand' ? { scope, ...after } : after,
  });
