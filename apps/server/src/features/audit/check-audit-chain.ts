import type { Db } from '../../platform/db/db.ts';
import { listLinks, listRowsBetween } from './audit.sql.ts';
import { hashLink, NO_HASH } from './extend-audit-chain.ts';

const LINKS_AT_ONCE = 200;

export interface ChainCheck {
  readonly links: number;
  readonly rows: number;
  /** The last link; null: no row was linked yet. */
  readonly head: { readonly number: number; readonly hash: string } | null;
  /** The first link that does not fit. What comes after it proves nothing, so the check ends there. */
  readonly fault: { readonly number: number; readonly why: ChainFault } | null;
}

export type ChainFault =
  /** A link is missing, or its number is out of order. */
  | 'missing_link'
  /** It fits its rows, but another hash was written down for it. */
  | 'another_hash'
  /** The hash of its rows is another one: a row was changed, added or removed. */
  | 'rows_changed'
  /** The personal values of a row are not those its hash was made of. */
  | 'private_changed';

export interface WrittenHash {
  readonly number: number;
  readonly hash: string;
}

/**
 * Computes the chain of a site again from its rows. `written` is a link that was written down outside the database, from
 * the log: a chain that was cut off or computed again does not have it.
 */
export async function checkAuditChain(db: Db, siteId: number, written?: WrittenHash): Promise<ChainCheck> {
  let previous: Buffer = NO_HASH;
  let after = '0';
  let links = 0;
  let rows = 0;
  let head: ChainCheck['head'] = null;
  for (;;) {
    const page = await listLinks(db, siteId, { after: links, limit: LINKS_AT_ONCE });
    for (const link of page) {
      if (link.number !== links + 1)
        return { links, rows, head, fault: { number: links + 1, why: 'missing_link' } };
      const contents = await listRowsBetween(db, siteId, { after, through: link.through_xact });
      const hash = hashLink(
        previous,
        contents.map((row) => row.content),
      );
      if (!hash.equals(link.hash) || contents.length !== link.row_count)
        return { links, rows, head, fault: { number: link.number, why: 'rows_changed' } };
      if (contents.some((row) => !row.private_fits))
        return { links, rows, head, fault: { number: link.number, why: 'private_changed' } };
      if (link.number === written?.number && hash.toString('hex') !== written.hash)
        return { links, rows, head, fault: { number: link.number, why: 'another_hash' } };
      previous = hash;
      after = link.through_xact;
      links += 1;
      rows += contents.length;
      head = { number: link.number, hash: hash.toString('hex') };
    }
    if (page.length < LINKS_AT_ONCE) {
      const isCutOff = written !== undefined && written.number > links;
      return { links, rows, head, fault: isCutOff ? { number: links + 1, why: 'missing_link' } : null };
    }
  }
}
