import { createHash } from 'node:crypto';
import { queueFollowAll } from '../../features/versions/queue-follow.ts';
import { type Db, type Tx, unsafeWithAllSites } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { findLibrary, findMediaKeys } from '../library/library.sql.ts';
import { dropOriginals, placeOriginals } from '../library/save-library.ts';
import { allowLongIdle } from '../load/upsert.sql.ts';
import type { Bundle } from './bundle.ts';
import { type AuditedImport, auditImport, findSiteIds } from './import.sql.ts';
import { readBundle } from './read-bundle.ts';
import { hasChanged, purgeSites, type SavedContent, saveContent } from './save-content.ts';
import { toFiles } from './to-files.ts';

/**
 * Brings the database to what a folder says, in one transaction: all of it or nothing. The import is in the audit log of
 * every site if it has changed anything.
 */
export async function importBundle(db: Db, folder: URL, originals: FileStorage): Promise<SavedContent> {
  const bundle = await readBundle(folder);
  const present = await unsafeWithAllSites(db, async (tx) => {
    await refuseUnknown(tx, bundle);
    return findLibrary(tx, { withUnfinished: true });
  });
  // The storage may be far away: no transaction waits for it.
  const placed = await placeOriginals(folder, bundle.library, present, originals);
  try {
    return await unsafeWithAllSites(db, async (tx) => {
      await allowLongIdle(tx);
      const siteIds = await findSiteIds(tx);
      const saved = await saveContent(tx, bundle, siteIds, placed);
      if (hasChanged(saved.report)) {
        await queueFollowAll(tx);
        await purgeSites(tx, siteIds.keys());
        await auditImport(tx, describeImport(bundle, saved));
      }
      return saved;
    });
  } catch (error) {
    await dropOriginals(placed, originals);
    throw error;
  }
}

function describeImport(bundle: Bundle, { report, left, unknown }: SavedContent): AuditedImport {
  const changed = Object.entries(report).flatMap(([table, { inserted, updated, removed }]) =>
    inserted + updated + removed > 0 ? [[table, { inserted, updated, removed }]] : [],
  );
  const files = JSON.stringify([...toFiles(bundle, new Date())]);
  return {
    ref: createHash('sha256').update(files).digest('hex').slice(0, 16),
    after: { changed: Object.fromEntries(changed), left: left.length, unknown: unknown.length },
  };
}

/** Sites and covers that this installation does not have, all named at once, before anything is written. */
async function refuseUnknown(tx: Tx, bundle: Bundle): Promise<void> {
  const siteIds = await findSiteIds(tx);
  const named = [
    ...[...bundle.pages, ...bundle.menus, ...bundle.library].map(({ site }) => site),
    ...bundle.news.articles.flatMap(({ sites }) => sites ?? []),
  ];
  const sites = [...new Set(named)].filter((site) => site !== null && !siteIds.has(site));
  const covers = bundle.news.articles.map(({ cover }) => cover);
  const brought = bundle.library.filter(({ original }) => original).map(({ key }) => key);
  const known = new Set([...(await findMediaKeys(tx, covers)), ...brought]);
  const missing = [...new Set(covers)].filter((key) => !known.has(key));
  const faults = [
    ...sites.map((site) => `there is no site "${site}"`),
    ...missing.map((key) => `there is no picture "${key}", which is the cover of an article`),
  ];
  if (faults.length > 0) throw new Error(`The bundle cannot be imported here:\n  ${faults.join('\n  ')}`);
}
