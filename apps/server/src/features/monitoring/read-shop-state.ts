import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import {
  type JobQueueState,
  type OpenAttempts,
  type RecentOrders,
  type SiteBacklog,
  type UnitClaimState,
  unsafeCountUnbalancedPostings,
  unsafeReadJobQueue,
  unsafeReadOpenAttempts,
  unsafeReadRecentOrders,
  unsafeReadSiteBacklog,
  unsafeReadUnitClaims,
} from './monitoring.sql.ts';

const POSTINGS_PER_SITE = 50;

export interface ShopState {
  readonly jobs: readonly JobQueueState[];
  readonly orders: readonly RecentOrders[];
  readonly claims: readonly UnitClaimState[];
  readonly attempts: readonly OpenAttempts[];
  readonly backlog: readonly SiteBacklog[];
  readonly unbalancedPostings: number;
}

/** What no process can count by itself, because it stands in the database: queues, holds, open payments. */
export const readShopState = (db: Db): Promise<ShopState> =>
  unsafeWithAllSites(db, async (tx) => ({
    jobs: await unsafeReadJobQueue(tx),
    orders: await unsafeReadRecentOrders(tx),
    claims: await unsafeReadUnitClaims(tx),
    attempts: await unsafeReadOpenAttempts(tx),
    backlog: await unsafeReadSiteBacklog(tx),
    unbalancedPostings: await unsafeCountUnbalancedPostings(tx, POSTINGS_PER_SITE),
  }));
