import { type Db, type Tx, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { queueJob, queueJobs } from '../../platform/jobs/jobs.ts';
import { translate } from '../../platform/text/messages.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { tellAlertsJob, tellAlertsKey } from './alerts.jobs.ts';
import {
  findMatches,
  lockLine,
  markTold,
  type ProductKey,
  readUnitWords,
  unsafeFindArrivals,
} from './tell-alerts.sql.ts';
/**
 * Queues the alerts of every product that has a free unit. It looks at the units themselves, not at the events that
 * free one (a new unit, a released claim, an expired hold, a return, a published product), so none can be missed.
 */
export const findArrivals = (db: Db): Promise<number> =>
  unsafeWithAllSites(db, async (tx) => {
    const found = await unsafeFindArrivals(tx);
    const products = found.map(({ site_id, product_id }) => ({ siteId: site_id, productId: product_id }));
    if (products.length > 0)
      await queueJobs(
        tx,
        products.map((payload) => ({ job: tellAlertsJob, payload, key: tellAlertsKey(payload) })),
      );
    return products.length;
  });

const RETRY_SECONDS = 2;

/**
 * Offers the free units of a product to the alerts in its line: one mail for each unit, to the first alert that it
 * suits. The mail is written in the transaction that ends the alert, so a crash loses none and sends none twice. An
 * offered unit is offered to the next alert after the site's waiting time, if it is still free.
 */
export const tellAlerts = (db: Db, product: ProductKey): Promise<number> =>
  withSite(db, product.siteId, async (tx) => {
    if (!(await lockLine(tx, product))) {
      // The other worker may have looked before the unit came: this job looks again.
      const runAt = new Date(Date.now() + RETRY_SECONDS * 1000);
      await queueJob(tx, tellAlertsJob, product, { key: tellAlertsKey(product), runAt });
      return 0;
    }
    const matches = await findMatches(tx, product);
    const candidates = Map.groupBy(matches, ({ alert_id }) => alert_id);
    const pairs = assignUnits(
      [...candidates].map(([alertId, rows]) => ({ alertId, unitIds: rows.map(({ unit_id }) => unit_id) })),
    );
    if (pairs.size === 0) return 0;
    // An alert that was ended a moment ago is not among them; its unit is found again by the next run.
    const told = await markTold(tx, product.siteId, pairs);
    const line = new Map([...candidates.keys()].map((alertId, place) => [alertId, place]));
    const placeOf = (alertId: number) => line.get(alertId) ?? 0;
    await queueMails(
      tx,
      product.siteId,
      told.toSorted((one, other) => placeOf(one.alert_id) - placeOf(other.alert_id)),
    );
    return told.length;
  });

type Told = Awaited<ReturnType<typeof markTold>>;

async function queueMails(tx: Tx, siteId: number, told: Told): Promise<void> {
  const wanted = told.flatMap(({ unit_id, locale }) => (unit_id ? [{ unitId: unit_id, locale }] : []));
  const words = new Map((await readUnitWords(tx, siteId, wanted)).map((row) => [row.unit_id, row]));
  for (const { alert_id, unit_id, email, locale, color_id, filters } of told) {
    const unit = words.get(unit_id ?? '');
    if (!unit) throw new Error(`unit ${unit_id} of alert ${alert_id} is gone`);
    await queueAccountMail(tx, {
      siteId,
      kind: 'alert_told',
      key: `alert:told:${alert_id}`,
      to: email,
      locale,
      givenName: '',
      data: {
        alert_id,
        model: unit.name ?? '',
        variant: joinParts(locale, [unit.color, unit.size]),
        store: joinParts(locale, [unit.store, unit.city]),
        slug: unit.slug,
        color_id,
        filters: filters ?? [],
      },
    });
  }
}

const joinParts = (locale: string, parts: readonly (string | null)[]): string =>
  parts
    .filter((part): part is string => part !== null)
    .reduce((first, second) => (first === '' ? second : translate(locale, 'joined', { first, second })), '');

export interface Candidate {
  readonly alertId: number;
  /** The free units that suit the alert, best first. */
  readonly unitIds: readonly string[];
}

/**
 * Gives each unit to at most one alert, and each alert at most one unit. `candidates` are in the order of the line: an
 * earlier alert is never passed over for a later one, and moves to another unit of its own when that lets a later alert
 * be served too (augmenting paths, as in a bipartite matching).
 */
export function assignUnits(candidates: readonly Candidate[]): Map<number, string> {
  const holders = new Map<string, Candidate>();

  function place(candidate: Candidate, tried: Set<string>): boolean {
    for (const unit of candidate.unitIds) {
      if (tried.has(unit)) continue;
      tried.add(unit);
      const holder = holders.get(unit);
      if (holder && !place(holder, tried)) continue;
      holders.set(unit, candidate);
      return true;
    }
    return false;
  }

  for (const candidate of candidates) place(candidate, new Set());
  return new Map([...holders].map(([unit, { alertId }]) => [alertId, unit]));
}
