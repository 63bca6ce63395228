import { money, parseMoney } from '@paddock/money';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import type { Applied } from '../feed-noun.ts';
import type { Numbered } from '../lines/feed-line.rules.ts';
import { Amount, Currency, Day, SiteSlug, Text } from '../lines/field.contract.ts';
import { type Outcome, writeMoney } from './feed-outcome.rules.ts';
import { findPriceStandings, insertPrices, type PriceRow, type PriceStanding } from './feed-prices.sql.ts';
import type { FeedSite } from './feed-units.rules.ts';
import { lockFeeds } from './feed-units.sql.ts';
import { followListPrices, followPrices, tagsOf } from './follow-prices.ts';

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
