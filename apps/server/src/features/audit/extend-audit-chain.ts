import { createHash } from 'node:crypto';
import { type Db, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { findLastLink, insertLink, listUnlinkedRows, unsafeListSitesToLink } from './audit.sql.ts';

/** Before the first link. */
export const NO_HASH = Buffer.alloc(32);

/** The hash of a link: that of the link before, then one hash per row, in the order of their transactions. */
export function hashLink(previous: Buffer, contents: readonly string[]): Buffer {
  const link = createHash('sha256').update(previous);
  for (const content of contents) link.update(createHash('sha256').update(content).digest());
  return link.digest();
}

const ROWS_PER_LINK = 5000;

export interface ChainHead {
  readonly site: string;
  readonly number: number;
  readonly hash: string;
}

/** Links the audit rows of ended transactions, site by site, and returns the new last link of each site. */
export async function extendAuditChain(db: Db, { rowsPerLink = ROWS_PER_LINK } = {}): Promise<ChainHead[]> {
  const heads: ChainHead[] = [];
  for (const { id, slug } of await unsafeWithAllSites(db, unsafeListSitesToLink)) {
    let last: Omit<ChainHead, 'site'> | null = null;
    for (let next = await addLink(db, id, rowsPerLink); next; next = await addLink(db, id, rowsPerLink))
      last = next;
    if (last) heads.push({ site: slug, ...last });
  }
  return heads;
}

/** Null: nothing to link, or another worker links this site. */
function addLink(db: Db, siteId: number, limit: number): Promise<Omit<ChainHead, 'site'> | null> {
  return withSite(db, siteId, async (tx) => {
    const before = await findLastLink(tx, siteId);
    const rows = await listUnlinkedRows(tx, siteId, { after: before?.through_xact ?? '0', limit });
    const through = rows.at(-1)?.xact;
    if (!through) return null;
    const number = (before?.number ?? 0) + 1;
    const hash = hashLink(
      before?.hash ?? NO_HASH,
      rows.map((row) => row.content),
    );
    const isWritten = await insertLink(tx, { siteId, number, through, rowCount: rows.length, hash });
    return isWritten ? { number, hash: hash.toString('hex') } : null;
  });
}
