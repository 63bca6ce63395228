import { type Db, withSite } from '../../../platform/db/db.ts';
import type { ContentCall } from '../../staff/staff-call.ts';
import { forSiteOf } from '../../versions/change-content.ts';
import type { PageKey } from './change-page.ts';
import { findPageVersion, findPageVersions } from './page-editor.sql.ts';
import { toVersionInfo } from './show-edited-page.ts';

export const listPageVersions = (db: Db, call: ContentCall, page: PageKey) =>
  withSite(db, call.siteId, async (tx) => {
    const rows = await findPageVersions(tx, forSiteOf(page.scope, call.siteId), page);
    return rows.map((row) => ({ ...toVersionInfo(row), title: row.title }));
  });

/** One of the site's or of the brand's: both are compared. */
export const showPageVersion = (db: Db, call: ContentCall, page: PageKey, version: number) =>
  withSite(db, call.siteId, async (tx) => {
    const row = await findPageVersion(tx, page, version);
    return row && { ...toVersionInfo(row), text: row.text };
  });
