import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import {
  type JobQueueState,
  type OpenAttempts,
  type RecentOrders,
  type SiteBacklog,
  type UnitClaimState,
  unsafeCountUnbalancedPostings,
  unsafeReadJobQueue,
  unsafeReadNewestPosting,
  unsafeReadOpenAttempts,
  unsafeReadRecentOrders,
  unsafeReadSiteBacklog,
  unsafeReadSitesWithoutTax,
  unsafeReadUnitClaims,
} from './monitoring.sql.ts';

// A posting is visible only when its transaction commits, which may be after one with a higher number.
const OVERLAPPING_POSTINGS = 1000;
const FIRST_POSTINGS = 5000;

/** Up to which posting the ledger was read; each reading starts where the one before ended. */
export interface LedgerProgress {
  checkedUpTo: number | null;
}

export interface ShopState {
  readonly jobs: readonly JobQueueState[];
  readonly orders: readonly RecentOrders[];
  readonly claims: readonly UnitClaimState[];
  readonly attempts: readonly OpenAttempts[];
  readonly backlog: readonly SiteBacklog[];
  readonly sitesWithoutTax: readonly { readonly site: string }[];
  readonly unbalancedPostings: number;
}

/** What no process can count by itself, because it stands in the database: queues, holds, open payments. */
export async function readShopState(
  db: Db,
  ledger: LedgerProgress = { checkedUpTo: null },
): Promise<ShopState> {
  const { newestPosting, ...state } = await unsafeWithAllSites(db, async (tx) => {
    const newestPosting = await unsafeReadNewestPosting(tx);
    const after = (ledger.checkedUpTo ?? newestPosting - FIRST_POSTINGS) - OVERLAPPING_POSTINGS;
    return {
      newestPosting,
      jobs: await unsafeReadJobQueue(tx),
      orders: await unsafeReadRecentOrders(tx),
      claims: await unsafeReadUnitClaims(tx),
      attempts: await unsafeReadOpenAttempts(tx),
      backlog: await unsafeReadSiteBacklog(tx),
      sitesWithoutTax: await unsafeReadSitesWithoutTax(tx),
      unbalancedPostings: await unsafeCountUnbalancedPostings(tx, after),
    };
  });
  ledger.checkedUpTo = newestPosting;
  return state;
}
