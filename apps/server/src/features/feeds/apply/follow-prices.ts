import { z } from 'zod';
import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Shop } from '../../../shop.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import { listFeedSites } from '../feeds.sql.ts';
import { followList } from './feed-prices.sql.ts';
import { lockFeeds } from './feed-units.sql.ts';

/** Puts list prices into force whose time has come. Without a site: on every site. */
export const followPrices = defineJob({
  name: 'feeds.follow-prices',
  payload: z.object({ siteId: z.number().int().positive().optional() }),
  maxAttempts: 12,
});

export const feedJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    followPrices,
    async ({ siteId }) => {
      await putPricesIntoForce(db, siteId);
    },
    '20 * * * *',
  ),
];

const AT_ONCE = 1000;

/** Brings every free unit that follows the price list to the price now in force. Returns the products it touched. */
export async function followListPrices(tx: Tx, siteId: number): Promise<string[]> {
  await lockFeeds(tx, siteId);
  const products = new Set<string>();
  for (let moved = AT_ONCE; moved === AT_ONCE; ) {
    const rows = await followList(tx, siteId, AT_ONCE);
    for (const { product } of rows) products.add(product);
    moved = rows.length;
  }
  return [...products];
}

const FEW = 20;

/** Few products: their pages. Many: everything of the site, which is less to say and soon read again. */
export const tagsOf = (site: string, products: readonly string[]): string[] =>
  products.length > FEW ? [`site:${site}`] : products.map((slug) => `product:${slug}`);

/** For the job: on one site or on all, each in a transaction of its own. Run twice it changes nothing. */
export async function putPricesIntoForce(db: Db, siteId: number | undefined): Promise<number> {
  const sites = (await listFeedSites(db)).filter(({ id }) => siteId === undefined || id === siteId);
  let touched = 0;
  for (const site of sites) {
    touched += await withSite(db, site.id, async (tx) => {
      const products = await followListPrices(tx, site.id);
      if (products.length > 0) await queuePurge(tx, tagsOf(site.slug, products));
      return products.length;
    });
  }
  return touched;
}
