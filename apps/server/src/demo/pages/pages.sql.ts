import type { Tx } from '../../platform/db/db.ts';
import { type SavedVersions, type SiteIds, saveVersions } from '../bundle/save-versions.ts';
import { findOpenVersions, type VersionTable } from '../bundle/subjects.sql.ts';
import type { DemoPage } from './read-pages.ts';

const PAGES: VersionTable = {
  table: 'page_versions',
  key: ['slug', 'locale'],
  content: { title: 'text', description: 'text', blocks: 'jsonb' },
  lockName: ({ slug, locale }) => `page ${slug} ${locale}`,
};

export const findPages = (tx: Tx) => findOpenVersions<DemoPage>(tx, PAGES);

/** A page that differs from the file becomes the next version, unless the desk has changed it since the last load. */
export const savePages = (
  tx: Tx,
  pages: readonly DemoPage[],
  siteIds: SiteIds = new Map(),
): Promise<SavedVersions> => saveVersions(tx, PAGES, pages, siteIds);
