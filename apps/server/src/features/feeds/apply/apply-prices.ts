import { money, parseMoney } from '@paddock/money';
import { z } from 'zod';
import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import { defineJob, queueJob } from '../../../platform/jobs/jobs.ts';
import type { Shop } from '../../../shop.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import type { Applied } from '../feed-noun.ts';
import { listFeedSites } from '../feeds.sql.ts';
import type { Numbered } from '../lines/feed-line.rules.ts';
import { Amount, Currency, Day, SiteSlug, Text } from '../lines/field.contract.ts';
import { type Outcome, writeMoney } from './feed-outcome.rules.ts';
import {
  findPriceStandings,
  followList,
  insertPrices,
  type PriceRow,
  type PriceStanding,
} from './feed-prices.sql.ts';
import type { FeedSite } from './feed-units.rules.ts';
import { lockFeeds } from './feed-units.sql.ts';

export const feedJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    followPrices,
    async ({ siteId }) => {
      await putPricesIntoForce(db, siteId);
    },
    '20 * * * *',
  ),
];

/** The list price of a variant on a site from an instant on. A day means its first minute where the site is. */
export const PriceLine = z.strictObject({
  site: SiteSlug,
  variant: Text,
  amount: Amount,
  currency: Currency,
  valid_from: z.union(
    [Day, z.iso.datetime({ offset: true })],
    'must be a day or an instant with its offset, like 2026-12-24 or 2026-12-24T08:00:00+01:00',
  ),
});
export type PriceLine = z.output<typeof PriceLine>;

/** Puts list prices into force whose time has come. Without a site: on every site. */
export const followPrices = defineJob({
  name: 'feeds.follow-prices',
  payload: z.object({ siteId: z.number().int().positive().optional() }),
  maxAttempts: 12,
});

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

/** Adds prices to the list. Those already due reach the units at once, those to come when their time does. */
export async function applyPrices(
  tx: Tx,
  { site }: { site: FeedSite },
  lines: readonly Numbered<PriceLine>[],
): Promise<Applied> {
  await lockFeeds(tx, site.id);
  const names = lines.map(({ line, value }) => ({ line, sku: value.variant, validFrom: value.valid_from }));
  const found = await findPriceStandings(tx, { siteId: site.id, timezone: site.timezone }, names);
  const standings = new Map(found.map((row) => [row.line, row]));
  const judged = lines.map(({ line, value }) => judge(line, value, standings.get(line)!, site));
  const added = judged.flatMap(({ row }) => (row ? [row] : []));
  if (added.length > 0) await insertPrices(tx, site.id, added);
  await comeBackFor(tx, site.id, judged);
  const due = judged.some(({ row, standing }) => row && standing.isDue);
  const products = due ? await followListPrices(tx, site.id) : [];
  return { outcomes: judged.map(({ outcome }) => outcome), tags: tagsOf(site.slug, products) };
}

interface Judged {
  readonly standing: PriceStanding;
  readonly outcome: Outcome;
  readonly row: PriceRow | null;
}

function judge(line: number, value: PriceLine, standing: PriceStanding, site: FeedSite): Judged {
  const name = `${value.variant} from ${value.valid_from}`;
  const refuse = (field: string, message: string): Judged => ({
    standing,
    row: null,
    outcome: { line, name, kind: 'refused', field, message },
  });
  if (standing.variantId === null) return refuse('variant', `${value.variant} is not known`);
  if (value.currency !== site.currency)
    return refuse('currency', `is ${value.currency}, but ${site.slug} sells in ${site.currency}`);
  const amountMinor = toMinor(value);
  if (amountMinor === null) return refuse('amount', `${value.amount} is not an amount of ${value.currency}`);
  const { knownMinor, beforeMinor, validFrom, variantId } = standing;
  if (knownMinor === amountMinor) return { standing, row: null, outcome: { line, name, kind: 'same' } };
  const written = (minor: number) => writeMoney(money(minor, site.currency));
  if (knownMinor !== null)
    return refuse(
      'amount',
      `is ${written(knownMinor)} for that instant already; price history does not change`,
    );
  const row = { variantId, amountMinor, currency: value.currency, validFrom };
  if (beforeMinor === null) return { standing, row, outcome: { line, name, kind: 'created' } };
  const changes = [{ field: 'price', from: written(beforeMinor), to: written(amountMinor) }];
  return { standing, row, outcome: { line, name, kind: 'changed', changes } };
}

function toMinor({ amount, currency }: PriceLine): number | null {
  try {
    return parseMoney(amount, currency).amountMinor;
  } catch {
    return null;
  }
}

async function comeBackFor(tx: Tx, siteId: number, judged: readonly Judged[]) {
  const instants = new Set(
    judged.flatMap(({ row, standing }) => (row && !standing.isDue ? [row.validFrom.getTime()] : [])),
  );
  for (const instant of instants)
    await queueJob(
      tx,
      followPrices,
      { siteId },
      // One look per site and instant, however many lines name it.
      { runAt: new Date(instant), key: `feeds.follow-prices:${siteId}:${instant}` },
    );
}

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
